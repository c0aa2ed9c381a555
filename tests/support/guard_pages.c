#include "guard_pages.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

guarded_memory make_guarded_memory(size_t len) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    len = (len + page - 1) / page * page;
    char *map = mmap(NULL, len + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED || mprotect(map + page, len, PROT_READ | PROT_WRITE) != 0) {
        perror("memory between guard pages");
        exit(2);
    }
    return (guarded_memory){map + page, map + page + len};
}

char *guarded_edge(guarded_memory memory, size_t len, bool at_end) {
    return at_end ? memory.end - len : memory.begin;
}

char *place_bytes(guarded_memory memory, const char *bytes, size_t len, bool at_end) {
    char *at = guarded_edge(memory, len, at_end);
    if (len > 0)
        memcpy(at, bytes, len);
    return at;
}
