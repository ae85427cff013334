import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
# a[row][column] is 1 where a queen stands
a = [[0] * (n + 1) for _ in range(n + 1)]
count = 0
queens = 0


def free(row, column):  # nobody to the right or below
    for down, right in (0, 1), (1, -1), (1, 0), (1, 1):
        r, c = row + down, column + right
        while r <= n and 1 <= c <= n:
            if a[r][c] == 1:
                return False
            r, c = r + down, c + right
    return True


def visit(square):  # squares are numbered from 1 to n * n  #@ enter
    global count, queens
    row, column = (square - 1) // n + 1, (square - 1) % n + 1
    if free(row, column):  #@ test
        queens += 1
        a[row][column] = 1  #@ place
        if queens == n:
            print_board()  #@ solution
            count += 1
        elif square > 1:
            visit(square - 1)  #@ call
        queens -= 1
        a[row][column] = 0  #@ remove
    if square > 1:
        visit(square - 1)  #@ without
    return  # both ways are tried  #@ return


def print_board():
    print(*(a[row].index(1) for row in range(1, n + 1)))


visit(n * n)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
