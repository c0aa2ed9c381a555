/* This library: all components and the error, and the verdict alone. */
#include "benchmark.h"

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

const struct contestant uric_parser = {.version = URIC_VERSION, .run = parse_all};
const struct contestant uric_checker = {
    .version = URIC_VERSION, .prepare = find_verdict, .run = check_all};
