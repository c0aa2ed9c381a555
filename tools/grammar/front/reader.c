#include "front/reader.h"

#include <ctype.h>
#include <string.h>

source source_of(const reader *r, const char *at) {
    unsigned first = 0, end = r->line_count;
    while (end - first > 1) {
        unsigned middle = first + (end - first) / 2;
        *(r->lines[middle] <= at ? &first : &end) = middle;
    }
    return (source){r->file, first + 1, (unsigned)(at - r->lines[first]) + 1};
}

void find_lines(reader *r) {
    for (const char *at = r->text; at != NULL && at <= r->end;) {
        r->lines = grow(r->lines, r->line_count, sizeof *r->lines);
        r->lines[r->line_count++] = at;
        at = memchr(at, '\n', (size_t)(r->end - at));
        at = at == NULL ? NULL : at + 1;
    }
}

node *broken_node(reader *r, const char *at, const char *message) {
    if (!r->broken) {
        r->message = message;
        r->mistake = source_of(r, at);
    }
    r->broken = true;
    return NULL;
}

node *new_node(const reader *r, node_kind kind, const char *at) {
    node *n = allocate(1, sizeof *n);
    n->kind = kind;
    n->at = source_of(r, at);
    return n;
}

size_t length_at(const reader *r, const char *at, const char *text) {
    size_t len = strlen(text);
    return (size_t)(r->end - at) >= len && memcmp(at, text, len) == 0 ? len : 0;
}

bool name_start(char c) {
    return isalpha((unsigned char)c) != 0;
}

/* Letters, digits and "-" (RFC 5234); in older documents also "_", and in one "+". */
const char *name_end(const reader *r, const char *at) {
    while (at < r->end && (isalnum((unsigned char)*at) || strchr("-_+", *at) != NULL) && *at != 0)
        at++;
    return at;
}
