import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
# a[row][column] is 1 where a queen stands
a = [[0] * (n + 1) for _ in range(n + 1)]
count = 0


def free(row, column):  # no 1 straight up or diagonally upwards
    for up in range(1, row):
        for c in column - up, column, column + up:
            if 1 <= c <= n and a[row - up][c] == 1:
                return False
    return True


def place(row):  #@ enter
    global count
    for column in range(1, n + 1):  #@ return
        if free(row, column):  #@ test
            a[row][column] = 1  #@ place
            if row == n:
                print_board()  #@ solution
                count += 1
            else:
                place(row + 1)  #@ call
            a[row][column] = 0  #@ remove


def print_board():
    print(*(a[row].index(1) for row in range(1, n + 1)))


place(1)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
