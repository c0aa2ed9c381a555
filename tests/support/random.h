/* Random numbers that a seed determines, so that a failure can be repeated. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

/* Returns the next number; `*seed` must not be 0 (xorshift). */
static inline uint32_t next_random(uint32_t *seed) {
    uint32_t x = *seed;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return *seed = x;
}

/* Returns one string of a list, which ends with NULL. */
static inline const char *random_string(const char *const *list, uint32_t *seed) {
    uint32_t count = 0;
    while (list[count] != NULL)
        count++;
    return list[next_random(seed) % count];
}

#endif
