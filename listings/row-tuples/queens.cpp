#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<int> x; // x[row] = column; x[0] is not used
int count = 0;

bool solved() {
    for (int j = 2; j <= n; j++)
        for (int i = 1; i < j; i++)
            if (x[i] == x[j] || j - i == std::abs(x[i] - x[j]))
                return false;
    return true;
}

void print() {
    for (int row = 1; row <= n; row++)
        std::cout << x[row] << (row < n ? ' ' : '\n');
}

void place(int row) {  //@ enter
    for (int column = 1; column <= n; column++) {  //@ return
        x[row] = column;  //@ place
        if (row < n) {
            place(row + 1);  //@ call
        } else if (solved()) {  //@ test
            print();  //@ solution
            count++;
        }
        x[row] = 0;  //@ remove
    }
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    x.resize(n + 1);
    place(1);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
