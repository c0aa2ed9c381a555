/* Times the contestants. */
#ifndef MEASURE_H
#define MEASURE_H

#include "benchmark.h"

struct result {
    size_t accepted;
    double median, least; /* nanoseconds a URI */
    /* Time relative to the reference: the median of the ratios within each round, which a noisy
     * machine changes least, and the ratio of the minima. NAN without a reference. */
    double ratio, least_ratio;
};

/* Runs each contestant once in each round, in an order that rotates, and fills result[entry_count].
 * Results of absent contestants stay unchanged. */
void measure(const struct corpus corpora[TEXTS], size_t rounds, struct result *result);

#endif
