public class Queens {
    static int n;
    static int[] x; // x[row] = column; x[0] is not used
    static int count;

    static boolean solved() {
        for (int j = 2; j <= n; j++)
            for (int i = 1; i < j; i++)
                if (x[i] == x[j] || j - i == Math.abs(x[i] - x[j]))
                    return false;
        return true;
    }

    static void place(int row) {  //@ enter
        for (int column = 1; column <= n; column++) {  //@ return
            x[row] = column;  //@ place
            if (row < n) {
                place(row + 1);  //@ call
            } else if (solved()) {  //@ test
                print();  //@ solution
                count++;
            }
            x[row] = 0;  //@ remove
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
