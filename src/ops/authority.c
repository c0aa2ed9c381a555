/* The authority is in a uric_uri twice: as a whole, and as userinfo, host and port. A program may
 * change one after the parse and leave the other as it was. No change may be lost in silence:
 *
 *   authority changed or cleared, parts as parsed   write the authority, if there is one
 *   authority cleared, a part changed               write the parts
 *   a part changed, authority as parsed             URIC_AUTHORITY_STALE, an error
 */
#include "ops/recompose.h"
#include "scan/scan.h"

/* The end of `text` if it stands at `at`; NULL if it does not, or if `at` is NULL. */
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
    at = step_across(at, end, uri->userinfo);
    at = step_across(at, end, uric_span_of("@", !uric_is_absent(uri->userinfo)));
    at = step_across(at, end, uri->host);
    at = step_across(at, end, uric_span_of(":", !uric_is_absent(uri->port)));
    at = step_across(at, end, uri->port);
    return at == end && at != NULL;
}

static bool has_parsed_parts(const uric_uri *uri) {
    uric_scan scan;
    if (uric_scan_whole(&scan, uri->rule, uri->text.at, uri->text.len, NULL) != URIC_OK)
        return false;
    for (unsigned i = URIC_USERINFO; i <= URIC_PORT; i++) {
        uric_span part = *uric_component_at((uric_uri *)uri, i);
        if (!uric_scan_finds(&scan, i, part, (uintptr_t)part.at - (uintptr_t)uri->text.at))
            return false;
    }
    return true;
}

uric_authority uric_find_authority(const uric_uri *uri) {
    bool parts =
        !uric_is_absent(uri->userinfo) || !uric_is_absent(uri->host) || !uric_is_absent(uri->port);
    bool whole = !uric_is_absent(uri->authority);
    if (!parts || is_made_of_parts(uri) || has_parsed_parts(uri))
        return URIC_AUTHORITY_WHOLE;
    return whole || uric_is_absent(uri->host) ? URIC_AUTHORITY_STALE : URIC_AUTHORITY_IN_PARTS;
}
