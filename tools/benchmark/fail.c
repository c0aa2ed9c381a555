/* How the benchmark ends when it cannot go on. */
#include "benchmark.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fail(const char *message, const char *detail, int why) {
    fprintf(stderr, "uric-bench: %s %s", message, detail);
    if (why != 0)
        fprintf(stderr, ": %s", strerror(why));
    fputc('\n', stderr);
    exit(2);
}

void *must(void *allocated) {
    if (allocated == NULL)
        fail("out of", "memory", 0);
    return allocated;
}
