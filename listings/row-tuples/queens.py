import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
count = 0


def solved():
    for j in range(2, n + 1):
        for i in range(1, j):
            if x[i] == x[j] or j - i == abs(x[i] - x[j]):
                return False
    return True


def place(row):  #@ enter
    global count
    for column in range(1, n + 1):  #@ return
        x[row] = column  #@ place
        if row < n:
            place(row + 1)  #@ call
        elif solved():  #@ test
            print(*x[1:])  #@ solution
            count += 1
        x[row] = 0  #@ remove


place(1)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
