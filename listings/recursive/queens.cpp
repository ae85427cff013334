#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<int> x; // x[row] = column; x[0] is not used
int count = 0;

bool free(int row, int column) {
    for (int r = 1; r < row; r++)
        if (x[r] == column
            || std::abs(row - r) == std::abs(column - x[r]))
            return false;
    return true;
}

void print() {
    for (int row = 1; row <= n; row++)
        std::cout << x[row] << (row < n ? ' ' : '\n');
}

void place(int row) {  //@ enter
    for (int column = 1; column <= n; column++) {  //@ return
        if (free(row, column)) {  //@ test
            x[row] = column;  //@ place
            if (row == n) {
                print();  //@ solution
                count++;
            } else {
                place(row + 1);  //@ call
            }
            // not needed: the next column overwrites x[row]
            x[row] = 0;  //@ remove
        }
    }
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    x.resize(n + 1);
    place(1);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
