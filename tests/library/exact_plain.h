/* A look at many bytes at once tells plain texts from others as a look at each byte does, and
 * copies them. If it took some plain ones for others, operations would only be slower. */
#ifndef EXACT_PLAIN_H
#define EXACT_PLAIN_H

#include <stdbool.h>

/* So much of the room for a text is used, and as much of that for its copy. */
enum { EXACT_PLAIN_ROOM = 300 };

/* Is it so of texts that end at `end` and their copies that end at `copy_end`, with each byte at
 * every `step`th place (1: at each)? True where texts are not looked at so. */
bool has_exact_plain(char *end, char *copy_end, unsigned step);

#endif
