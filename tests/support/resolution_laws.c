#include "resolution_laws.h"

#include <stdlib.h>
#include <string.h>

/* A text in a buffer of exactly its length; `at` is NULL if the operation wrote none. */
typedef struct written {
    char *at;
    size_t len;
    const char *broken;
} written;

static written write_exactly(const uric_uri *base, const uric_uri *other, bool relativize) {
    written text = {NULL, 0, NULL};
    uric_buffer counted = {NULL, 0, 0};
    uric_status status = relativize ? uric_relativize(base, other, &counted)
                                    : uric_resolve(base, other, 0, &counted, NULL);
    bool empty = status == URIC_OK || status == URIC_NO_SHORTER;
    if (status != URIC_NO_ROOM && !(empty && counted.len == 0))
        return text;
    uric_buffer out = {malloc(counted.len + 1), counted.len, 0};
    status =
        relativize ? uric_relativize(base, other, &out) : uric_resolve(base, other, 0, &out, NULL);
    if ((status != URIC_OK && status != URIC_NO_SHORTER) || out.len != counted.len)
        text.broken = "a buffer of the reported length is enough";
    text.at = out.at;
    text.len = out.len;
    return text;
}

static const char *resolves_back(const uric_uri *base, const uric_uri *target,
                                 const written *reference) {
    uric_uri parsed;
    if (uric_parse(&parsed, base->rule, reference->at, reference->len, NULL) != URIC_OK)
        return "relativize gives a string of the rule";
    written back = write_exactly(base, &parsed, false);
    const char *broken = back.broken;
    if (broken == NULL && (back.at == NULL || back.len != target->text.len ||
                           memcmp(back.at, target->text.at, back.len) != 0))
        broken = "relativize gives a reference that resolves to its target";
    free(back.at);
    return broken;
}

const char *broken_resolution_law(const uric_uri *base, const uric_uri *reference) {
    written target = write_exactly(base, reference, false);
    written made = write_exactly(base, reference, true);
    const char *broken = target.broken != NULL ? target.broken : made.broken;
    if (broken == NULL && made.at != NULL)
        broken = resolves_back(base, reference, &made);
    free(target.at);
    free(made.at);
    return broken;
}
