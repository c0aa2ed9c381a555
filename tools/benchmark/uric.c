/* This library: a parse with components and error; the verdict alone; and a parse with an operation
 * that writes a text. */
#include "corpus.h"

static struct tally parse_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_uri uri;
        uric_error error;
        uric_span text = corpus->uri[i];
        if (uric_parse(&uri, &uric_rfc3986_URI_reference, text.at, text.len, &error) != URIC_OK) {
            tally.used += error.offset;
            continue;
        }
        tally.accepted++;
        tally.used += uri.scheme.len + uri.authority.len + uri.userinfo.len + uri.host.len +
                      uri.port.len + uri.path.len + uri.query.len + uri.fragment.len +
                      uri.host_kind;
    }
    return tally;
}

static const uric_rule *verdict;

static void find_verdict(void) {
    verdict = uric_grammar_rule(&uric_rfc3986, "URI-reference", 13);
}

static struct tally check_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_span text = corpus->uri[i];
        tally.accepted += uric_check(verdict, text.at, text.len, NULL) == URIC_OK;
    }
    return tally;
}

/* The texts are consecutive in memory, each followed by a NUL. */
static struct tally check_lines(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    const uric_span *last = &corpus->uri[corpus->count - 1];
    const char *at = corpus->uri[0].at, *const end = last->at + last->len + 1;
    while (at < end) {
        at += uric_check_lines(verdict, '\0', at, (size_t)(end - at), &tally.accepted);
        while (at < end && *at++ != '\0') /* skips a refused text */
            continue;
    }
    return tally;
}

static char text[1 << 16];
static uric_uri base;

static void prepare(void) {
    parse_base(&base);
}

static struct tally resolve_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_uri uri;
        uric_buffer out = {text, sizeof text, 0};
        uric_span given = corpus->uri[i];
        if (uric_parse(&uri, &uric_rfc3986_URI_reference, given.at, given.len, NULL) != URIC_OK ||
            uric_resolve(&base, &uri, 0, &out, NULL) != URIC_OK)
            continue;
        tally.accepted++;
        tally.used += out.len;
    }
    return tally;
}

static struct tally normalize_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_uri uri;
        uric_buffer out = {text, sizeof text, 0};
        uric_span given = corpus->uri[i];
        if (uric_parse(&uri, &uric_rfc3986_URI_reference, given.at, given.len, NULL) != URIC_OK ||
            uric_normalize(&uri, URIC_BY_SYNTAX, &out) != URIC_OK)
            continue;
        tally.accepted++;
        tally.used += out.len;
    }
    return tally;
}

const struct contestant uric_parser = {.version = URIC_VERSION, .run = parse_all};
const struct contestant uric_checker = {
    .version = URIC_VERSION, .prepare = find_verdict, .run = check_all};
const struct contestant uric_line_checker = {
    .version = URIC_VERSION, .prepare = find_verdict, .run = check_lines};
const struct contestant uric_resolver = {
    .version = URIC_VERSION, .prepare = prepare, .run = resolve_all};
const struct contestant uric_normalizer = {.version = URIC_VERSION, .run = normalize_all};
