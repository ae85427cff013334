#include <cstdlib>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

int n;
std::vector<int> x; // x[row] = column; x[0] is not used
int count = 0;

bool solved() {
    for (int j = 2; j <= n; j++)
        for (int i = 1; i < j; i++)
            if (j - i == std::abs(x[i] - x[j]))
                return false;
    return true;
}

void print() {
    for (int row = 1; row <= n; row++)
        std::cout << x[row] << (row < n ? ' ' : '\n');
}

void permute(int d) {  //@ enter
    for (int i = d; i <= n; i++) {  //@ return
        if (d < n) {
            std::swap(x[d], x[i]);  //@ swap
            permute(d + 1);  //@ call
            std::swap(x[d], x[i]);  //@ swap-back
        } else { // the board is full  //@ place
            if (solved()) {  //@ test
                print();  //@ solution
                count++;
            }
            // the board is left  //@ remove
        }
    }
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    x.resize(n + 1);
    std::iota(x.begin(), x.end(), 0); // x[row] = row
    permute(1);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
