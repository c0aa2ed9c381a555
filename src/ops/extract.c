/* URIs in running text (RFC 3986, Appendix C; RFC 2396, Appendix E; RFC 1738's appendix).
 *
 * A search for ":" finds where a URI may begin. The grammar `candidates` says which delimiter and
 * which scheme stand before the colon, and how far the text goes that may be a URI; the chosen rule
 * says whether it is one:
 *
 *     see <URL: http://h/a
 *             b>.              the first colon. before, read backwards: "LRU<", a label
 *                              label, from behind the colon to ">": uri = "http://h/a b"
 *     or (http://h/c|d).       its colon. before: "ptth(", no delimiter
 *                              bare: "http://h/c|d)."; the chosen rule refuses "|"
 *                              bare, once more: "http://h/c"
 *
 * If the rule of a delimiter finds no URI, the rule "bare" is tried. Both scans run side by side, a
 * chunk at a time, and stop where the first of them refuses a byte. So the time is linear, if each
 * rule of the grammar gives up at the next candidate (or at a constant number of them). */
#include "scan/scan.h"
#include "text/swar.h"
#include "text/text.h"

enum { SCHEME_MOST = URIC_EXTRACT_CONTEXT - 4 };

static const size_t chunk = 64; /* bytes that both scans read in turn */

/* A place where a URI may begin. */
struct candidate {
    const uric_extractor *how;
    const char *colon;
    const char *begin; /* of the scheme, or behind the colon of a label */
    const char *end;   /* of the text */
    bool more;         /* more text follows */
};

enum outcome { FOUND, NOT_FOUND, MORE };

static bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static const uric_rule *rule_named(const uric_extractor *how, const char *name) {
    return uric_grammar_parser(how->candidates, name, uric_length(name));
}

/* Feeds [at, end) without whitespace. Returns `end`, or the byte or code point that is refused. */
static const char *feed_unbroken(uric_scan *scan, const char *at, const char *end) {
    while (at < end) {
        const char *next = at;
        while (next < end && !is_space(*next))
            next++;
        uric_size before = scan->length;
        uric_status status = uric_scan_feed(scan, at, (size_t)(next - at));
        if (status != URIC_OK) {
            uric_size refused = uric_error_offset(scan, status);
            return refused < before ? at - (before - refused) : at + (refused - before);
        }
        at = next;
        while (at < end && is_space(*at))
            at++;
    }
    return end;
}

/* Is [begin, end) a text of `by`, whose component `uri` the chosen rule accepts? */
static bool read_uri(const struct candidate *candidate, const uric_rule *by, const char *end,
                     uric_found *found) {
    uric_uri parsed;
    if (uric_parse(&parsed, by, candidate->begin, (size_t)(end - candidate->begin), NULL) !=
        URIC_OK)
        return false;
    uric_scan scan;
    uric_scan_begin(&scan, candidate->how->rule);
    found->text = uric_component_of(&parsed, uric_component_named(by, "uri", 3));
    end = uric_end(found->text);
    return found->text.len > 0 && feed_unbroken(&scan, found->text.at, end) == end &&
           uric_scan_end(&scan, NULL) == URIC_OK;
}

/* Where the scans of a candidate ended. */
struct extent {
    const char *around; /* behind what the rule of the delimiter accepted */
    const char *uri;    /* behind what the chosen rule accepted, too: the same, or a byte before */
};

/* Returns false if the extent depends on text that follows. */
static bool find_extent(const struct candidate *candidate, const uric_rule *by,
                        struct extent *extent) {
    uric_scan around, uri;
    bool is_over = false;
    uric_scan_begin(&around, by);
    uric_scan_begin(&uri, candidate->how->rule);
    for (const char *at = candidate->begin; at < candidate->end && !is_over; at = extent->around) {
        size_t left = (size_t)(candidate->end - at), len = left < chunk ? left : chunk;
        is_over = uric_scan_feed(&around, at, len) != URIC_OK;
        extent->around = is_over ? candidate->begin + around.length : at + len;
        extent->uri = feed_unbroken(&uri, at, extent->around);
        if (extent->uri < extent->around) {
            extent->around = extent->uri + 1; /* a byte that may be the delimiter */
            return true;
        }
    }
    extent->uri -= uri.length - uric_point_begin(&uri); /* of a code point that is not whole */
    return is_over || !candidate->more;
}

