public class Queens {
    static int n;
    static int[] x; // x[row] = column; x[0] is not used
    static int all; // n bits; the lowest is column 1
    static int count;

    // C, L, R: what is attacked from above, straight down and along
    // the diagonals, which move one bit left or right a row.
    static void place(int row, int C, int L, int R) {  //@ enter
        int free = all & ~(C | L | R);
        while (free != 0) {  //@ return
            int b = free & -free; // the lowest  //@ test
            free -= b;
            x[row] = Integer.numberOfTrailingZeros(b) + 1;  //@ place
            if (row == n) {
                print();  //@ solution
                count++;
            } else {
                place(row + 1, C | b, (L | b) << 1, (R | b) >> 1);  //@ call
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
        all = (1 << n) - 1;
        place(1, 0, 0, 0);
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
