public class Queens {
    static int n;
    static int[] x; // x[row] = column; x[0] is not used
    static int count;

    static boolean solved() {
        for (int j = 2; j <= n; j++)
            for (int i = 1; i < j; i++)
                if (j - i == Math.abs(x[i] - x[j]))
                    return false;
        return true;
    }

    static void swap(int i, int j) {
        int column = x[i];
        x[i] = x[j];
        x[j] = column;
    }

    static void permute(int d) {  //@ enter
        for (int i = d; i <= n; i++) {  //@ return
            if (d < n) {
                swap(d, i);  //@ swap
                permute(d + 1);  //@ call
                swap(d, i);  //@ swap-back
            } else { // the board is full  //@ place
                if (solved()) {  //@ test
                    print();  //@ solution
                    count++;
                }
                // the board is left  //@ remove
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
        for (int row = 1; row <= n; row++)
            x[row] = row;
        permute(1);
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
