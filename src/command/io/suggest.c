#include "command/io/suggest.h"

#include <ctype.h>
#include <string.h>

enum { WORD_MAX = 64 };

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

/* Levenshtein's distance, case ignored: the least number of bytes to insert, delete or change that
 * makes one of the other. `row` is a row of the usual matrix. */
static size_t distance(const char *a, const char *b) {
    size_t row[WORD_MAX + 1], width = strlen(b);
    for (size_t j = 0; j <= width; j++)
        row[j] = j;
    for (size_t i = 0; a[i] != '\0'; i++) {
        size_t diagonal = row[0];
        row[0] = i + 1;
        for (size_t j = 0; j < width; j++) {
            size_t above = row[j + 1];
            size_t differs = toupper((unsigned char)a[i]) != toupper((unsigned char)b[j]);
            row[j + 1] = least(diagonal + differs, least(row[j], above) + 1);
            diagonal = above;
        }
    }
    return row[width];
}

const char *nearest_name(const char *word, name_at *at, const void *list) {
    const char *name, *nearest = NULL;
    size_t len = strlen(word);
    size_t bound = 1 + (len > 3); /* a longer word may have two slips */
    if (len > WORD_MAX)
        return NULL;
    for (size_t i = 0; (name = at(list, i)) != NULL; i++) {
        if (strlen(name) > WORD_MAX)
            continue;
        size_t slips = distance(word, name);
        if (slips > bound || slips >= strlen(name))
            continue;
        nearest = name;
        bound = slips;
        if (slips == 0)
            break;
        bound = slips - 1;
    }
    return nearest;
}
