import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
count = 0


def free(row, column):
    for r in range(1, row):
        if x[r] == column or abs(row - r) == abs(column - x[r]):
            return False
    return True


def place(row):  #@ enter
    global count
    for column in range(1, n + 1):  #@ return
        if free(row, column):  #@ test
            x[row] = column  #@ place
            if row == n:
                print(*x[1:])  #@ solution
                count += 1
            else:
                place(row + 1)  #@ call
            # not needed: the next column overwrites x[row]
            x[row] = 0  #@ remove


place(1)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
