#include "scratch.h"

#include "trouble.h"

uric_buffer scratch(size_t size) {
    static char *block;
    static size_t capacity;
    if (block == NULL || size > capacity) {
        capacity = size > 2 * capacity ? size + 1 : 2 * capacity;
        block = grow(block, capacity);
    }
    return (uric_buffer){.at = block, .size = capacity};
}
