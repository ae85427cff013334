public class Queens {
    static int n;
    static int[] q; // q[k] = the square of queen k
    static int count;

    static int row(int square) {
        return (square - 1) / n + 1;
    }

    static int column(int square) {
        return (square - 1) % n + 1;
    }

    static boolean attack(int a, int b) {
        int rows = Math.abs(row(a) - row(b));
        int columns = Math.abs(column(a) - column(b));
        return rows == 0 || columns == 0 || rows == columns;
    }

    static boolean solved() {
        for (int j = 2; j <= n; j++)
            for (int i = 1; i < j; i++)
                if (attack(q[i], q[j]))
                    return false;
        return true;
    }

    static void place(int k, int first) {  //@ enter
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

    static void print() {
        for (int k = 1; k <= n; k++)
            System.out.print(column(q[k]) + (k < n ? " " : "\n"));
    }

    public static void main(String[] args) {
        n = args.length > 0 ? Integer.parseInt(args[0]) : 4;
        q = new int[n + 1];
        place(1, 1);
        String solutions = count == 1 ? "solution" : "solutions";
        System.out.printf("n = %d: %d %s\n", n, count, solutions);  //@ done
    }
}
