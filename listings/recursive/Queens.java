public class Queens {
    static int n;
    static int[] x; // x[row] = column; x[0] is not used
    static int count;

    static boolean free(int row, int column) {
        for (int r = 1; r < row; r++)
            if (x[r] == column
                    || Math.abs(row - r) == Math.abs(column - x[r]))
                return false;
        return true;
    }

    static void place(int row) {  //@ enter
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

    static void print() {
        for (int row = 1; row <= n; row++)
            System.out.print(x[row] + (row < n ? " " : "\n"));
    }

    public static void main(String[] args) {
        n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        x = new int[n + 1];
        place(1);
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
