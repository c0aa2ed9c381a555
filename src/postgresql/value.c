/* The stored form of a value. Behind the header that every value of varying length has, it is
 *
 *   byte 0    bits 4 to 7: the version of this form, 1; bit 3: the full form; bits 0 to 2: the
 *             kind of the host
 *   byte 1    the number of the rule (rules.h)
 *   byte 2    bits 6 and 7: the width of an offset, 0 to 2 for 1, 2 or 4 bytes; bits 0 to 5: the
 *             components that have an offset
 *   offsets   in the machine's byte order, as all numbers that PostgreSQL stores
 *   text      byte for byte as it was given
 *
 * In the compact form, components are separated as in RFC 3986, 3, so that one offset for each is
 * enough. "http://h:80/a?b#c" has five:
 *
 *   end of the scheme 4, end of the host 8, end of the authority 11, "?" 13, "#" 15
 *
 * (userinfo adds its end, before that of the host). That is 3 + 5 bytes beside the text;
 * "http://h/a" has 3 + 2.
 *
 * Any other text (of RFC 1738, of a grammar with parts of its own) has the full form. There, byte 2
 * holds the width alone, and four more bytes follow: the number of the chosen rule, and a set of
 * components, bit i of three bytes for component i of uric_component. The offsets are the start
 * and the end of each component in the set. */
#include "server.h"

#include "value.h"

#include "rules.h"

enum { VERSION = 1, FULL = 8, KIND = 7, HEAD = 3, FULL_HEAD = 7 };

/* Bits of byte 2, each of a component with an offset. */
enum { SCHEME = 1, AUTHORITY = 2, USERINFO = 4, PORT = 8, QUERY = 16, FRAGMENT = 32, WIDTH = 64 };

/* A reader of offsets. */
struct offsets {
    const uint8 *at;
    uint8 width; /* 0, 1 or 2 for 1, 2 or 4 bytes */
};

static uint32 next_offset(struct offsets *offsets) {
    uint16 two;
    uint32 four;
    const uint8 *at = offsets->at;
    offsets->at += 1u << offsets->width;
    switch (offsets->width) {
    case 0: return *at;
    case 1: memcpy(&two, at, sizeof two); return two;
    default: memcpy(&four, at, sizeof four); return four;
    }
}

static uint8 *put_offset(uint8 *at, uint8 width, uint32 offset) {
    uint16 two = (uint16)offset;
    if (width == 0)
        *at = (uint8)offset;
    else if (width == 1)
        memcpy(at, &two, sizeof two);
    else
        memcpy(at, &offset, sizeof offset);
    return at + (1u << width);
}

static uint8 width_of(size_t len) {
    return len <= UINT8_MAX ? 0 : len <= UINT16_MAX ? 1 : 2;
}

/* ---- Read ---- */

static void corrupted(void) {
    ereport(ERROR, errcode(ERRCODE_DATA_CORRUPTED), errmsg("a value of type uri is damaged"),
            errdetail("Its form is not one that this version of the extension writes."));
}

static const uint8 *bytes_of(const struct varlena *value) {
    const uint8 *bytes = (const uint8 *)VARDATA_ANY(value);
    if (VARSIZE_ANY_EXHDR(value) < HEAD || bytes[0] >> 4 != VERSION ||
        stored_rule(bytes[1]) == NULL)
        corrupted();
    return bytes;
}

static uint32 full_set(const uint8 *bytes) {
    return bytes[4] | (uint32)bytes[5] << 8 | (uint32)bytes[6] << 16;
}

/* The length of what stands before the text. */
static size_t head_len(const uint8 *bytes) {
    unsigned width = bytes[2] / WIDTH;
    if (bytes[0] & FULL)
        return FULL_HEAD + ((size_t)__builtin_popcount(full_set(bytes)) * 2 << width);
    return HEAD + ((size_t)__builtin_popcount(bytes[2] % WIDTH) << width);
}

unsigned stored_number(const struct varlena *value) {
    return bytes_of(value)[1];
}

uric_span stored_text(const struct varlena *value) {
    const uint8 *bytes = bytes_of(value);
    size_t size = VARSIZE_ANY_EXHDR(value), head = 0;
    if (!(bytes[0] & FULL) || size >= FULL_HEAD)
        head = head_len(bytes);
    if (head == 0 || head > size)
        corrupted();
    return (uric_span){(const char *)bytes + head, size - head};
}

