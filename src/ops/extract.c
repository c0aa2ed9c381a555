/* URIs in running text (RFC 3986, Appendix C; RFC 2396, Appendix E; RFC 1738's appendix).
 *
 * A search for ":" finds where a URI may begin, and what stands before it and behind it decides:
 *
 *     see <URL: http://h/a     the scheme before the colon: "http", no longer than SCHEME_MOST
 *             b>.     ^        the delimiter before the scheme: "<URL:", "<", a quote, "](", or
 * none or (http://h/c).         the run: the bytes behind it that the rule accepts, up to a space,
 *             ^-------         "<", ">", a quote, or a bracket that closes what the run did not
 * open
 *
 * Without "<URL:" or "](", "//" must follow the colon, or the scheme must be one that the caller
 * names: otherwise "note:this" and "std::string" would be URIs. Of a bare run, a bracket that is
 * not closed ends the URI, and so does the punctuation of the sentence at its end.
 *
 * Linear: each byte is searched once, and is part of at most one run and one text in "<>". */
#include "scan/scan.h"
#include "text/swar.h"
#include "text/text.h"

enum {
    SCHEME_MOST = URIC_EXTRACT_CONTEXT - 4,
    LOOKAHEAD = 4, /* bytes behind the colon that tell whether a URI is meant */
    CHUNK = 64     /* bytes of a run that are looked at before the rule reads them */
};

/* A place where a URI may begin. */
struct candidate {
    const uric_extractor *how;
    const char *begin, *end; /* of the text */
    const char *colon;       /* behind the scheme */
    const char *scheme;
    bool more; /* more text follows */
};

