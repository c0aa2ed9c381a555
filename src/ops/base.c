/* Establishes a base URI (RFC 3986, 5.1). */
#include "text/text.h"

const uric_uri *uric_choose_base(const uric_bases *bases) {
    const uric_uri *const in_order[] = {bases->embedded, bases->encapsulating, bases->retrieval,
                                        bases->fallback};
    for (size_t i = 0; i < sizeof in_order / sizeof *in_order; i++)
        if (in_order[i] != NULL && !uric_is_absent(in_order[i]->scheme))
            return in_order[i];
    return NULL;
}
