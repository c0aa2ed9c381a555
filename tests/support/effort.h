/* How many texts a test tries. Builds with sanitizers are ten times slower, so they try a tenth:
 * a part of the texts is enough to find memory errors and undefined behaviour. The build without
 * sanitizers tries all texts and thereby checks every result. */
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

/* TRIED(n): how many of n random texts a test tries. STRIDE: an exhaustive test tries every
 * STRIDEth text. */
#define TRIED(all) (SANITIZED ? (all) / 10 : (all))
enum { STRIDE = SANITIZED ? 11 : 1 };

#endif
