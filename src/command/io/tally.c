#include "command/command.h"

#include "command/io/tally.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "command/io/sentence.h"

struct reason {
    uintmax_t count;
    uintmax_t line; /* the first that has it */
    const char *component;
    uric_span text;
};

static int compare_texts(uric_span a, uric_span b) {
    if (a.len != b.len)
        return a.len < b.len ? -1 : 1;
    return memcmp(a.at, b.at, a.len);
}

static int compare_counts(const void *one, const void *other) {
    const struct reason *a = one, *b = other;
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return a->line < b->line ? -1 : 1;
}

/* The index of the text, or the index at which to insert it. */
static size_t find_reason(const struct tally *tally, uric_span text) {
    size_t from = 0, to = tally->count;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (compare_texts(tally->reason[middle].text, text) < 0)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static void insert_reason(struct tally *tally, size_t index, const struct reason *reason) {
    size_t len = reason->text.len;
    char *copy = resize(NULL, len + 1);
    memcpy(copy, reason->text.at, len);
    if (tally->count == tally->capacity) {
        tally->capacity = 2 * tally->capacity + 16;
        tally->reason = resize(tally->reason, tally->capacity * sizeof *tally->reason);
    }
    struct reason *at = &tally->reason[index];
    memmove(at + 1, at, (tally->count - index) * sizeof *at);
    *at = (struct reason){0, reason->line, reason->component, {copy, len}};
    tally->count++;
}

static void add_reason(struct tally *tally, const struct reason *reason) {
    size_t index = find_reason(tally, reason->text);
    if (index == tally->count || compare_texts(tally->reason[index].text, reason->text) != 0)
        insert_reason(tally, index, reason);
    struct reason *known = &tally->reason[index];
    known->count += reason->count;
    if (reason->line < known->line) {
        known->line = reason->line;
        known->component = reason->component;
    }
}

/* A message is REASON, or REASON: WHAT WAS EXPECTED. */
static uric_span reason_of(uric_span message) {
    size_t len = 0;
    while (len < message.len && strncmp(message.at + len, ": ", 2) != 0)
        len++;
    return (uric_span){message.at, len};
}

void tally_add(struct tally *tally, struct out *out, const uric_error *error, uintmax_t line) {
    uric_span text = reason_of(library_sentence(out, error));
    add_reason(tally, &(struct reason){1, line, error->component, text});
}

void tally_merge(struct tally *tally, const struct tally *other) {
    for (size_t i = 0; i < other->count; i++)
        add_reason(tally, &other->reason[i]);
}

static void out_reason(struct out *out, const struct reason *reason, bool json) {
    out_text(out, json ? "{\"count\":" : "");
    out_number(out, reason->count);
    if (json) {
        out_text(out, ",\"component\":");
        out_json_text(out, reason->component);
        out_text(out, ",\"reason\":");
        out_json_readable(out, reason->text);
        out_text(out, "}\n");
    } else {
        out_byte(out, '\t');
        out_text(out, reason->component != NULL ? reason->component : "-");
        out_byte(out, '\t');
        out_readable(out, reason->text.at, reason->text.len);
        out_byte(out, '\n');
    }
}

void tally_print(struct out *out, const struct tally *tally, bool json) {
    if (tally->count > 0)
        qsort(tally->reason, tally->count, sizeof *tally->reason, compare_counts);
    for (size_t i = 0; i < tally->count; i++)
        out_reason(out, &tally->reason[i], json);
}
