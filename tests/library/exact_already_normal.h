/* The functions of ops/already_normal.h recognize texts that are already normal, many bytes at a
 * time, and copy them. This test compares them with a byte-by-byte check. If they missed such
 * texts, operations would only become slower, and no other test would fail. */
#ifndef EXACT_ALREADY_NORMAL_H
#define EXACT_ALREADY_NORMAL_H

#include <stdbool.h>

/* The number of bytes before `end` and before `copy_end` that are overwritten. */
enum { ALREADY_NORMAL_ROOM = 300 };

/* Are the functions exact for texts that end at `end` and copies that end at `copy_end`? Tries
 * every `step`th byte value at each position; with 1, all. Also true in a build without these
 * functions. */
bool already_normal_is_exact(char *end, char *copy_end, unsigned step);

#endif
