#include "agree/agreement.h"

/* Divides an authority as RFC 3986 does, if the grammar names no component within it. */
static void divide_authority(const uric_uri *uri, uric_reading *reading) {
    uric_span authority = uri->authority;
    uric_uri divided = {.host = authority};
    for (unsigned i = 0; uric_component_name(uri->chosen, i) != NULL; i++) {
        uric_span within = uric_component_of(uri, i);
        if (i != URIC_AUTHORITY && !uric_is_absent(within) && within.at >= authority.at &&
            within.at < uric_end(authority))
            return;
    }
    if (uric_parse(&divided, &uric_rfc3986_URI_reference, authority.at - 2, authority.len + 2u,
                   NULL) != URIC_OK)
        divided = (uric_uri){.host = authority};
    reading->component[URIC_USERINFO] = divided.userinfo;
    reading->component[URIC_HOST] = divided.host;
    reading->component[URIC_PORT] = divided.port;
}

uric_reading uric_reading_of(const uric_uri *uri) {
    uric_reading reading = {.refused = NULL};
    const char *begin = uri->text.at, *end = uric_end(uri->text);
    for (unsigned i = 0; i < URIC_READ_COMPONENTS; i++)
        if (i != URIC_AUTHORITY)
            reading.component[i] = uric_component_of(uri, i);
    if (!uric_is_absent(uri->scheme))
        begin = uric_end(uri->scheme) + 1;
    if (!uric_is_absent(uri->authority)) {
        begin = uric_end(uri->authority);
        divide_authority(uri, &reading);
    }
    if (!uric_is_absent(uri->fragment))
        end = uri->fragment.at - 1;
    if (!uric_is_absent(uri->query))
        end = uri->query.at - 1;
    reading.component[URIC_PATH] = uric_span_from(begin, end);
    return reading;
}

void uric_normal_reading(const uric_reading *reading, char *room, size_t size,
                         uric_reading *normal) {
    const uric_rule *rule = &uric_rfc3986_URI_reference;
    uric_buffer out = {.at = room, .size = (uric_size)size};
    uric_uri uri = {.rule = rule, .chosen = rule};
    *normal = *reading;
    for (unsigned i = 0; i < URIC_READ_COMPONENTS; i++)
        uric_set_component(&uri, i, reading->component[i]);
    if (uric_compose(&uri, &out, NULL) != URIC_OK ||
        uric_parse(&uri, rule, room, out.len, NULL) != URIC_OK)
        return;
    out.len = 0;
    if (uric_normalize(&uri, URIC_BY_CASE | URIC_BY_PATH | URIC_BY_DEFAULTS, &out) == URIC_OK &&
        uric_parse(&uri, rule, room, out.len, NULL) == URIC_OK)
        *normal = uric_reading_of(&uri);
}

static bool is_same(uric_span a, uric_span b) {
    size_t i = 0;
    while (i < a.len && i < b.len && a.at[i] == b.at[i])
        i++;
    return uric_is_absent(a) == uric_is_absent(b) && i == a.len && i == b.len;
}

unsigned uric_differences(const uric_reading *a, const uric_reading *b) {
    unsigned differences = 0;
    for (unsigned i = 0; i < URIC_READ_COMPONENTS; i++)
        if (i != URIC_FRAGMENT && !is_same(a->component[i], b->component[i]) &&
            (i != URIC_HOST || a->component[i].len + b->component[i].len > 0))
            differences |= 1u << i;
    return differences;
}
