/* Which counts, the authority or its parts? A program may change one after the parse and leave the
 * other as it was; what was set must not be lost without a word:
 *
 *   authority changed or cleared, its parts as parsed   the authority counts, if there is one
 *   authority cleared, a part changed                   the parts make the authority
 *   a part changed, the authority as parsed             neither: the authority is stale
 */
#include "recompose.h"

/* Behind a text that stands at `at`; NULL if it does not, or `at` is null already. */
static const char *step_across(const char *at, const char *end, uric_span text) {
    if (at == NULL || (size_t)(end - at) < text.len)
        return NULL;
    for (size_t i = 0; at != text.at && i < text.len; i++)
        if (at[i] != text.at[i])
            return NULL;
    return at + text.len;
}

/* RFC 3986, 3.2: [ userinfo "@" ] host [ ":" port ] */
static bool is_made_of_parts(const uric_uri *uri) {
    const char *at = uri->authority.at, *end = uric_end(uri->authority);
    if (!uric_is_absent(uri->userinfo))
        at = step_across(step_across(at, end, uri->userinfo), end, uric_span_of("@", 1));
    at = step_across(at, end, uri->host);
    if (!uric_is_absent(uri->port))
        at = step_across(step_across(at, end, uric_span_of(":", 1)), end, uri->port);
    return at == end && at != NULL;
}

static bool is_same_span(uric_span a, uric_span b) {
    return a.at == b.at && a.len == b.len;
}

static bool has_parsed_parts(const uric_uri *uri) {
    uric_uri read;
    return uric_parse(&read, uri->rule, uri->text.at, uri->text.len, NULL) == URIC_OK &&
           is_same_span(uri->userinfo, read.userinfo) && is_same_span(uri->host, read.host) &&
           is_same_span(uri->port, read.port);
}

uric_authority uric_find_authority(const uric_uri *uri) {
    bool parts =
        !uric_is_absent(uri->userinfo) || !uric_is_absent(uri->host) || !uric_is_absent(uri->port);
    bool whole = !uric_is_absent(uri->authority);
    if (!parts || (whole && is_made_of_parts(uri)) || has_parsed_parts(uri))
        return URIC_AUTHORITY_WHOLE;
    return whole || uric_is_absent(uri->host) ? URIC_AUTHORITY_STALE : URIC_AUTHORITY_IN_PARTS;
}
