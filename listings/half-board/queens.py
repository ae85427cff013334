import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
ALL = (1 << n) - 1  # n bits; the lowest is column 1
HALF = (1 << (n + 1) // 2) - 1  # up to the middle column
count = 0


# C, L, R: what is attacked from above, straight down and along the
# diagonals, which move one bit left or right with every row.
def place(row, C, L, R):  #@ enter
    global count
    free = (HALF if row == 1 else ALL) & ~(C | L | R)
    while free:  #@ return
        b = free & -free  # the lowest  #@ test
        free -= b
        x[row] = b.bit_length()  #@ place
        if row == n:
            print(*x[1:])  #@ solution
            count += 1
            if 2 * x[1] != n + 1:  # not from the middle column
                print(*(n + 1 - column for column in x[1:]))  #@ mirror
                count += 1
        else:
            place(row + 1, C | b, (L | b) << 1, (R | b) >> 1)  #@ call
        x[row] = 0  #@ remove


place(1, 0, 0, 0)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
