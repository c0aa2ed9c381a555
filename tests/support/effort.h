/* How much a test tries. Sanitized code takes ten times as long, and is there to find faults of
 * memory and undefined behaviour, which a part of the texts shows as well as all of them do:
 * whether each result is right, the build without sanitizers tries on all. */
#ifndef EFFORT_H
#define EFFORT_H

#if defined(__has_feature)
#define HAS_FEATURE(feature) __has_feature(feature)
#else
#define HAS_FEATURE(feature) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) ||                               \
    HAS_FEATURE(address_sanitizer) || HAS_FEATURE(memory_sanitizer) ||                             \
    HAS_FEATURE(thread_sanitizer)
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

/* Of `all` random texts, how many are tried; of all texts of some kind, one in how many. */
#define TRIED(all) (SANITIZED ? (all) / 10 : (all))
enum { STRIDE = SANITIZED ? 11 : 1 };

#endif
