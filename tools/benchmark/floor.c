/* Contestants that only touch the bytes: a lower bound for all others. */
#include "benchmark.h"

#include <string.h>

static struct tally add_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        const unsigned char *at = (const unsigned char *)corpus->uri[i].at;
        size_t len = corpus->uri[i].len;
        for (size_t k = 0; k < len; k++)
            tally.used += at[k];
        tally.accepted++;
    }
    return tally;
}

/* Searches for a byte that is in none of the texts. */
static struct tally search_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++)
        tally.accepted += memchr(corpus->uri[i].at, '\n', corpus->uri[i].len) == NULL;
    return tally;
}

static char room[1 << 21];

static struct tally copy_all(const uric_uri *uri, size_t count) {
    struct tally tally = {count, 0};
    for (size_t i = 0; i < count; i++) {
        memcpy(room, uri[i].text.at, uri[i].text.len);
        tally.used += (unsigned char)room[0] + uri[i].text.len;
    }
    return tally;
}

static struct tally copy_texts(const struct corpus *corpus) {
    return copy_all(corpus->parsed[AS_READ], corpus->count);
}

static struct tally copy_targets(const struct corpus *corpus) {
    return copy_all(corpus->parsed[TARGET], corpus->count);
}

static struct tally compare_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_span a = corpus->parsed[AS_READ][i].text, b = corpus->parsed[COPIED][i].text;
        tally.accepted += a.len == b.len && memcmp(a.at, b.at, a.len) == 0;
    }
    return tally;
}

const struct contestant floor_sum = {.version = "", .run = add_all};
const struct contestant floor_memchr = {.version = "", .run = search_all};
const struct contestant floor_copy = {.version = "", .run = copy_texts};
const struct contestant floor_copy_target = {.version = "", .run = copy_targets};
const struct contestant floor_compare = {.version = "", .run = compare_all};
