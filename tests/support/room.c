#include "room.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

room make_room(size_t len) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    len = (len + page - 1) / page * page;
    char *map = mmap(NULL, len + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED || mprotect(map + page, len, PROT_READ | PROT_WRITE) != 0) {
        perror("memory between guard pages");
        exit(2);
    }
    return (room){map + page, map + page + len};
}

char *room_edge(room r, size_t len, bool at_end) {
    return at_end ? r.end - len : r.begin;
}

char *place_bytes(room r, const char *bytes, size_t len, bool at_end) {
    char *at = room_edge(r, len, at_end);
    if (len > 0)
        memcpy(at, bytes, len);
    return at;
}