static uric_span part_of(uric_span text, size_t begin, size_t end) {
    if (begin > end || end > text.len)
        corrupted();
    return (uric_span){text.at + begin, end - begin};
}

/* The components between "//" and the path; returns the offset of its end. */
static size_t expand_authority(uric_uri *uri, unsigned set, size_t at, struct offsets *offsets) {
    size_t begin = at, host_end = 0;
    if (set & USERINFO) {
        size_t end = next_offset(offsets);
        uri->userinfo = part_of(uri->text, at, end);
        at = end + 1;
    }
    if (set & PORT)
        host_end = next_offset(offsets);
    size_t end = next_offset(offsets);
    uri->host = part_of(uri->text, at, set & PORT ? host_end : end);
    if (set & PORT)
        uri->port = part_of(uri->text, host_end + 1, end);
    uri->authority = part_of(uri->text, begin, end);
    return end;
}

static void expand_compact(uric_uri *uri, const uint8 *bytes) {
    struct offsets offsets = {bytes + HEAD, bytes[2] / WIDTH};
    unsigned set = bytes[2] % WIDTH;
    size_t at = 0, len = uri->text.len;
    if (set & SCHEME) {
        size_t end = next_offset(&offsets);
        uri->scheme = part_of(uri->text, 0, end);
        at = end + 1;
    }
    if (set & AUTHORITY)
        at = expand_authority(uri, set, at + 2, &offsets);
    size_t query = set & QUERY ? next_offset(&offsets) : len;
    size_t fragment = set & FRAGMENT ? next_offset(&offsets) : len;
    uri->path = part_of(uri->text, at, set & QUERY ? query : fragment);
    if (set & QUERY)
        uri->query = part_of(uri->text, query + 1, fragment);
    if (set & FRAGMENT)
        uri->fragment = part_of(uri->text, fragment + 1, len);
}

static void expand_full(uric_uri *uri, const uint8 *bytes) {
    struct offsets offsets = {bytes + FULL_HEAD, bytes[2] / WIDTH};
    const struct stored_rule *chosen = stored_rule(bytes[3]);
    if (chosen == NULL)
        corrupted();
    uri->chosen = chosen->rule;
    for (unsigned i = 0; i < URIC_COMPONENTS; i++)
        if (full_set(bytes) >> i & 1) {
            size_t begin = next_offset(&offsets);
            uric_set_component(uri, i, part_of(uri->text, begin, next_offset(&offsets)));
        }
}

void expand_uri(uric_uri *uri, const struct varlena *value) {
    memset(uri, 0, sizeof *uri);
    uri->text = stored_text(value);
    const uint8 *bytes = bytes_of(value);
    uri->rule = uri->chosen = stored_rule(bytes[1])->rule;
    uri->host_kind = (uric_host_kind)(bytes[0] & KIND);
    if (bytes[0] & FULL)
        expand_full(uri, bytes);
    else
        expand_compact(uri, bytes);
}

/* ---- Write ---- */

static uint8 *begin_value(const uric_uri *uri, unsigned number, size_t head,
                          struct varlena **value) {
    size_t size = VARHDRSZ + head + uri->text.len;
    *value = palloc(size);
    SET_VARSIZE(*value, size);
    uint8 *bytes = (uint8 *)VARDATA(*value);
    bytes[0] = (uint8)(VERSION << 4 | uri->host_kind);
    bytes[1] = (uint8)number;
    bytes[2] = (uint8)(width_of(uri->text.len) * WIDTH);
    if (uri->text.len > 0)
        memcpy(bytes + head, uri->text.at, uri->text.len);
    return bytes;
}

static unsigned compact_set(const uric_uri *uri) {
    return (uri->scheme.at != NULL ? SCHEME : 0u) | (uri->authority.at != NULL ? AUTHORITY : 0u) |
           (uri->userinfo.at != NULL ? USERINFO : 0u) | (uri->port.at != NULL ? PORT : 0u) |
           (uri->query.at != NULL ? QUERY : 0u) | (uri->fragment.at != NULL ? FRAGMENT : 0u);
}

