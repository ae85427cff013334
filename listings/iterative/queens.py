import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
count = 0


def free(row, column):
    for r in range(1, row):
        if x[r] == column or abs(row - r) == abs(column - x[r]):
            return False
    return True


k, queens = 1, 0  #@ enter
while k >= 1:
    if x[k] > 0:
        queens -= 1  # queen k leaves column x[k]  #@ remove
    x[k] += 1
    while x[k] <= n:
        if free(k, x[k]):  #@ test
            break
        x[k] += 1
    if x[k] > n:
        x[k] = 0  #@ return
        k -= 1
    else:
        queens += 1  # queen k stands on column x[k]  #@ place
        if queens == n:
            print(*x[1:])  #@ solution
            count += 1
        else:
            k += 1  #@ call

solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
