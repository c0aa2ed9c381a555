/* Rounds: all contestants within a few moments of each other, so that what disturbs the machine
 * disturbs all of them. */
#include "measure.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A contestant's turn lasts at least this long, by repetition if need be. */
static const double turn_ns = 5e6;

/* What contestants computed ends here, where no compiler can overlook it. */
static volatile size_t sink;

struct course {
    const struct corpus *corpora; /* [TEXTS] */
    size_t rounds;
    size_t *passes; /* [entry_count] */
    double *ns;     /* [entry_count][rounds], a URI */
};

/* Processor time, which a busy neighbour changes less; but programs of their own, and those of
 * several threads, are timed by a clock. */
static double now(enum texts texts) {
    struct timespec time;
    clock_gettime(texts == LINES ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* Nanoseconds for `passes` over the corpus. */
static double turn(const struct course *course, size_t entry, size_t passes) {
    const struct contestant *contestant = entries[entry].contestant;
    const enum texts texts = entries[entry].texts;
    const struct corpus *corpus = &course->corpora[texts];
    double begin = now(texts);
    for (; passes > 0; passes--)
        sink += contestant->run(corpus).used;
    return now(texts) - begin;
}

static const struct corpus *corpus_of(const struct course *course, size_t entry) {
    return &course->corpora[entries[entry].texts];
}

static double *times_of(const struct course *course, size_t entry) {
    return course->ns + entry * course->rounds;
}

/* Warms up, counts what is accepted, and finds how many passes make a turn. */
static void prepare(struct course *course, struct result *result) {
    for (size_t i = 0; i < entry_count; i++) {
        const struct contestant *contestant = entries[i].contestant;
        const struct corpus *corpus = corpus_of(course, i);
        if (contestant == NULL)
            continue;
        if (contestant->prepare != NULL)
            contestant->prepare();
        result[i].accepted = contestant->run(corpus).accepted;
        course->passes[i] = 1 + (size_t)(turn_ns / (turn(course, i, 1) + 1));
    }
}

static void run_rounds(struct course *course) {
    for (size_t round = 0; round < course->rounds; round++)
        for (size_t k = 0; k < entry_count; k++) {
            size_t i = (round + k) % entry_count;
            if (entries[i].contestant == NULL)
                continue;
            const struct corpus *corpus = corpus_of(course, i);
            double ns = turn(course, i, course->passes[i]);
            times_of(course, i)[round] = ns / (double)course->passes[i] / (double)corpus->count;
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

/* Of the entry whom the ratios of another refer to; NULL if it is absent. */
static const double *reference_times(const struct course *course, size_t entry) {
    for (size_t i = 0; i < entry_count; i++)
        if (entries[i].contestant != NULL && entries[i].texts == entries[entry].texts &&
            strcmp(entries[i].name, entries[entry].reference) == 0)
            return times_of(course, i);
    return NULL;
}

static double least(const double *value, size_t count) {
    double found = value[0];
    for (size_t i = 1; i < count; i++)
        found = value[i] < found ? value[i] : found;
    return found;
}

static void evaluate(const struct course *course, double *scratch, struct result *result) {
    for (size_t i = 0; i < entry_count; i++) {
        if (entries[i].contestant == NULL)
            continue;
        const double *ns = times_of(course, i), *reference = reference_times(course, i);
        for (size_t round = 0; round < course->rounds; round++)
            scratch[round] = reference != NULL ? ns[round] / reference[round] : NAN;
        result[i].ratio = median(scratch, course->rounds);
        result[i].least = least(ns, course->rounds);
        result[i].least_ratio =
            reference != NULL ? result[i].least / least(reference, course->rounds) : NAN;
        memcpy(scratch, ns, course->rounds * sizeof *scratch);
        result[i].median = median(scratch, course->rounds);
    }
}

void measure(const struct corpus corpora[TEXTS], size_t rounds, struct result *result) {
    struct course course = {corpora, rounds, must(calloc(entry_count, sizeof *course.passes)),
                            must(calloc(entry_count * rounds, sizeof *course.ns))};
    double *scratch = must(calloc(rounds, sizeof *scratch));
    prepare(&course, result);
    run_rounds(&course);
    evaluate(&course, scratch, result);
    free(scratch);
    free(course.ns);
    free(course.passes);
}
