import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 4
x = [0] * (n + 1)  # x[row] = column; x[0] is not used
count = 0


class Node:  # in two rings: left and right, up and down
    def __init__(self, item=None, row=0, column=0):
        self.left = self.right = self.up = self.down = self
        self.item, self.row, self.column = item, row, column
        self.size = 0  # of an item: its options

    def join(self, ring):  # as the last on its left and right
        self.left, self.right = ring.left, ring
        self.left.right = ring.left = self

    def hang(self):  # as the last option of its item
        self.up, self.down = self.item.up, self.item
        self.up.down = self.item.up = self
        self.item.size += 1


def around(start, way):
    node = getattr(start, way)
    while node is not start:
        yield node
        node = getattr(node, way)


def cover(item):
    item.left.right, item.right.left = item.right, item.left
    for option in around(item, "down"):
        for node in around(option, "right"):
            node.up.down, node.down.up = node.down, node.up
            node.item.size -= 1
    return item


def uncover(item):
    for option in around(item, "up"):
        for node in around(option, "left"):
            node.up.down = node.down.up = node
            node.item.size += 1
    item.left.right = item.right.left = item


def each(change, option, way):  # the other items of an option
    for node in around(option, way):
        change(node.item)


def fewest():  # the item of fewest options, covered
    return cover(min(around(root, "right"), key=lambda i: i.size))


def solve(item):
    global count
    for option in around(item, "down"):
        row, column = option.row, option.column  #@ test
        x[row] = column  #@ place
        each(cover, option, "right")  #@ prune
        if root.right is root:
            print(*x[1:])  #@ solution
            count += 1
        else:
            uncover(solve(fewest()))  #@ call
        each(uncover, option, "left")  #@ restore
        x[row] = 0  #@ remove
    return item  # no option is left  #@ return


# Rows and columns must get a queen: they are in the root's ring.
# Diagonals may get one: each is an item in a ring of its own.
root = Node()
rows, columns, diagonals, antidiagonals = (
    [Node() for _ in range(2 * n)] for _ in range(4)
)
for item in rows[1:n + 1] + columns[1:n + 1]:
    item.join(root)
for r in range(1, n + 1):
    for c in range(1, n + 1):
        items = (
            rows[r], columns[c],
            diagonals[n + r - c], antidiagonals[r + c - 1],
        )
        option = [Node(item, r, c) for item in items]
        for node in option:
            node.hang()
            node.join(option[0])

uncover(solve(fewest()))  #@ enter
solutions = "solution" if count == 1 else "solutions"
print(f"n = {n}: {count} {solutions}")  #@ done
