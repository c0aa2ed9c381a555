/* uriparser: strict RFC 3986, with components; allocates a list of the path's segments. */
#include "benchmark.h"

#include <uriparser/Uri.h>

static size_t length(UriTextRangeA range) {
    return range.first != NULL ? (size_t)(range.afterLast - range.first) : 0;
}

static struct tally run(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        UriUriA uri;
        const char *error;
        const char *at = corpus->uri[i].at;
        if (uriParseSingleUriExA(&uri, at, at + corpus->uri[i].len, &error) != URI_SUCCESS)
            continue;
        tally.accepted++;
        tally.used += length(uri.scheme) + length(uri.userInfo) + length(uri.hostText) +
                      length(uri.portText) + length(uri.query) + length(uri.fragment) +
                      (uri.pathHead != NULL ? length(uri.pathHead->text) : 0);
        uriFreeUriMembersA(&uri);
    }
    return tally;
}

const struct contestant peer_uriparser = {.version = URI_VER_ANSI, .run = run};

static char text[1 << 16];
static UriUriA base;

static void parse_base(void) {
    const char *error;
    uriParseSingleUriA(&base, "http://a/b/c/d;p?q", &error);
}

static void write(const UriUriA *uri, struct tally *tally) {
    int written;
    if (uriToStringA(text, uri, (int)sizeof text, &written) != URI_SUCCESS)
        return;
    tally->accepted++;
    tally->used += (size_t)written;
}

static struct tally resolve_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        UriUriA uri, target;
        const char *error;
        const char *at = corpus->uri[i].at;
        if (uriParseSingleUriExA(&uri, at, at + corpus->uri[i].len, &error) != URI_SUCCESS)
            continue;
        if (uriAddBaseUriA(&target, &uri, &base) == URI_SUCCESS) {
            write(&target, &tally);
            uriFreeUriMembersA(&target);
        }
        uriFreeUriMembersA(&uri);
    }
    return tally;
}

static struct tally normalize_all(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        UriUriA uri;
        const char *error;
        const char *at = corpus->uri[i].at;
        if (uriParseSingleUriExA(&uri, at, at + corpus->uri[i].len, &error) != URI_SUCCESS)
            continue;
        if (uriNormalizeSyntaxA(&uri) == URI_SUCCESS)
            write(&uri, &tally);
        uriFreeUriMembersA(&uri);
    }
    return tally;
}

const struct contestant peer_uriparser_resolver = {
    .version = URI_VER_ANSI, .prepare = parse_base, .run = resolve_all};
const struct contestant peer_uriparser_normalizer = {.version = URI_VER_ANSI, .run = normalize_all};
