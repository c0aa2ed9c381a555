/* Times in rounds: in each round all contestants run shortly after one another, so that a
 * disturbance of the machine affects all of them. */
#include "measure.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The least duration of a contestant's turn, which repeats the run if necessary. */
static const double turn_ns = 5e6;

/* Takes the results of contestants, so that the compiler cannot optimize them away. */
static volatile size_t sink;

struct timing {
    const struct corpus *corpora; /* [TEXTS] */
    size_t rounds;
    size_t *passes; /* [entry_count] */
    double *ns;     /* [entry_count][rounds], for one URI */
};

/* Processor time, which other load changes less. Contestants that start programs or threads are
 * timed by the clock. */
static double now(enum texts texts) {
    struct timespec time;
    clock_gettime(texts == LINES ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Returns the nanoseconds of `passes` runs over the corpus. */
static double turn(const struct timing *timing, size_t entry, size_t passes) {
    const struct contestant *contestant = entries[entry].contestant;
    const enum texts texts = entries[entry].texts;
    const struct corpus *corpus = &timing->corpora[texts];
    double begin = now(texts);
    for (; passes > 0; passes--)
        sink += contestant->run(corpus).used;
    return now(texts) - begin;
}

static const struct corpus *corpus_of(const struct timing *timing, size_t entry) {
    return &timing->corpora[entries[entry].texts];
}

static double *times_of(const struct timing *timing, size_t entry) {
    return timing->ns + entry * timing->rounds;
}

/* Warms up, counts the accepted texts, and determines the number of passes in a turn. */
static void prepare(struct timing *timing, struct result *result) {
    for (size_t i = 0; i < entry_count; i++) {
        const struct contestant *contestant = entries[i].contestant;
        const struct corpus *corpus = corpus_of(timing, i);
        if (contestant == NULL)
            continue;
        if (contestant->prepare != NULL)
            contestant->prepare();
        result[i].accepted = contestant->run(corpus).accepted;
        timing->passes[i] = 1 + (size_t)(turn_ns / (turn(timing, i, 1) + 1));
    }
}

static void run_rounds(struct timing *timing) {
    for (size_t round = 0; round < timing->rounds; round++)
        for (size_t k = 0; k < entry_count; k++) {
            size_t i = (round + k) % entry_count;
            if (entries[i].contestant == NULL)
                continue;
            const struct corpus *corpus = corpus_of(timing, i);
            double ns = turn(timing, i, timing->passes[i]);
            times_of(timing, i)[round] = ns / (double)timing->passes[i] / (double)corpus->count;
        }
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Sorts the values. */
static double median(double *value, size_t count) {
    qsort(value, count, sizeof *value, compare);
    return (value[(count - 1) / 2] + value[count / 2]) / 2;
}

/* Returns the times of an entry's reference; NULL if that is absent. */
static const double *reference_times(const struct timing *timing, size_t entry) {
    for (size_t i = 0; i < entry_count; i++)
        if (entries[i].contestant != NULL && entries[i].texts == entries[entry].texts &&
            strcmp(entries[i].name, entries[entry].reference) == 0)
            return times_of(timing, i);
    return NULL;
}

static double least(const double *value, size_t count) {
    double found = value[0];
    for (size_t i = 1; i < count; i++)
        found = value[i] < found ? value[i] : found;
    return found;
}

static void evaluate(const struct timing *timing, double *scratch, struct result *result) {
    for (size_t i = 0; i < entry_count; i++) {
        if (entries[i].contestant == NULL)
            continue;
        const double *ns = times_of(timing, i), *reference = reference_times(timing, i);
        for (size_t round = 0; round < timing->rounds; round++)
            scratch[round] = reference != NULL ? ns[round] / reference[round] : NAN;
        result[i].ratio = median(scratch, timing->rounds);
        result[i].least = least(ns, timing->rounds);
        result[i].least_ratio =
            reference != NULL ? result[i].least / least(reference, timing->rounds) : NAN;
        memcpy(scratch, ns, timing->rounds * sizeof *scratch);
        result[i].median = median(scratch, timing->rounds);
    }
}

void measure(const struct corpus corpora[TEXTS], size_t rounds, struct result *result) {
    struct timing timing = {corpora, rounds, not_null(calloc(entry_count, sizeof *timing.passes)),
                            not_null(calloc(entry_count * rounds, sizeof *timing.ns))};
    double *scratch = not_null(calloc(rounds, sizeof *scratch));
    prepare(&timing, result);
    run_rounds(&timing);
    evaluate(&timing, scratch, result);
    free(scratch);
    free(timing.ns);
    free(timing.passes);
}
