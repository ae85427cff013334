/* Counts the solutions of the n-queens problem on bit sets: the loop of `analysis::count` as one writes it in C.
   count N ROUNDS prints the count and the least of the rounds' times in nanoseconds. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct above {
    uint32_t columns, left, right, free;
};

static uint64_t count(unsigned n) {
    uint32_t all = n < 32 ? (1u << n) - 1 : ~0u;
    struct above above[32] = {{0, 0, 0, all}};
    unsigned row = 0;
    uint64_t solutions = 0;
    for (;;) {
        uint32_t free = above[row].free;
        if (free == 0) {
            if (row == 0)
                return solutions;
            row--;
            continue;
        }
        uint32_t queen = free & -free;
        above[row].free = free ^ queen;
        uint32_t columns = above[row].columns | queen;
        uint32_t left = (above[row].left | queen) << 1;
        uint32_t right = (above[row].right | queen) >> 1;
        free = all & ~(columns | left | right);
        if (free != 0)
            above[++row] = (struct above){columns, left, right, free};
        else if (columns == all)
            solutions++;
    }
}

int main(int argc, char **argv) {
    if (argc != 3)
        return 2;
    volatile unsigned n = (unsigned)atoi(argv[1]);
    uint64_t solutions = 0, least = UINT64_MAX;
    for (int round = atoi(argv[2]); round > 0; round--) {
        struct timespec from, to;
        clock_gettime(CLOCK_MONOTONIC, &from);
        solutions = count(n);
        clock_gettime(CLOCK_MONOTONIC, &to);
        uint64_t time = (uint64_t)(to.tv_sec - from.tv_sec) * 1000000000u + (uint64_t)to.tv_nsec - (uint64_t)from.tv_nsec;
        if (time < least)
            least = time;
    }
    printf("%llu %llu\n", (unsigned long long)solutions, (unsigned long long)least);
    return 0;
}
