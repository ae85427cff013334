public class Queens {
    static int n;
    static int[] x; // x[row] = column; x[0] is not used

    static boolean free(int row, int column) {
        for (int r = 1; r < row; r++)
            if (x[r] == column
                    || Math.abs(row - r) == Math.abs(column - x[r]))
                return false;
        return true;
    }

    static void print() {
        for (int row = 1; row <= n; row++)
            System.out.print(x[row] + (row < n ? " " : "\n"));
    }

    public static void main(String[] args) {
        n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        x = new int[n + 1];
        int count = 0;
        int k = 1, queens = 0;  //@ enter
        while (k >= 1) {
            if (x[k] > 0)
                queens--; // queen k leaves column x[k]  //@ remove
            x[k]++;
            while (x[k] <= n) {
                if (free(k, x[k]))  //@ test
                    break;
                x[k]++;
            }
            if (x[k] > n) {
                x[k] = 0;  //@ return
                k--;
            } else {
                queens++; // queen k stands on column x[k]  //@ place
                if (queens == n) {
                    print();  //@ solution
                    count++;
                } else {
                    k++;  //@ call
                }
            }
        }
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
