/* Blocks tell of each byte whether it is in a run set. If they left out some that are, the scan
 * would only be slower, and no text would show it. */
#ifndef EXACT_BLOCKS_H
#define EXACT_BLOCKS_H

#include <stdbool.h>

/* So much of the room before `end` is written to. */
enum { EXACT_BLOCKS_ROOM = 128 };

/* Is it so for all bytes, wherever in a block, and at every distance from the text's end? True
 * where there are no blocks, too. */
bool has_exact_blocks(char *end);

#endif
