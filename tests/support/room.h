/* Bytes between two pages that cannot be touched. */
#ifndef ROOM_H
#define ROOM_H

typedef struct room {
    char *begin, *end;
} room;

/* Of at least `len` bytes; fails the test if the system has none. It stays. */
room make_room(unsigned long len);

#endif
