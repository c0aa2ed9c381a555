/* Errors that end the benchmark. */
#include "benchmark.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fail(const char *message, const char *detail, int error) {
    fprintf(stderr, "uric-bench: %s %s", message, detail);
    if (error != 0)
        fprintf(stderr, ": %s", strerror(error));
    fputc('\n', stderr);
    exit(2);
}

void *not_null(void *allocated) {
    if (allocated == NULL)
        fail("out of", "memory", 0);
    return allocated;
}
