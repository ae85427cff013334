public class Queens {
    static int n;
    static int[][] a; // a[row][column]: 1, a queen
    static int queens, count;

    static boolean free(int row, int column) {
        // nobody to the right or below
        int[][] ways = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
        for (int[] way : ways) {
            int r = row + way[0], c = column + way[1];
            while (r <= n && 1 <= c && c <= n) {
                if (a[r][c] == 1)
                    return false;
                r += way[0];
                c += way[1];
            }
        }
        return true;
    }

    // squares are numbered from 1 to n * n
    static void visit(int square) {  //@ enter
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

    static void print() {
        for (int row = 1; row <= n; row++) {
            int column = 1;
            while (a[row][column] == 0)
                column++;
            System.out.print(column + (row < n ? " " : "\n"));
        }
    }

    public static void main(String[] args) {
        n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        a = new int[n + 1][n + 1];
        visit(n * n);
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
