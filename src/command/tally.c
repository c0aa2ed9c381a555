#include "command.h"

#include "tally.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "output.h"
#include "refusal.h"
#include "trouble.h"

struct reason {
    uintmax_t count;
    size_t place; /* in the order in which they were met */
    const char *component;
    uric_span text;
};

static struct reason *reasons; /* [capacity], in the order of their texts */
static size_t reason_count, capacity;

static int compare_texts(uric_span a, uric_span b) {
    if (a.len != b.len)
        return a.len < b.len ? -1 : 1;
    return memcmp(a.at, b.at, a.len);
}

static int compare_counts(const void *one, const void *other) {
    const struct reason *a = one, *b = other;
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return a->place < b->place ? -1 : 1;
}

/* Where the text is, or belongs. */
static size_t find_reason(uric_span text) {
    size_t from = 0, to = reason_count;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (compare_texts(reasons[middle].text, text) < 0)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static void insert_reason(size_t index, const uric_error *error, uric_span text) {
    char *copy = grow(NULL, text.len + 1);
    memcpy(copy, text.at, text.len);
    if (reason_count == capacity) {
        capacity = 2 * capacity + 16;
        reasons = grow(reasons, capacity * sizeof *reasons);
    }
    memmove(&reasons[index + 1], &reasons[index], (reason_count - index) * sizeof *reasons);
    reasons[index] = (struct reason){0, reason_count, error->component, {copy, text.len}};
    reason_count++;
}

/* A message is a reason; and ": ", and what was expected. */
static uric_span reason_of(uric_span message) {
    size_t len = 0;
    while (len < message.len && strncmp(message.at + len, ": ", 2) != 0)
        len++;
    return (uric_span){message.at, len};
}

void tally_add(const uric_error *error) {
    uric_span text = reason_of(refusal_message(error));
    size_t index = find_reason(text);
    if (index == reason_count || compare_texts(reasons[index].text, text) != 0)
        insert_reason(index, error, text);
    reasons[index].count++;
}

static void out_reason(const struct reason *reason, bool json) {
    out_text(json ? "{\"count\":" : "");
    out_number(reason->count);
    if (json) {
        out_text(",\"component\":");
        out_json_text(reason->component);
        out_text(",\"reason\":");
        out_json(reason->text);
        out_text("}\n");
    } else {
        out_byte('\t');
        out_text(reason->component != NULL ? reason->component : "-");
        out_byte('\t');
        out_escaped(reason->text.at, reason->text.len);
        out_byte('\n');
    }
}

void tally_print(bool json) {
    if (reason_count > 0)
        qsort(reasons, reason_count, sizeof *reasons, compare_counts);
    for (size_t i = 0; i < reason_count; i++)
        out_reason(&reasons[i], json);
}
