#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<int> x; // x[row] = column; x[0] is not used
std::vector<std::vector<int>> mark; // mark[row][column]
int count = 0;

// a queen, and the marks on her lines
void change(int row, int column, int by) {
    x[row] = by > 0 ? column : 0;
    for (int r = 1; r <= n; r++)
        for (int c = 1; c <= n; c++)
            if (r == row || c == column || r - c == row - column
                || r + c == row + column)
                mark[r][c] += by;
}

void print() {
    for (int row = 1; row <= n; row++)
        std::cout << x[row] << (row < n ? ' ' : '\n');
}

void place(int row) {  //@ enter
    for (int column = 1; column <= n; column++) {  //@ return
        if (mark[row][column] == 0) {  //@ test
            change(row, column, +1);  //@ place
            if (row == n) {
                print();  //@ solution
                count++;
            } else {
                place(row + 1);  //@ call
            }
            change(row, column, -1);  //@ remove
        }
    }
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    x.resize(n + 1);
    mark.assign(n + 1, std::vector<int>(n + 1));
    place(1);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
