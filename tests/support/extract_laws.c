#include "extract_laws.h"

#include <string.h>

#include "guard_pages.h"

/* What was found: places in the whole text. */
struct results {
    struct {
        size_t offset, len;
        const char *delimiter;
        bool broken, hyphen;
    } at[EXTRACT_TEXT_MAX];
    size_t count;
};

static guarded_memory memory(void) {
    static guarded_memory page;
    if (page.begin == NULL)
        page = make_guarded_memory(EXTRACT_TEXT_MAX);
    return page;
}

static void add(struct results *results, const uric_found *found, size_t offset) {
    memset(&results->at[results->count], 0, sizeof results->at[0]);
    results->at[results->count].offset = offset;
    results->at[results->count].len = found->text.len;
    results->at[results->count].delimiter = found->delimiter;
    results->at[results->count].broken = found->broken;
    results->at[results->count].hyphen = found->hyphen;
    results->count++;
}

static bool same(const struct results *a, const struct results *b) {
    return a->count == b->count && memcmp(a->at, b->at, a->count * sizeof a->at[0]) == 0;
}

static bool is_result(const uric_extractor *how, const uric_found *found) {
    char room[EXTRACT_TEXT_MAX];
    uric_buffer uri = {room, sizeof room, 0};
    return uric_unbroken(found, &uri) == URIC_OK && memchr(uri.at, ':', uri.len) != NULL &&
           uric_check(how->rule, uri.at, uri.len, NULL) == URIC_OK;
}

static const char *extract_whole(const uric_extractor *how, const char *text, size_t len,
                                 bool at_end, struct results *results) {
    const char *at = place_bytes(memory(), text, len, at_end), *behind = at;
    size_t next = 0;
    uric_found found;
    results->count = 0;
    while (uric_extract(how, at, len, false, &next, &found) == URIC_OK) {
        if (found.text.at < behind || found.text.len > len - (size_t)(found.text.at - at))
            return "URIs lie in the text, in order";
        behind = found.text.at + found.text.len;
        if (!is_result(how, &found))
            return "each URI is a string of the rule, with a scheme";
        add(results, &found, (size_t)(found.text.at - at));
    }
    return next == len ? NULL : "the search ends where the text ends";
}

/* The text in pieces, in a window that has no byte more than it has to. */
static void extract_pieces(const uric_extractor *how, uric_span text, size_t first, size_t step,
                           struct results *results) {
    size_t dropped = 0, len = first < text.len ? first : text.len, next = 0;
    results->count = 0;
    for (bool more = true; more;) {
        more = len < text.len;
        char *window = place_bytes(memory(), text.at + dropped, len - dropped, true);
        uric_found found;
        while (uric_extract(how, window, len - dropped, more, &next, &found) == URIC_OK)
            add(results, &found, dropped + (size_t)(found.text.at - window));
        dropped += next;
        next = 0;
        len = len + step < text.len ? len + step : text.len;
    }
}

const char *broken_extract_law(const uric_extractor *how, const char *text, size_t len,
                               size_t stride) {
    static struct results whole, other;
    const char *broken = extract_whole(how, text, len, true, &whole);
    if (broken == NULL)
        broken = extract_whole(how, text, len, false, &other);
    if (broken != NULL)
        return broken;
    if (!same(&whole, &other))
        return "a text has the same URIs at the start and at the end of a page";
    for (size_t first = 0; first <= len; first += stride) {
        extract_pieces(how, (uric_span){text, len}, first, len + 1, &other);
        if (!same(&whole, &other))
            return "a text has the same URIs in two pieces";
    }
    for (size_t step = 1; step < 8; step += stride) {
        extract_pieces(how, (uric_span){text, len}, step, step, &other);
        if (!same(&whole, &other))
            return "a text has the same URIs in many pieces";
    }
    return NULL;
}
