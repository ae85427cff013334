#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<int> q; // q[k] = the square of queen k
int count = 0;

int row(int square) {
    return (square - 1) / n + 1;
}

int column(int square) {
    return (square - 1) % n + 1;
}

bool attack(int a, int b) {
    int rows = std::abs(row(a) - row(b));
    int columns = std::abs(column(a) - column(b));
    return rows == 0 || columns == 0 || rows == columns;
}

bool solved() {
    for (int j = 2; j <= n; j++)
        for (int i = 1; i < j; i++)
            if (attack(q[i], q[j]))
                return false;
    return true;
}

void print() {
    for (int k = 1; k <= n; k++)
        std::cout << column(q[k]) << (k < n ? ' ' : '\n');
}

void place(int k, int first) {  //@ enter
    for (int square = first; square <= n * n; square++) {  //@ return
        q[k] = square;  //@ place
        if (k < n) {
            place(k + 1, square + 1);  //@ call
        } else if (solved()) {  //@ test
            print();  //@ solution
            count++;
        }
        q[k] = 0;  //@ remove
    }
}

int main(int argc, char* argv[]) {
    n = argc > 1 ? std::stoi(argv[1]) : 4;
    q.resize(n + 1);
    place(1, 1);
    std::cout << "n = " << n << ": " << count  //@ done
              << (count == 1 ? " solution\n" : " solutions\n");
}
