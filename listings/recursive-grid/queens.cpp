#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<std::vector<int>> a; // a[row][column]: 1, a queen
int count = 0;

bool free(int row, int column) {
    // no 1 straight up or diagonally upwards
    for (int up = 1; up < row; up++)
        for (int c = column - up; c <= column + up; c += up)
            if (1 <= c && c <= n && a[row - up][c] == 1)
                return false;
    return true;
}

void print() {
    for (int row = 1; row <= n; row++) {
        int column = 1;
        while (a[row][column] == 0)
            column++;
        std::cout << column << (row < n ? ' ' : '\n');
    }
}

void place(int row) {  //@ enter
    for (int column = 1; column <= n; column++) {  //@ return
        if (free(row, column)) {  //@ test
            a[row][column] = 1;  //@ place
            if (row == n) {
                print();  //@ solution
                count++;
            } else {
                place(row + 1);  //@ call
            }
            a[row][column] = 0;  //@ remove
        }
    }
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    a.assign(n + 1, std::vector<int>(n + 1));
    place(1);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
