#include <iostream>
#include <string>
#include <vector>

int n;
using Bits = unsigned;

std::vector<int> x; // x[row] = column; x[0] is not used
Bits all; // n bits; the lowest is column 1
int count = 0;

int column_of(Bits bit) {
    int column = 1;
    while (bit >>= 1)
        column++;
    return column;
}

void print() {
    for (int row = 1; row <= n; row++)
        std::cout << x[row] << (row < n ? ' ' : '\n');
}

// C, L, R: what is attacked from above, straight down and along the
// diagonals, which move one bit left or right with every row.
void place(int row, Bits C, Bits L, Bits R) {  //@ enter
    Bits open = all & ~(C | L | R);
    while (open != 0) {  //@ return
        Bits b = open & -open; // the lowest  //@ test
        open -= b;
        x[row] = column_of(b);  //@ place
        if (row == n) {
            print();  //@ solution
            count++;
        } else {
            place(row + 1, C | b, (L | b) << 1, (R | b) >> 1);  //@ call
        }
        x[row] = 0;  //@ remove
    }
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    x.resize(n + 1);
    all = (1u << n) - 1;
    place(1, 0, 0, 0);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
