#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<std::vector<int>> a; // a[row][column]: 1, a queen
int queens = 0, count = 0;

bool free(int row, int column) {
    // nobody to the right or below
    const int ways[4][2] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
    for (auto [down, right] : ways) {
        int r = row + down, c = column + right;
        while (r <= n && 1 <= c && c <= n) {
            if (a[r][c] == 1)
                return false;
            r += down;
            c += right;
        }
    }
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

// squares are numbered from 1 to n * n
void visit(int square) {  //@ enter
    int row = (square - 1) / n + 1;
    int column = (square - 1) % n + 1;
    if (free(row, column)) {  //@ test
        queens++;
        a[row][column] = 1;  //@ place
        if (queens == n) {
            print();  //@ solution
            count++;
        } else if (square > 1) {
            visit(square - 1);  //@ call
        }
        queens--;
        a[row][column] = 0;  //@ remove
    }
    if (square > 1)
        visit(square - 1);  //@ without
    // both ways are tried  //@ return
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    a.assign(n + 1, std::vector<int>(n + 1));
    visit(n * n);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
