import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
count = 0

even = list(range(2, n + 1, 2))  #@ enter
odd = list(range(1, n + 1, 2))  #@ call


def to_end(number):
    numbers = even if number % 2 == 0 else odd
    numbers.remove(number)
    numbers.append(number)  #@ move


if n != 2 and n != 3:
    if n % 6 == 2:
        odd[:2] = 3, 1  #@ swap
        to_end(5)
    elif n % 6 == 3:
        to_end(2)
        to_end(1)
        to_end(3)
    for row, column in enumerate(even + odd, start=1):
        x[row] = column  #@ place
    print(*x[1:])  #@ solution
    count = 1

solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