static enum outcome read_delimited(const struct candidate *candidate, const char *delimiter,
                                   struct extent *extent, uric_found *found) {
    const uric_rule *by = rule_named(candidate->how, delimiter);
    extent->around = extent->uri = candidate->begin;
    if (by == NULL)
        return NOT_FOUND;
    if (!find_extent(candidate, by, extent))
        return MORE;
    found->delimiter = delimiter;
    return read_uri(candidate, by, extent->around, found) ||
                   (extent->uri < extent->around && read_uri(candidate, by, extent->uri, found))
               ? FOUND
               : NOT_FOUND;
}

/* Reads [from, colon) backwards. Returns false if no URI can begin there. */
static bool look_back(struct candidate *candidate, const char *from, const uric_rule *by,
                      char reversed[URIC_EXTRACT_CONTEXT], uric_uri *before) {
    size_t len = (size_t)(candidate->colon - from);
    uric_scan scan;
    for (size_t i = 0; i < len; i++)
        reversed[i] = candidate->colon[-1 - (ptrdiff_t)i];
    uric_scan_begin(&scan, by);
    if (uric_scan_feed(&scan, reversed, len) != URIC_OK)
        len = scan.length;
    if (uric_parse(before, by, reversed, len, NULL) != URIC_OK)
        return false;
    candidate->begin = uric_is_absent(before->scheme) ? candidate->colon + 1
                                                      : candidate->colon - before->scheme.len;
    return before->scheme.len <= SCHEME_MOST;
}

/* Sets *behind to where the search goes on. */
static enum outcome read_candidate(const struct candidate *candidate, const uric_uri *before,
                                   const char **behind, uric_found *found) {
    struct extent extent;
    enum outcome outcome = NOT_FOUND;
    const char *name;
    *behind = candidate->colon + 1;
    for (unsigned i = URIC_PART;
         outcome == NOT_FOUND && (name = uric_component_name(before->chosen, i)) != NULL; i++)
        if (!uric_is_absent(uric_component_of(before, i)))
            outcome = read_delimited(candidate, name, &extent, found);
    if (outcome == NOT_FOUND) {
        if (uric_is_absent(before->scheme))
            return NOT_FOUND;
        outcome = read_delimited(candidate, "bare", &extent, found);
    }
    if (outcome != MORE && extent.uri > *behind)
        *behind = extent.uri;
    return outcome;
}

static void find_breaks(uric_found *found) {
    bool is_behind_hyphen = false;
    found->broken = found->hyphen = false;
    for (size_t i = 0; i < found->text.len; i++) {
        char byte = found->text.at[i];
        found->broken |= is_space(byte);
        found->hyphen |= is_behind_hyphen && (byte == '\n' || byte == '\r');
        is_behind_hyphen = byte == '-' || (is_behind_hyphen && is_space(byte));
    }
}

/* Returns the start of what look_back may read before `end`. */
static const char *context(const char *next, const char *end) {
    return end - next > URIC_EXTRACT_CONTEXT ? end - URIC_EXTRACT_CONTEXT : next;
}

uric_status uric_extract(const uric_extractor *how, const char *text, size_t len, bool more,
                         size_t *at, uric_found *found) {
    const uric_rule *before_rule = rule_named(how, "before");
    struct candidate candidate = {how, NULL, NULL, text + len, more};
    const char *next = text + *at;
    while ((candidate.colon = uric_first(next, candidate.end, ':')) < candidate.end) {
        char reversed[URIC_EXTRACT_CONTEXT];
        uric_uri before;
        const char *from = context(next, candidate.colon);
        next = candidate.colon + 1;
        if (!look_back(&candidate, from, before_rule, reversed, &before))
            continue;
        enum outcome outcome = read_candidate(&candidate, &before, &next, found);
        *at = (size_t)((outcome == MORE ? from : next) - text);
        if (outcome == FOUND)
            find_breaks(found);
        if (outcome != NOT_FOUND)
            return outcome == FOUND ? URIC_OK : URIC_ENDED;
    }
    *at = (size_t)((more ? context(next, candidate.end) : candidate.end) - text);
    return more ? URIC_ENDED : URIC_ABSENT;
}

uric_status uric_unbroken(const uric_found *found, uric_buffer *out) {
    out->len = 0;
    for (size_t i = 0; i < found->text.len; i++)
        if (!found->broken || !is_space(found->text.at[i]))
            uric_put(out, found->text.at[i]);
    return uric_room(out);
}
