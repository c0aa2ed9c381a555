/* Do those that share the machine agree on what it says? */
#include "verify.h"

#include <stdio.h>

static bool same_span(uric_span a, uric_span b) {
    return a.at == b.at && a.len == b.len;
}

static bool same(const uric_uri *a, const uric_uri *b) {
    return same_span(a->scheme, b->scheme) && same_span(a->authority, b->authority) &&
           same_span(a->userinfo, b->userinfo) && same_span(a->host, b->host) &&
           same_span(a->port, b->port) && same_span(a->path, b->path) &&
           same_span(a->query, b->query) && same_span(a->fragment, b->fragment);
}

static bool agrees(const struct contestant *contestant, uric_span text) {
    uric_uri ours, theirs;
    bool accepted =
        uric_parse(&ours, &uric_rfc3986_URI_reference, text.at, text.len, NULL) == URIC_OK;
    if (contestant->split(&theirs, text.at, text.len) != accepted)
        return false;
    return !accepted || same(&ours, &theirs);
}

static bool verify_one(const struct entry *entry, const struct corpus *corpus) {
    size_t different = 0, first = 0;
    for (size_t i = corpus->count; i-- > 0;)
        if (!agrees(entry->contestant, corpus->uri[i]))
            different++, first = i;
    if (different > 0)
        fprintf(stderr, "uric-bench: %s differs from uric on %zu URIs, first on line %zu: %.*s\n",
                entry->name, different, first + 1, (int)corpus->uri[first].len,
                corpus->uri[first].at);
    return different == 0;
}

bool verify(const struct corpus *corpus) {
    bool good = true;
    for (size_t i = 0; i < entry_count; i++)
        if (entries[i].contestant != NULL && entries[i].contestant->split != NULL)
            good = verify_one(&entries[i], corpus) && good;
    return good;
}
