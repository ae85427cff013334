import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
ALL = (1 << n) - 1  # n bits; the lowest is column 1
count = 0


# The columns attacked from above: straight down, and along the
# diagonals, which move one bit left or right with every row.
def place(row, columns, left, right):  #@ enter
    global count
    free = ALL & ~(columns | left | right)
    while free:  #@ return
        bit = free & -free  # the lowest  #@ test
        free -= bit
        x[row] = bit.bit_length()  #@ place
        if row == n:
            print(*x[1:])  #@ solution
            count += 1
        else:
            place(row + 1, columns | bit,  #@ call
                  (left | bit) << 1, (right | bit) >> 1)
        x[row] = 0  #@ remove


place(1, 0, 0, 0)
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
