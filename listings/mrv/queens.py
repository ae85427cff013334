import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
D = [set(range(1, n + 1)) for _ in x]  # D[row]: its free columns
count = 0


def lines(column, rows):  # hers, where they cross a row so far away
    squares = column - rows, column, column + rows
    return [c for c in squares if 1 <= c <= n]


def place(row):  #@ enter
    global count
    for column in sorted(D[row]):  #@ return
        x[row] = column  #@ place
        empty = [r for r in range(1, n + 1) if x[r] == 0]
        out = {}  # what she takes out of D, by row
        for r in empty:
            for c in lines(column, abs(r - row)):
                if c in D[r]:  #@ test
                    D[r].remove(c)  #@ prune
                    out.setdefault(r, []).append(c)
        if not empty:
            print(*x[1:])  #@ solution
            count += 1
        elif all(D[r] for r in empty):
            place(min(empty, key=lambda r: len(D[r])))  #@ call
        for r in out:
            D[r].update(out[r])  #@ restore
        x[row] = 0  #@ remove


place(1)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
