import sys
from itertools import combinations

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
q = [0] * (n + 1)  # q[k] = the square of queen k
count = 0


def row(square):
    return (square - 1) // n + 1


def column(square):
    return (square - 1) % n + 1


def attack(a, b):
    rows = abs(row(a) - row(b))
    columns = abs(column(a) - column(b))
    return rows == 0 or columns == 0 or rows == columns


def solved():
    pairs = combinations(q[1:], 2)
    return not any(attack(a, b) for a, b in pairs)


def place(k):  #@ enter
    global count
    for square in range(1, n * n + 1):  #@ return
        if square not in q:
            q[k] = square  #@ place
            if k < n:
                place(k + 1)  #@ call
            elif solved():  #@ test
                print(*map(column, sorted(q[1:])))  #@ solution
                count += 1
            q[k] = 0  #@ remove


place(1)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
