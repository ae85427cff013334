#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<int> x; // x[row] = column; x[0] is not used

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

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    x.resize(n + 1);
    int count = 0;
    int k = 1, queens = 0;  //@ enter
    while (k >= 1) {
        if (x[k] > 0)
            queens--; // queen k leaves column x[k]  //@ remove
        x[k]++;
        while (x[k] <= n) {
            if (free(k, x[k]))  //@ test
                break;
            x[k]++;
        }
        if (x[k] > n) {
            x[k] = 0;  //@ return
            k--;
        } else {
            queens++; // queen k stands on column x[k]  //@ place
            if (queens == n) {
                print();  //@ solution
                count++;
            } else {
                k++;  //@ call
            }
        }
    }
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
