#include "verify.h"

#include <stdio.h>

static bool agrees(const struct contestant *contestant, uric_span text) {
    bool accepted = uric_check(&uric_rfc3986_URI_reference, text.at, text.len, NULL) == URIC_OK;
    return contestant->accepts(text.at, text.len) == accepted;
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
        if (entries[i].contestant != NULL && entries[i].contestant->accepts != NULL)
            good = verify_one(&entries[i], corpus) && good;
    return good;
}
