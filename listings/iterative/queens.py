import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
count = 0


def free(row, column):
    for r in range(1, row):
        if x[r] == column or abs(row - r) == abs(column - x[r]):
            return False
    return True


k = 1  #@ enter
while k >= 1:
    x[k] += 1  # moving queen k on takes her off  #@ remove
    while x[k] <= n and not free(k, x[k]):  #@ test
        x[k] += 1
    if x[k] > n:
        x[k] = 0
        k -= 1  #@ return
    else:  # queen k stands on column x[k]  #@ place
        if k == n:
            print(*x[1:])  #@ solution
            count += 1
        else:
            k += 1  #@ call

solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
