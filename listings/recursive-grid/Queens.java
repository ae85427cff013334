public class Queens {
    static int n;
    static int[][] a; // a[row][column]: 1, a queen
    static int count;

    static boolean free(int row, int column) {
        // no 1 straight up or diagonally upwards
        for (int up = 1; up < row; up++)
            for (int c = column - up; c <= column + up; c += up)
                if (1 <= c && c <= n && a[row - up][c] == 1)
                    return false;
        return true;
    }

    static void place(int row) {  //@ enter
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
        place(1);
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