static bool is_letter(char c) {
    return uric_lower(c) >= 'a' && uric_lower(c) <= 'z';
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static bool is_in_scheme(char c) {
    return is_letter(c) || is_digit(c) || c == '+' || c == '-' || c == '.';
}

static bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Does the byte end each run? Other bytes end it if the rule refuses them. */
static bool is_stop(char c) {
    return (unsigned char)c <= ' ' || c == 0x7F || c == '<' || c == '>' || c == '"';
}

/* The begin of the scheme that ends at `colon`; NULL: there is none. */
static const char *find_scheme(const char *begin, const char *colon) {
    const char *scheme = colon;
    while (scheme > begin && is_in_scheme(scheme[-1]))
        if (colon - --scheme > SCHEME_MOST)
            return NULL;
    while (scheme < colon && !is_letter(*scheme))
        scheme++;
    return scheme < colon ? scheme : NULL;
}

/* Is `word`, in lower case, the text before `end`? Case is ignored. */
static bool is_before(const char *begin, const char *end, const char *word) {
    size_t len = uric_length(word);
    if ((size_t)(end - begin) < len)
        return false;
    for (size_t i = 0; i < len; i++)
        if (uric_lower((end - len)[i]) != word[i])
            return false;
    return true;
}

/* Is the scheme one of the words with spaces between? */
static bool is_listed(const char *scheme, const char *colon, const char *words) {
    uric_span rest = uric_span_of(words, uric_length(words)), word;
    while (uric_next(&rest, " ", &word)) {
        size_t i = 0;
        while (i < word.len && scheme + i < colon && uric_lower(scheme[i]) == word.at[i])
            i++;
        if (i == word.len && scheme + i == colon)
            return true;
    }
    return false;
}

/* Can a URI go on with these bytes behind "scheme:" or "scheme://", or does a sentence? */
static bool is_content(const char *at, const char *end) {
    if (at < end && *at == '?') /* magnet:?xt= */
        at++;
    return at < end && (is_letter(*at) || is_digit(*at) || (unsigned char)*at >= 0x80 ||
                        uric_is_one_of(*at, "/[%_~+*"));
}

/* The first byte behind "scheme:" or "scheme://"; NULL: no URI is meant. */
static const char *find_content(const struct candidate *candidate, bool any_scheme) {
    const char *content = candidate->colon + 1, *end = candidate->end;
    if (end - content >= 2 && content[0] == '/' && content[1] == '/')
        content += 2;
    else if (!any_scheme &&
             !is_listed(candidate->scheme, candidate->colon, candidate->how->schemes))
        return NULL;
    return is_content(content, end) ? content : NULL;
}

/* ---- Angle brackets ---- */

enum outcome { FOUND, NOT_FOUND, MORE };

/* Steps over whitespace; more than one line break ends the paragraph, and with it the text that
 * angle brackets can hold. */
static const char *skip_spaces(const char *at, const char *end, unsigned *breaks) {
    *breaks = 0;
    for (; at < end && is_space(*at); at++)
        *breaks += *at == '\n' || (*at == '\r' && !(end - at > 1 && at[1] == '\n'));
    return at;
}

static enum outcome read_angles(const struct candidate *candidate, uric_found *found) {
    const char *at = candidate->scheme, *end = candidate->end, *text_end = at;
    uric_scan scan;
    uric_scan_begin(&scan, candidate->how->rule);
    found->broken = found->hyphen = false;
    while (at < end && *at != '>') {
        const char *next = at;
        unsigned breaks;
        while (next < end && !is_stop(*next))
            next++;
        if (uric_scan_feed(&scan, at, (size_t)(next - at)) != URIC_OK)
            return NOT_FOUND;
        text_end = next;
        at = skip_spaces(next, end, &breaks);
        if (breaks > 1 || (at == next && at < end && *at != '>'))
            return NOT_FOUND;
        if (at < end && *at != '>' && at > next) {
            found->broken = true;
            found->hyphen |= breaks > 0 && next[-1] == '-';
        }
    }
    if (at == end)
        return candidate->more ? MORE : NOT_FOUND;
    if (uric_scan_end(&scan, NULL) != URIC_OK)
        return NOT_FOUND;
    found->text = uric_span_from(candidate->scheme, text_end);
    found->delimiter = URIC_IN_ANGLES;
    return FOUND;
}

/* "<URL:" or "<URL: ": any scheme may follow. */
static enum outcome read_url_angles(struct candidate *candidate, uric_found *found) {
    unsigned breaks;
    const char *end = candidate->end;
    const char *scheme = skip_spaces(candidate->colon + 1, end, &breaks), *colon = scheme;
    while (colon < end && colon - scheme <= SCHEME_MOST && is_in_scheme(*colon))
        colon++;
    if (colon == end && candidate->more)
        return MORE;
    if (breaks > 1 || colon == scheme || colon == end || *colon != ':' || !is_letter(*scheme))
        return NOT_FOUND;
    candidate->scheme = scheme;
    return read_angles(candidate, found);
}

/* ---- Runs ---- */

static const char *later(const char *a, const char *b) {
    return a > b ? a : b;
}

/* The end of the bytes, or whole code points, that the rule accepts, up to a byte that ends each
 * run; or, if the rule does not accept the scheme, the byte behind the colon. */
static const char *find_run(const struct candidate *candidate) {
    const char *at = candidate->scheme, *end = candidate->end;
    uric_scan scan;
    uric_scan_begin(&scan, candidate->how->rule);
    while (at < end && !is_stop(*at)) {
        const char *next = at;
        while (next < end && next - at < CHUNK && !is_stop(*next))
            next++;
        if (uric_scan_feed(&scan, at, (size_t)(next - at)) != URIC_OK)
            break;
        at = next;
    }
    if (at == end && candidate->more)
        return at;
    return later(candidate->scheme + uric_point_begin(&scan), candidate->colon + 1);
}

/* The brackets of one kind in a run. */
struct brackets {
    char open, close;
    size_t depth;
    const char *first; /* the first that is open */
};

/* Sets *end to the first bracket that closes none, if there is one, and returns the end of the
 * run without brackets that are not closed. */
static const char *balance(const char *begin, const char **end) {
    struct brackets kinds[] = {{'(', ')', 0, NULL}, {'[', ']', 0, NULL}, {'{', '}', 0, NULL}};
    enum { KINDS = sizeof kinds / sizeof *kinds };
    for (const char *at = begin; at < *end; at++)
        for (unsigned i = 0; i < KINDS; i++) {
            struct brackets *kind = &kinds[i];
            if (*at == kind->open && kind->depth++ == 0)
                kind->first = at;
            if (*at == kind->close && kind->depth-- == 0) {
                kind->depth = 0;
                *end = at;
            }
        }
    const char *balanced = *end;
    for (unsigned i = 0; i < KINDS; i++)
        if (kinds[i].depth > 0 && kinds[i].first < balanced)
            balanced = kinds[i].first;
    return balanced;
}

/* The length of the mark of punctuation at the end, which a sentence can have there; 0: none. Of
 * those that only IRIs contain: U+2026, U+3001, U+3002, and the fullwidth forms of the others. */
static unsigned punctuation_before(const char *begin, const char *end) {
    static const char wide[] = "\xE2\x80\xA6\xE3\x80\x81\xE3\x80\x82\xEF\xBC\x81\xEF\xBC\x8C"
                               "\xEF\xBC\x8E\xEF\xBC\x9A\xEF\xBC\x9B\xEF\xBC\x9F";
    if (uric_is_one_of(end[-1], ".,:;!?'"))
        return 1;
    for (const char *mark = wide; end - begin >= 3 && *mark != '\0'; mark += 3)
        if (end[-3] == mark[0] && end[-2] == mark[1] && end[-1] == mark[2])
            return 3;
    return 0;
}

/* The end without the punctuation of a sentence, a triplet that is not whole, and the mark that
 * also stands before the URI, as in _http://h/_. */
static const char *trim(const char *begin, const char *end, char before) {
    unsigned len = 0;
    for (; end > begin; end -= len) {
        bool in_triplet = end[-1] == '%' || (end - begin > 1 && end[-2] == '%');
        bool is_pair = end[-1] == before && uric_is_one_of(before, "*_~");
        len = in_triplet || is_pair ? 1 : punctuation_before(begin, end);
        if (len == 0)
            break;
    }
    return end;
}

static bool accept(const struct candidate *candidate, const char *end, uric_delimiter delimiter,
                   uric_found *found) {
    found->text = uric_span_from(candidate->scheme, end);
    found->delimiter = delimiter;
    found->broken = found->hyphen = false;
    return uric_check(candidate->how->rule, candidate->scheme, (size_t)(end - candidate->scheme),
                      NULL) == URIC_OK;
}

/* Sets *end to the end of the run. */
static enum outcome read_run(const struct candidate *candidate, const char *content,
                             const char **end, uric_found *found) {
    const char *scheme = candidate->scheme;
    char before = scheme > candidate->begin ? scheme[-1] : ' ';
    *end = find_run(candidate);
    if (*end == candidate->end && candidate->more)
        return MORE;
    const char *balanced = balance(content, end);
    char behind = *end < candidate->end ? **end : ' ';
    if (*end <= content)
        return NOT_FOUND;
    if (before == '"' && behind == '"' && accept(candidate, *end, URIC_IN_QUOTES, found))
        return FOUND;
    if (is_before(candidate->begin, scheme, "](") && (behind == ')' || is_space(behind)) &&
        accept(candidate, *end, URIC_IN_LINK, found))
        return FOUND;
    const char *trimmed = trim(content, balanced, before);
    return trimmed > content && accept(candidate, trimmed, URIC_BARE, found) ? FOUND : NOT_FOUND;
}

/* Sets *behind to where the search goes on. */
static enum outcome read_candidate(struct candidate *candidate, const char **behind,
                                   uric_found *found) {
    const char *begin = candidate->begin, *scheme = candidate->scheme;
    *behind = candidate->colon + 1;
    if (candidate->more && candidate->end - candidate->colon <= LOOKAHEAD)
        return MORE;
    bool in_angles = scheme > begin && scheme[-1] == '<';
    if (in_angles && is_before(scheme, candidate->colon, "url") && candidate->colon - scheme == 3) {
        enum outcome outcome = read_url_angles(candidate, found);
        if (outcome == FOUND)
            *behind = uric_end(found->text);
        return outcome;
    }
    const char *content = find_content(candidate, is_before(begin, scheme, "]("));
    if (content == NULL)
        return NOT_FOUND;
    enum outcome outcome = in_angles ? read_angles(candidate, found) : NOT_FOUND;
    if (outcome == NOT_FOUND)
        return read_run(candidate, content, behind, found);
    if (outcome == FOUND)
        *behind = uric_end(found->text);
    return outcome;
}

uric_status uric_extract(const uric_extractor *how, const char *text, size_t len, bool more,
                         size_t *at, uric_found *found) {
    struct candidate candidate = {how, text, text + len, text, NULL, more};
    const char *next = text + *at;
    while ((candidate.colon = uric_first(next, candidate.end, ':')) < candidate.end) {
        next = candidate.colon + 1;
        candidate.scheme = find_scheme(text, candidate.colon);
        if (candidate.scheme == NULL)
            continue;
        enum outcome outcome = read_candidate(&candidate, &next, found);
        *at = (size_t)((outcome == MORE ? candidate.colon : next) - text);
        if (outcome != NOT_FOUND)
            return outcome == FOUND ? URIC_OK : URIC_ENDED;
    }
    *at = len;
    return more ? URIC_ENDED : URIC_ABSENT;
}

const char *uric_delimiter_name(uric_delimiter delimiter) {
    static const char *const names[] = {[URIC_BARE] = "bare",
                                        [URIC_IN_ANGLES] = "angles",
                                        [URIC_IN_QUOTES] = "quotes",
                                        [URIC_IN_LINK] = "link"};
    return (unsigned)delimiter < sizeof names / sizeof *names ? names[delimiter] : NULL;
}

uric_status uric_unbroken(const uric_found *found, uric_buffer *out) {
    out->len = 0;
    for (size_t i = 0; i < found->text.len; i++)
        if (!found->broken || !is_space(found->text.at[i]))
            uric_put(out, found->text.at[i]);
    return uric_room(out);
}
