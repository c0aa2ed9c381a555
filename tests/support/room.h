/* Memory between two pages that cannot be touched: a byte read or written beyond it ends the
 * program. */
#ifndef ROOM_H
#define ROOM_H

#include <stdbool.h>
#include <stddef.h>

typedef struct room {
    char *begin, *end;
} room;

/* Of at least `len` bytes; ends the program if the system has none. It stays. */
room make_room(size_t len);

/* So many bytes of a room, which has them, flush with its end or with its beginning. */
char *room_edge(room r, size_t len, bool at_end);

/* A copy of the bytes there. */
char *place_bytes(room r, const char *bytes, size_t len, bool at_end);

#endif
