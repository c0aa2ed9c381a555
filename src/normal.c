/* From components to the pieces of the normal form: what each level asks of which piece. */
#include "normal.h"
#include "plain.h"
#include "search.h"

static bool begins_with_slash(uric_span text) {
    return text.len > 0 && text.at[0] == '/';
}

/* Some older documents let a reference's path look like a scheme, or like an authority, but for a
 * triplet ("%61:b" in RFC 1808): decoded, it would be read as what it looks like. */
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

/* An empty port and the default one say nothing (RFC 3986, 6.2.3). */
static bool is_default_port(const uric_uri *uri, const uric_scheme_defaults *defaults) {
    uint16_t port;
    uric_status status = uric_port(uri, &port);
    return status == URIC_EMPTY ||
           (status == URIC_OK && defaults != NULL && defaults->port != 0 && defaults->port == port);
}

static uric_span text_of(const char *string) {
    size_t len = 0;
    while (string[len] != '\0')
        len++;
    return uric_span_of(string, len);
}

/* A port is a decimal number (RFC 3986, 3.2.3), of any length: leading zeros say nothing. */
static uric_span without_zeros(uric_span digits) {
    while (digits.len > 1 && *digits.at == '0') {
        digits.at++;
        digits.len--;
    }
    return digits;
}

/* RFC 3986, 6.2.3. */
static void apply_defaults(uric_normal *normal, const uric_uri *uri) {
    uric_piece *path = &normal->piece[URIC_PIECE_PATH];
    if (uric_is_absent(uri->port) && path->text.len > 0)
        return;
    const uric_scheme_defaults *defaults =
        uric_defaults_of(uric_revision_of(uri), uri->scheme.at, uri->scheme.len);
    uric_span *port = &normal->piece[URIC_PIECE_PORT].text;
    if (!uric_is_absent(uri->port) && is_default_port(uri, defaults))
        port->len = normal->piece[URIC_PIECE_COLON].text.len = 0;
    *port = without_zeros(*port);
    if (path->text.len == 0 && normal->beside && defaults != NULL && defaults->path != NULL) {
        path->text = text_of(defaults->path);
        path->how = URIC_INSERTED;
        normal->longer += path->text.len;
    }
}

/* RFC 5952. Text of an older document's rule may denote no address; it stays. */
static void rewrite_address(uric_normal *normal, const uric_uri *uri) {
    uint8_t address[16];
    size_t len = 0;
    uric_piece *host = &normal->piece[URIC_PIECE_HOST];
    if (!URIC_KINDS || uri->host_kind != URIC_HOST_IPV6 ||
        uric_host_address(uri, address, &len) != URIC_OK)
        return;
    len = uric_ipv6_text(address, normal->address + 1);
    normal->address[0] = '[';
    normal->address[len + 1] = ']';
    if (len + 2 > host->text.len)
        normal->longer += len + 2 - host->text.len;
    *host = (uric_piece){uric_span_of(normal->address, len + 2), URIC_INSERTED};
}

/* RFC 3986, 6.2.2.3 is about URIs. A reference may lose its dot segments where resolution takes
 * them away, too; one without scheme and root keeps them, for they say where it leads. */
static bool loses_dots(const uric_uri *uri) {
    const uric_revision *revision = uric_revision_of(uri);
    bool rooted = begins_with_slash(uri->path);
    if (uric_is_absent(uri->path) || revision->dot_segments == URIC_DOT_SEGMENTS_KEPT)
        return false;
    if (uric_is_absent(uri->scheme))
        return rooted && revision->rooted_path;
    return rooted || revision->dot_segments == URIC_DOT_SEGMENTS_REMOVED;
}

/* Does a segment begin with "." or a triplet? */
static bool may_have_dots(uric_span path) {
    unsigned found = path.len > 0 && (path.at[0] == '.' || path.at[0] == '%');
#if URIC_FAST
    return found || uric_any(path.at, uric_end(path), uric_tests_begin_or_dot, '%');
#else
    for (size_t i = 1; i < path.len; i++)
        found |= (unsigned)(path.at[i - 1] == '/') &
                 ((unsigned)(path.at[i] == '.') | (unsigned)(path.at[i] == '%'));
    return found != 0;
#endif
}

/* From the beginning of the text; of a place that is not in it, more than its length. */
static uintptr_t offset_of(const uric_uri *uri, const char *at) {
    return (uintptr_t)at - (uintptr_t)uri->text.at;
}

/* Where the text is cut: around the host, or the authority that is not split, and the path. False:
 * these do not lie in it, one behind the other, as some may not that were set by hand. */
static bool cut(uric_normal *normal, const uric_uri *uri) {
    const char *begin = uri->text.at, *end = uric_end(uri->text);
    const char *scheme_end = uric_is_absent(uri->scheme) ? begin : uric_end(uri->scheme);
    const char *path = uric_path_begin(uri), *path_end = uric_path_end(uri);
    const char *port = uric_is_absent(uri->port) ? path : uri->port.at;
    uric_span host = !uric_is_absent(uri->host) ? uri->host
                     : normal->beside           ? uri->authority
                                                : uric_span_from(path, path);
    const char *const places[] = {scheme_end, host.at, uric_end(host), port, path, path_end, end};
    for (size_t i = 0; i + 1 < sizeof places / sizeof *places; i++)
        if (offset_of(uri, places[i]) > offset_of(uri, places[i + 1]))
            return false;
    normal->piece[URIC_PIECE_SCHEME].text = uric_span_from(begin, scheme_end);
    normal->piece[URIC_PIECE_USERINFO].text = uric_span_from(scheme_end, host.at);
    normal->piece[URIC_PIECE_HOST].text = host;
    normal->piece[URIC_PIECE_COLON].text = uric_span_from(uric_end(host), port);
    normal->piece[URIC_PIECE_PORT].text = uric_span_from(port, path);
    normal->piece[URIC_PIECE_PATH].text = uric_span_from(path, path_end);
    normal->piece[URIC_PIECE_REST].text = uric_span_from(path_end, end);
    return true;
}

