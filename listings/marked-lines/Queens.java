public class Queens {
    static int n;
    static int[] x; // x[row] = column; x[0] is not used
    static int[][] mark; // mark[row][column]
    static int count;

    // a queen, and the marks on her lines
    static void change(int row, int column, int by) {
        x[row] = by > 0 ? column : 0;
        for (int r = 1; r <= n; r++)
            for (int c = 1; c <= n; c++)
                if (r == row || c == column || r - c == row - column
                        || r + c == row + column)
                    mark[r][c] += by;
    }

    static void place(int row) {  //@ enter
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

    static void print() {
        for (int row = 1; row <= n; row++)
            System.out.print(x[row] + (row < n ? " " : "\n"));
    }

    public static void main(String[] args) {
        n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        x = new int[n + 1];
        mark = new int[n + 1][n + 1];
        place(1);
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
