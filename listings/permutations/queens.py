import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = list(range(n + 1))  # x[row] = column; x[0] is not used
count = 0


def solved():
    for j in range(2, n + 1):
        for i in range(1, j):
            if j - i == abs(x[i] - x[j]):
                return False
    return True


def permute(d):  #@ enter
    global count
    for i in range(d, n + 1):  #@ return
        if d < n:
            x[d], x[i] = x[i], x[d]  #@ swap
            permute(d + 1)  #@ call
            x[d], x[i] = x[i], x[d]  #@ swap-back
        else:
            pass  # the board is full  #@ place
            if solved():  #@ test
                print(*x[1:])  #@ solution
                count += 1
            pass  # the board is left  #@ remove


permute(1)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
