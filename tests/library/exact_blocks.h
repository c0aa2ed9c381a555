/* A block records of each byte whether it is in a self-loop set (scan/block.h). If a block missed
 * bytes of a set, the scan would only become slower, and no other test would fail. */
#ifndef EXACT_BLOCKS_H
#define EXACT_BLOCKS_H

#include <stdbool.h>

/* The number of bytes before `end` that are overwritten. */
enum { BLOCKS_ROOM = 128 };

/* Are blocks exact for all bytes, at every position in a block and at every distance from the end
 * of the text? Also true in a build without blocks. */
bool blocks_are_exact(char *end);

#endif
