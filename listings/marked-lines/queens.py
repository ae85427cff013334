import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
mark = [[0] * (n + 1) for _ in range(n + 1)]  # mark[row][column]
count = 0


def change(row, column, by):  # a queen, and the marks on her lines
    x[row] = column if by > 0 else 0
    for r in range(1, n + 1):
        for c in range(1, n + 1):
            straight = r == row or c == column
            diagonal = abs(r - row) == abs(c - column)
            if straight or diagonal:
                mark[r][c] += by


def place(row):  #@ enter
    global count
    for column in range(1, n + 1):  #@ return
        if mark[row][column] == 0:  #@ test
            change(row, column, +1)  #@ place
            if row == n:
                print(*x[1:])  #@ solution
                count += 1
            else:
                place(row + 1)  #@ call
            change(row, column, -1)  #@ remove


place(1)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