#if URIC_FAST

bool uric_is_normal(const uric_uri *uri, unsigned levels, char *to) {
    uric_span text = uri->text, head = uric_is_absent(uri->host) ? uri->scheme : uri->host;
    if (text.at == NULL || !uric_has_operations(uri->rule))
        return false;
    uintptr_t path_end = offset_of(uri, uric_path_end(uri));
    if (offset_of(uri, uric_path_begin(uri)) > path_end || path_end > text.len ||
        (!uric_is_absent(head) && offset_of(uri, uric_end(head)) > text.len))
        return false;
    if ((levels & URIC_BY_PATH) && uri->path.len > 0 && uri->path.at[0] == '.')
        return false; /* behind a colon */
    if ((levels & URIC_BY_DEFAULTS) &&
        (!uric_is_absent(uri->port) || (!uric_is_absent(uri->authority) && uri->path.len == 0)))
        return false;
    if ((levels & URIC_BY_IPV6) && uri->host_kind == URIC_HOST_IPV6)
        return false;
    if (levels & URIC_BY_SYNTAX) {
        bool folds = (levels & URIC_BY_CASE) && !uric_is_absent(head);
        return uric_is_plain(text, folds ? (size_t)(uric_end(head) - text.at) : 0, '%', to);
    }
    if (to != NULL)
        uric_copy(to, text.at, text.len);
    return true;
}

#endif

/* One piece that stays as it is. */
static void leave_whole(uric_normal *normal, uric_span text) {
    uric_span all = uric_is_absent(text) ? uric_span_of("", 0) : text;
    for (unsigned i = 0; i < URIC_PIECES; i++)
        normal->piece[i] = (uric_piece){uric_span_of(all.at, 0), 0};
    normal->piece[URIC_PIECE_PATH].text = all;
}

bool uric_normal_form(uric_normal *normal, const uric_uri *uri, unsigned levels) {
    normal->dots_go = normal->may_dot = normal->keeps_up = false;
    normal->beside = !uric_is_absent(uri->authority);
    normal->longer = 0;
    normal->unreserved = NULL;
    if (uric_is_absent(uri->text) || !uric_has_operations(uri->rule) || !cut(normal, uri)) {
        leave_whole(normal, uri->text);
        return false;
    }
    const uric_revision *revision = uric_revision_of(uri);
    unsigned fold = levels & URIC_BY_CASE ? URIC_FOLD : 0;
    unsigned how = (levels & URIC_BY_CASE ? (unsigned)URIC_HEX : 0u) |
                   (levels & URIC_BY_PERCENT ? (unsigned)URIC_DECODE : 0u);
    normal->unreserved = revision->unreserved;
    for (unsigned i = 0; i < URIC_PIECES; i++)
        normal->piece[i].how = how;
    normal->piece[URIC_PIECE_SCHEME].how = fold;
    uric_piece *host = &normal->piece[URIC_PIECE_HOST], *path = &normal->piece[URIC_PIECE_PATH];
    if (!uric_is_absent(uri->host))
        host->how |= fold;
    else
        host->how &= ~(unsigned)URIC_DECODE; /* a registry's name, which could become a server's */
    if ((how & URIC_DECODE) && must_stay_encoded(uri, path->text))
        path->how &= ~(unsigned)URIC_DECODE;
    if ((levels & URIC_BY_PATH) && loses_dots(uri)) {
        normal->dots_go = true;
        normal->may_dot = may_have_dots(path->text);
        normal->keeps_up = revision->above_root != URIC_ABOVE_ROOT_DROPPED;
    }
    if (levels & URIC_BY_DEFAULTS)
        apply_defaults(normal, uri);
    if (levels & URIC_BY_IPV6)
        rewrite_address(normal, uri);
    return true;
}

static void enter(uric_cursor *cursor, const uric_piece *piece) {
    cursor->piece = piece;
    cursor->at = piece->text.at;
    cursor->end = uric_end(piece->text);
}

int uric_cursor_turn(uric_cursor *cursor) {
    if (cursor->left > 0)
        return (unsigned char)cursor->triplet[3 - cursor->left--];
    while (cursor->at == cursor->end) {
        if (cursor->piece == cursor->last)
            return -1;
        enter(cursor, cursor->piece + 1);
    }
    if (!uric_is_triplet(cursor->at, cursor->end)) {
        char byte = *cursor->at++;
        return (unsigned char)(cursor->piece->how & URIC_FOLD ? uric_lower(byte) : byte);
    }
    unsigned len =
        uric_normal_triplet(cursor->normal, cursor->piece->how, cursor->at, cursor->triplet);
    cursor->at += 3;
    cursor->left = (uint8_t)(len - 1);
    return (unsigned char)cursor->triplet[0];
}
