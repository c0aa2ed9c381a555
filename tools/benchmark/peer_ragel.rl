/* Ragel's own C code from the machine that the library's tables are made of. CMake compiles this
 * once for each of Ragel's styles, PEER being the contestant's name; machine.rl is
 * generated/rfc3986.rl with only the instantiations that are needed, calls turned into Ragel's.
 * This code tells the components, but not the kind of the host. */
#include "benchmark.h"

/* In machine.rl's actions. */
#define begins(x) mark.x.begin = p;
#define ends(x) mark.x.end = p;

typedef struct capture {
    const unsigned char *begin;
    const unsigned char *end; /* NULL: not ended */
} capture;

typedef struct captures {
    capture scheme, authority, userinfo, host, port, query, fragment, ipv6, ipvfuture;
} captures;

%%{
machine peer;
include rfc3986 "machine.rl";
write data noerror noentry;
}%%

/* Where the machine followed a reading that died, its marks remain: a capture counts if it was
 * ended, not reopened, and lies within what encloses it (uric_scan_split). */
static bool counts(capture inner) {
    return inner.end != NULL && inner.begin <= inner.end;
}

static bool counts_within(capture inner, capture outer) {
    return counts(inner) && inner.begin >= outer.begin && inner.end <= outer.end;
}

static inline uric_span span(capture capture, bool present) {
    return present ? (uric_span){(const char *)capture.begin, (size_t)(capture.end - capture.begin)}
                   : (uric_span){NULL, 0};
}

/* The path has no marks: it is what the others leave (`rest` in rfc3986.profile). */
static uric_span path_of(const uric_uri *uri, const char *text, size_t len) {
    const char *begin = text, *end = text + len;
    if (uri->scheme.at != NULL)
        begin = uri->scheme.at + uri->scheme.len + 1;
    if (uri->authority.at != NULL)
        begin = uri->authority.at + uri->authority.len;
    if (uri->fragment.at != NULL)
        end = uri->fragment.at - 1;
    if (uri->query.at != NULL)
        end = uri->query.at - 1;
    return (uric_span){begin, (size_t)(end - begin)};
}

static bool split(uric_uri *uri, const char *text, size_t len) {
    const unsigned char *p = (const unsigned char *)text, *pe = p + len, *eof = pe;
    int cs, top, stack[1];
    captures mark = {.scheme = {NULL, NULL}};
    %% write init;
    %% write exec;
    if (cs < %%{ write first_final; }%% || top != 0)
        return false;
    bool authority = counts(mark.authority);
    uri->scheme = span(mark.scheme, counts(mark.scheme));
    uri->authority = span(mark.authority, authority);
    uri->userinfo =
        span(mark.userinfo, authority && counts_within(mark.userinfo, mark.authority));
    uri->host = span(mark.host, authority && counts_within(mark.host, mark.authority));
    uri->port = span(mark.port, authority && counts_within(mark.port, mark.authority));
    uri->query = span(mark.query, counts(mark.query));
    uri->fragment = span(mark.fragment, counts(mark.fragment));
    uri->path = path_of(uri, text, len);
    return true;
}

static struct tally run(const struct corpus *corpus) {
    struct tally tally = {0, 0};
    for (size_t i = 0; i < corpus->count; i++) {
        uric_uri uri;
        if (!split(&uri, corpus->uri[i].at, corpus->uri[i].len))
            continue;
        tally.accepted++;
        tally.used += uri.scheme.len + uri.authority.len + uri.userinfo.len + uri.host.len +
                      uri.port.len + uri.path.len + uri.query.len + uri.fragment.len;
    }
    return tally;
}

const struct contestant PEER = {.version = RAGEL_VERSION, .run = run, .split = split};
