/* Makes the normal form of components: which piece changes in which way at which level. */
#include "ops/normal_form.h"
#include "ops/already_normal.h"

static bool begins_with_slash(uric_span text) {
    return text.len > 0 && text.at[0] == '/';
}

/* In some older documents a triplet is all that keeps a reference's path from being read as a
 * scheme or an authority ("%61:b" in RFC 1808). Such a path is not decoded. */
static bool must_stay_encoded(const uric_uri *uri, uric_span path) {
    if (!uric_is_absent(uri->authority))
        return false;
    if (path.len >= 2 && path.at[0] == '/' && path.at[1] == '/')
        return true;
    if (!uric_is_absent(uri->scheme))
        return false;
    for (size_t i = 0; i < path.len && path.at[i] != '/'; i++)
        if (path.at[i] == ':')
            return true;
    return false;
}

/* An empty port and the default port are left out (RFC 3986, 6.2.3). */
static bool is_default_port(const uric_uri *uri, const uric_scheme_defaults *defaults) {
    uint16_t port, default_port = defaults != NULL ? defaults->port : 0;
    uric_status status = uric_port(uri, &port);
    return status == URIC_EMPTY || (status == URIC_OK && default_port != 0 && port == default_port);
}

/* RFC 3986, 6.2.3. */
static void apply_defaults(uric_normal *normal, const uric_uri *uri) {
    uric_span *path = &normal->piece[URIC_PIECE_PATH];
    if (!URIC_COMPACT && uric_is_absent(uri->port) && path->len > 0)
        return;
    const uric_scheme_defaults *defaults =
        uric_defaults_of(uric_revision_of(uri), uri->scheme.at, uri->scheme.len);
    uric_span *port = &normal->piece[URIC_PIECE_PORT];
    if (is_default_port(uri, defaults))
        port->len = normal->piece[URIC_PIECE_COLON].len = 0;
    while (port->len > 1 && *port->at == '0') { /* RFC 3986, 3.2.3: a number, of any length */
        port->at++;
        port->len--;
    }
    if (path->len == 0 && normal->beside && defaults != NULL && defaults->path != NULL) {
        *path = uric_span_of(defaults->path, uric_length(defaults->path));
        normal->how[URIC_PIECE_PATH] = URIC_INSERTED;
        normal->longer += path->len;
    }
}

/* Replaces an IPv6 host by its form of RFC 5952. A host that denotes no address (older documents'
 * rules allow such text) stays. */
static void rewrite_address(uric_normal *normal, const uric_uri *uri) {
    uint8_t address[16];
    size_t len = 0;
    uric_span *host = &normal->piece[URIC_PIECE_HOST];
    if (!URIC_KINDS || uri->host_kind != URIC_HOST_IPV6 ||
        uric_host_address(uri, address, &len) != URIC_OK)
        return;
    len = uric_ipv6_text(address, normal->address + 1);
    normal->address[0] = '[';
    normal->address[len + 1] = ']';
    if (len + 2 > host->len)
        normal->longer += len + 2 - host->len;
    *host = uric_span_of(normal->address, len + 2);
    normal->how[URIC_PIECE_HOST] = URIC_INSERTED;
}

/* RFC 3986, 6.2.2.3 is about URIs. A reference loses dot segments only where resolution would
 * remove them, too; the dot segments of a relative path determine what it refers to. */
static bool loses_dots(const uric_uri *uri) {
    const uric_revision *revision = uric_revision_of(uri);
    bool rooted = begins_with_slash(uri->path);
    if (uric_is_absent(uri->path) || revision->dot_segments == URIC_DOT_SEGMENTS_KEPT)
        return false;
    if (uric_is_absent(uri->scheme))
        return rooted && revision->rooted_path;
    return rooted || revision->dot_segments == URIC_DOT_SEGMENTS_REMOVED;
}

/* Does "%2E" in the path become a dot? */
static bool has_dot_triplets(const uric_normal *normal) {
    return (normal->how[URIC_PIECE_PATH] & URIC_DECODE) != 0 &&
           uric_in_set(normal->unreserved, '.');
}

/* The offset of a place in the text; more than the text's length if it lies outside. */
static uintptr_t offset_of(const uric_uri *uri, const char *at) {
    return (uintptr_t)at - (uintptr_t)uri->text.at;
}

/* Cuts the text into pieces. False: components that were set by hand do not lie in the text one
 * behind the other. */
static bool cut(uric_normal *normal, const uric_uri *uri) {
    const char *begin = uri->text.at, *path = uric_path_begin(uri);
    uric_span host = !uric_is_absent(uri->host) ? uri->host
                     : normal->beside           ? uri->authority
                                                : uric_span_of(path, 0);
    const char *const places[URIC_PIECES + 1] = {
        begin,
        uric_is_absent(uri->scheme) ? begin : uric_end(uri->scheme),
        host.at,
        uric_end(host),
        uric_is_absent(uri->port) ? path : uri->port.at,
        path,
        uric_path_end(uri),
        uric_end(uri->text),
    };
    for (unsigned i = 0; i < URIC_PIECES; i++) {
        if (offset_of(uri, places[i]) > offset_of(uri, places[i + 1]))
            return false;
        normal->piece[i] = uric_span_from(places[i], places[i + 1]);
    }
    return true;
}

#if !URIC_COMPACT

