/* Rounds and what they say. */
#ifndef MEASURE_H
#define MEASURE_H

#include "benchmark.h"

struct result {
    size_t accepted;
    double median, least; /* nanoseconds a URI */
    /* Over the reference's: the median of the ratios within a round, which a noisy machine harms
     * least, and that of the minima. NAN without a reference. */
    double ratio, least_ratio;
};

/* Runs each contestant once a round, in an order that rotates, and fills result[entry_count].
 * Those of contestants that are absent stay untouched. */
void measure(const struct corpus corpora[TEXTS], size_t rounds, struct result *result);

#endif
