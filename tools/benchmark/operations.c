/* This library's operations, on URIs that were parsed beforehand. */
#include "corpus.h"

static char room[1 << 21];
static uric_uri base;

static void prepare(void) {
    parse_base(&base);
}

static inline struct tally normalize_all(const struct corpus *corpus, enum form form) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_buffer out = {room, sizeof room, 0};
        tally.accepted += uric_normalize(&corpus->parsed[form][i], URIC_BY_SYNTAX, &out) == URIC_OK;
        tally.used += out.len;
    }
    return tally;
}

static struct tally normalize_normal(const struct corpus *corpus) {
    return normalize_all(corpus, AS_READ);
}

static struct tally normalize_other_case(const struct corpus *corpus) {
    return normalize_all(corpus, OTHER_CASE);
}

static struct tally recompose_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_buffer out = {room, sizeof room, 0};
        tally.accepted += uric_recompose(&corpus->parsed[AS_READ][i], &out) == URIC_OK;
        tally.used += out.len;
    }
    return tally;
}

static struct tally resolve_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_buffer out = {room, sizeof room, 0};
        tally.accepted +=
            uric_resolve(&base, &corpus->parsed[RELATIVE][i], 0, &out, NULL) == URIC_OK;
        tally.used += out.len;
    }
    return tally;
}

/* Counts the pairs that are equal, or those that are not. */
static inline struct tally compare_all(const struct corpus *corpus, enum form form, bool equal) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++)
        tally.accepted += equal == (uric_compare(&corpus->parsed[AS_READ][i],
                                                 &corpus->parsed[form][i], URIC_BY_SYNTAX) == 0);
    return tally;
}

static struct tally compare_equal(const struct corpus *corpus) {
    return compare_all(corpus, COPIED, true);
}

static struct tally compare_other_case(const struct corpus *corpus) {
    return compare_all(corpus, OTHER_CASE, true);
}

static struct tally compare_unequal(const struct corpus *corpus) {
    return compare_all(corpus, UNEQUAL, false);
}

static struct tally compare_with_next(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    const uric_uri *uri = corpus->parsed[AS_READ];
    for (size_t i = 0; i + 1 < corpus->count; i++)
        tally.accepted += uric_compare(&uri[i], &uri[i + 1], URIC_BY_SYNTAX) != 0;
    return tally;
}

static struct tally hash_all(const struct corpus *corpus) {
    struct tally tally = {corpus->count, 0};
    for (size_t i = 0; i < corpus->count; i++)
        tally.used += (size_t)uric_hash(&corpus->parsed[AS_READ][i], URIC_BY_SYNTAX, 0);
    return tally;
}

const struct contestant alone_normal = {.version = "", .run = normalize_normal};
const struct contestant alone_other_case = {.version = "", .run = normalize_other_case};
const struct contestant alone_recompose = {.version = "", .run = recompose_all};
const struct contestant alone_resolve = {.version = "", .prepare = prepare, .run = resolve_all};
const struct contestant alone_equal = {.version = "", .run = compare_equal};
const struct contestant alone_equal_other_case = {.version = "", .run = compare_other_case};
const struct contestant alone_unequal = {.version = "", .run = compare_unequal};
const struct contestant alone_next = {.version = "", .run = compare_with_next};
const struct contestant alone_hash = {.version = "", .run = hash_all};