/* Are all unreserved octets printable ASCII characters? */
static bool decodes_printable_only(const uric_revision *revision) {
    const uint32_t *unreserved = revision->unreserved;
    return (unreserved[0] | unreserved[4] | unreserved[5] | unreserved[6] | unreserved[7]) == 0;
}

bool uric_is_normal(const uric_uri *uri, unsigned levels, char *to) {
    uric_span text = uri->text, head = uric_is_absent(uri->host) ? uri->scheme : uri->host;
    if (text.at == NULL || !uric_has_operations(uri->rule))
        return false;
    uintptr_t path_end = offset_of(uri, uric_path_end(uri));
    if (offset_of(uri, uric_path_begin(uri)) > path_end || path_end > text.len ||
        (!uric_is_absent(head) && offset_of(uri, uric_end(head)) > text.len))
        return false;
    if ((levels & URIC_BY_PATH) && uri->path.len > 0 && uri->path.at[0] == '.')
        return false; /* a dot segment behind the scheme's colon */
    if ((levels & URIC_BY_DEFAULTS) &&
        (!uric_is_absent(uri->port) || (!uric_is_absent(uri->authority) && uri->path.len == 0)))
        return false;
    if ((levels & URIC_BY_IPV6) && uri->host_kind == URIC_HOST_IPV6)
        return false;
    if (levels & URIC_BY_SYNTAX) {
        bool folds = (levels & URIC_BY_CASE) && !uric_is_absent(head);
        size_t folded = folds ? (size_t)(uric_end(head) - text.at) : 0;
        return uric_is_already_normal(text, folded, '%', to) ||
               (decodes_printable_only(uric_revision_of(uri)) &&
                uric_has_stable_triplets(text, folded, to));
    }
    if (to != NULL)
        uric_copy(to, text.at, text.len);
    return true;
}

#endif

/* Makes the whole text one piece that stays as it is. */
static void leave_whole(uric_normal *normal, uric_span text) {
    uric_span all = uric_is_absent(text) ? uric_span_of("", 0) : text;
    for (unsigned i = 0; i < URIC_PIECES; i++)
        normal->piece[i] = uric_span_of(all.at, 0);
    normal->piece[URIC_PIECE_PATH] = all;
}

bool uric_normal_form(uric_normal *normal, const uric_uri *uri, unsigned levels) {
    normal->dots = URIC_DOTS_LEFT;
    normal->has_dots = false;
    normal->beside = !uric_is_absent(uri->authority);
    normal->longer = 0;
    normal->unreserved = NULL;
    bool known = !uric_is_absent(uri->text) && uric_has_operations(uri->rule) && cut(normal, uri);
    if (!known) {
        leave_whole(normal, uri->text);
        levels = URIC_BY_STRING;
    }
    unsigned how = levels & (URIC_HEX | URIC_DECODE), fold = levels & URIC_BY_CASE ? URIC_FOLD : 0;
    for (unsigned i = 0; i < URIC_PIECES; i++)
        normal->how[i] = (uint8_t)how;
    if (levels == URIC_BY_STRING)
        return known;
    const uric_revision *revision = uric_revision_of(uri);
    const uric_span *path = &normal->piece[URIC_PIECE_PATH];
    unsigned encoded = how & ~(unsigned)URIC_DECODE;
    normal->unreserved = revision->unreserved;
    normal->how[URIC_PIECE_SCHEME] = (uint8_t)fold;
    /* An authority that is no server is not decoded: it could become one. */
    normal->how[URIC_PIECE_HOST] = (uint8_t)(uric_is_absent(uri->host) ? encoded : how | fold);
    if (must_stay_encoded(uri, *path))
        normal->how[URIC_PIECE_PATH] = (uint8_t)encoded;
    if ((levels & URIC_BY_PATH) && loses_dots(uri)) {
        normal->dots =
            revision->above_root == URIC_ABOVE_ROOT_DROPPED ? URIC_DOTS_3986 : URIC_DOTS_KEPT;
        normal->has_dots = uric_has_dot_segments(*path, has_dot_triplets(normal));
    }
    if (levels & URIC_BY_DEFAULTS)
        apply_defaults(normal, uri);
    if (levels & URIC_BY_IPV6)
        rewrite_address(normal, uri);
    return true;
}

void uric_walk_normal(uric_walk *walk, const uric_normal *normal) {
    walk->path = (uric_pieces){{"", 0}, 0, normal->piece[URIC_PIECE_PATH]};
    walk->dots = normal->dots;
    walk->dot_triplets = has_dot_triplets(normal);
    walk->guarded = !normal->beside;
    uric_begin_walk(walk);
}

int uric_cursor_turn(uric_cursor *cursor) {
    const uric_normal *normal = cursor->normal;
    if (cursor->left > 0)
        return (unsigned char)cursor->triplet[3 - cursor->left--];
    while (cursor->at == cursor->end) {
        if (cursor->piece == cursor->last)
            return -1;
        const uric_span *next = &normal->piece[++cursor->piece];
        cursor->at = next->at;
        cursor->end = uric_end(*next);
    }
    unsigned how = normal->how[cursor->piece];
    if (!uric_is_triplet(cursor->at, cursor->end)) {
        char byte = *cursor->at++;
        return (unsigned char)(how & URIC_FOLD ? uric_lower(byte) : byte);
    }
    cursor->left = (uint8_t)(uric_normal_triplet(normal, how, cursor->at, cursor->triplet) - 1);
    cursor->at += 3;
    return (unsigned char)cursor->triplet[0];
}
