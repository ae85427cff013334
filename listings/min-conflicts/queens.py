import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
state = int(sys.argv[2]) if len(sys.argv) > 2 else 1  # the seed
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
numbers = range(1, n + 1)
moves = count = 0


def lot(choices):  # drawn by SplitMix64
    global state
    whole = 2**64 - 1
    state = (state + 0x9E3779B97F4A7C15) & whole
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & whole
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & whole
    z = z ^ (z >> 31)
    return choices[(z >> 32) * len(choices) >> 32]


def attackers(row, column):
    others = (r for r in numbers if r != row)
    return sum(
        x[r] == column or abs(r - row) == abs(x[r] - column)
        for r in others
    )


def attacked_rows():
    return [row for row in numbers if attackers(row, x[row])]


def move(row):
    global moves
    weight = {}
    for c in numbers:
        weight[c] = attackers(row, c)  #@ test
    others = [c for c in numbers if c != x[row]]
    least = min(weight[c] for c in others)
    best = lot([c for c in others if weight[c] == least])
    moves += 1
    # she stays only where no other column is as good
    x[row] = min(best, x[row], key=weight.get)  #@ move


for start in range(1, 21):
    for row in numbers:
        if x[row] > 0:
            x[row] = 0  #@ remove
    for row in numbers:
        x[row] = lot(numbers)  #@ place
    while attacked_rows() and moves < start * (50 + 2 * n):
        move(lot(attacked_rows()))  #@ call
    if not attacked_rows():
        print(*x[1:])  #@ solution
        count = 1
        break

solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
