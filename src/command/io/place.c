#include "command/io/place.h"

struct place place_at_start(const char *file) {
    return (struct place){.file = file, .line = 1, .column = 1};
}

void place_pass(struct place *place, const char *bytes, size_t len) {
    const char *at = bytes, *end = bytes + len;
    for (const char *newline; (newline = memchr(at, '\n', (size_t)(end - at))) != NULL;
         at = newline + 1) {
        place->line++;
        place->column = 1;
    }
    place->column += (uintmax_t)(end - at);
    place->offset += len;
}

void out_place(struct out *out, const struct place *place, bool json) {
    if (json) {
        out_text(out, "{\"file\":");
        out_json_text(out, place->file);
    } else {
        out_escaped(out, place->file, strlen(place->file));
    }
    out_text(out, json ? ",\"line\":" : ":");
    out_number(out, place->line);
    out_text(out, json ? ",\"column\":" : ":");
    out_number(out, place->column);
    if (json) {
        out_text(out, ",\"offset\":");
        out_number(out, place->offset);
    }
    out_text(out, json ? "," : "\t");
}