static struct varlena *compact_value(const uric_uri *uri, unsigned number) {
    const char *text = uri->text.at;
    unsigned set = compact_set(uri);
    uint8 width = width_of(uri->text.len);
    struct varlena *value;
    uint8 *bytes =
        begin_value(uri, number, HEAD + ((size_t)__builtin_popcount(set) << width), &value);
    bytes[2] |= (uint8)set;
    uint8 *at = bytes + HEAD;
    if (set & SCHEME)
        at = put_offset(at, width, (uint32)uri->scheme.len);
    if (set & USERINFO)
        at = put_offset(at, width, (uint32)(uri->userinfo.at + uri->userinfo.len - text));
    if (set & PORT)
        at = put_offset(at, width, (uint32)(uri->port.at - 1 - text));
    if (set & AUTHORITY)
        at = put_offset(at, width, (uint32)(uri->authority.at + uri->authority.len - text));
    if (set & QUERY)
        at = put_offset(at, width, (uint32)(uri->query.at - 1 - text));
    if (set & FRAGMENT)
        put_offset(at, width, (uint32)(uri->fragment.at - 1 - text));
    return value;
}

/* The chosen rule need not be one of the grammar's objects: what RFC 1738's `url` chooses for
 * "ftp:" goes on behind the scheme. But it has the name, and the components, of `ftpurl`. */
static unsigned number_of_chosen(const uric_uri *uri, unsigned number) {
    unsigned chosen =
        number_of_rule_named(stored_rule(number)->grammar, uric_rule_name(uri->chosen));
    return chosen != 0 ? chosen : number;
}

static struct varlena *full_value(const uric_uri *uri, unsigned number) {
    uint8 width = width_of(uri->text.len);
    uint32 set = 0;
    for (unsigned i = 0; i < URIC_COMPONENTS; i++)
        if (uric_component_of(uri, i).at != NULL)
            set |= (uint32)1 << i;
    struct varlena *value;
    size_t offsets = (size_t)__builtin_popcount(set) * 2;
    uint8 *bytes = begin_value(uri, number, FULL_HEAD + (offsets << width), &value);
    bytes[0] |= FULL;
    bytes[3] = (uint8)number_of_chosen(uri, number);
    for (unsigned i = 0; i < 3; i++)
        bytes[4 + i] = (uint8)(set >> 8 * i);
    uint8 *at = bytes + FULL_HEAD;
    for (unsigned i = 0; i < URIC_COMPONENTS; i++) {
        uric_span span = uric_component_of(uri, i);
        if (span.at == NULL)
            continue;
        at = put_offset(at, width, (uint32)(span.at - uri->text.at));
        at = put_offset(at, width, (uint32)(span.at + span.len - uri->text.at));
    }
    return value;
}

/* Are the components separated as the compact form assumes? */
static bool is_compact(const uric_uri *uri) {
    const char *at = uri->text.at, *end = at + uri->text.len;
    if (uri->chosen != uri->rule || uri->path.at == NULL)
        return false;
    for (unsigned i = URIC_PART; i < URIC_COMPONENTS; i++)
        if (uric_component_of(uri, i).at != NULL)
            return false;
    if (uri->scheme.at != NULL) {
        if (uri->scheme.at != at)
            return false;
        at += uri->scheme.len + 1;
    }
    if ((uri->authority.at != NULL) != (uri->host.at != NULL))
        return false;
    if (uri->authority.at == NULL && (uri->userinfo.at != NULL || uri->port.at != NULL))
        return false;
    if (uri->authority.at != NULL) {
        const char *host = at + 2, *authority_end = uri->authority.at + uri->authority.len;
        if (uri->authority.at != host)
            return false;
        if (uri->userinfo.at != NULL) {
            if (uri->userinfo.at != host)
                return false;
            host += uri->userinfo.len + 1;
        }
        const char *host_end = uri->host.at + uri->host.len;
        if (uri->host.at != host ||
            (uri->port.at != NULL
                 ? uri->port.at != host_end + 1 || uri->port.at + uri->port.len != authority_end
                 : host_end != authority_end))
            return false;
        at = authority_end;
    }
    const char *fragment = uri->fragment.at != NULL ? uri->fragment.at - 1 : end;
    const char *query = uri->query.at != NULL ? uri->query.at - 1 : fragment;
    return uri->path.at == at && uri->path.at + uri->path.len == query &&
           (uri->query.at == NULL || uri->query.at + uri->query.len == fragment) &&
           (uri->fragment.at == NULL || uri->fragment.at + uri->fragment.len == end);
}

struct varlena *stored_uri(const uric_uri *uri, unsigned number) {
    return is_compact(uri) ? compact_value(uri, number) : full_value(uri, number);
}
