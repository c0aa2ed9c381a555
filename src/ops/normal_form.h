/* The normal form of a parsed text (RFC 3986, 6.2). Internal to the library.
 *
 * The normal form is not stored anywhere. The text is cut into pieces, and each piece states how
 * its bytes become those of the normal form. normalize.c writes the pieces, compare.c reads them
 * with cursors, and hash.c adds them up, so that all three agree. */
#ifndef URIC_NORMAL_FORM_H
#define URIC_NORMAL_FORM_H

#include "ops/dot_segments.h"
#include "ops/ipv6_text.h"

/* How the bytes of a piece become those of the normal form: a mask. */
enum {
    URIC_HEX = URIC_BY_CASE,       /* hexadecimal digits of triplets become upper case */
    URIC_DECODE = URIC_BY_PERCENT, /* triplets of unreserved octets become the octets */
    URIC_FOLD = 4,                 /* letters outside of triplets become lower case */
    URIC_INSERTED = 8              /* the piece is normal, and does not lie in the text */
};

/* The pieces. Together, in this order, they are the whole text. */
enum {
    URIC_PIECE_SCHEME,
    URIC_PIECE_USERINFO, /* with the delimiters around it */
    URIC_PIECE_HOST,     /* or the whole authority, if it has no host */
    URIC_PIECE_COLON,    /* before the port */
    URIC_PIECE_PORT,     /* the digits */
    URIC_PIECE_PATH,
    URIC_PIECE_REST, /* all that stands behind the path */
    URIC_PIECES
};

typedef struct uric_normal {
    uric_span piece[URIC_PIECES];
    uint8_t how[URIC_PIECES];
    const uint32_t *unreserved;
    uric_dots dots; /* how the path loses its dot segments */
    bool has_dots;  /* the path has dot segments */
    bool beside;    /* the path stands beside an authority */
    size_t
        longer; /* the most bytes by which an inserted piece is longer than the one it replaces */
    char address[URIC_KINDS ? URIC_IPV6_TEXT_MAX + 2 : 1]; /* inserted piece of an IPv6 host */
} uric_normal;

/* The start of the path's piece: behind the authority, the scheme, or, in a grammar that reports no
 * authority, behind port or host; or at the start of the text. RFC 1738 has the "/" before a path
 * in no component; it belongs to this piece. */
static inline const char *uric_path_begin(const uric_uri *uri) {
    if (!uric_is_absent(uri->authority))
        return uric_end(uri->authority);
    if (!uric_is_absent(uri->host))
        return uric_end(uric_is_absent(uri->port) ? uri->host : uri->port);
    return uric_is_absent(uri->scheme) ? uri->text.at : uric_end(uri->scheme) + 1;
}

/* The end of the path's piece. */
static inline const char *uric_path_end(const uric_uri *uri) {
    return uric_end(uric_is_absent(uri->path) ? uri->text : uri->path);
}

/* Makes the normal form for a mask of levels. The pieces lie in the text of `uri`, in *normal, and
 * in constant tables. False: the components are unknown (uric_has_operations) or lie outside of the
 * text; the whole text is then one piece that stays as it is. */
bool uric_normal_form(uric_normal *normal, const uric_uri *uri, unsigned levels);

/* Begins a walk over the path's segments, whose triplets are not yet normalized. */
void uric_walk_normal(uric_walk *walk, const uric_normal *normal);

/* Is the text certainly normal? A fast test that most texts pass. Copies the text to `to`, unless
 * `to` is NULL; if the test fails, a part may have been copied. */
#if !URIC_COMPACT
bool uric_is_normal(const uric_uri *uri, unsigned levels, char *to);
#else
static inline bool uric_is_normal(const uric_uri *uri, unsigned levels, char *to) {
    (void)uri, (void)levels, (void)to;
    return false;
}
#endif

static inline bool uric_is_decoded(const uric_normal *normal, unsigned how, const char *triplet) {
    return (how & URIC_DECODE) != 0 && uric_in_set(normal->unreserved, uric_octet(triplet));
}

/* Writes what a triplet becomes in normal form, and returns its length, 1 or 3. */
static inline unsigned uric_normal_triplet(const uric_normal *normal, unsigned how,
                                           const char *triplet, char to[3]) {
    if (uric_is_decoded(normal, how, triplet)) {
        char decoded = (char)uric_octet(triplet);
        to[0] = how & URIC_FOLD ? uric_lower(decoded) : decoded;
        return 1;
    }
    to[0] = '%';
    to[1] = how & URIC_HEX ? uric_upper(triplet[1]) : triplet[1];
    to[2] = how & URIC_HEX ? uric_upper(triplet[2]) : triplet[2];
    return 3;
}

/* A cursor yields the bytes of the normal form, from piece to piece. */
typedef struct uric_cursor {
    const uric_normal *normal;
    const char *at, *end;
    uint8_t piece, last;
    uint8_t left; /* number of bytes of `triplet` still to come, from its end */
    char triplet[3];
} uric_cursor;

/* A cursor from `text`, in the piece `first`, to the end of the piece `last`. */
static inline uric_cursor uric_cursor_over(const uric_normal *normal, unsigned first, unsigned last,
                                           const uric_span *text) {
    return (uric_cursor){normal, text->at, uric_end(*text), (uint8_t)first, (uint8_t)last, 0, {0}};
}

/* The next byte, at a triplet or at the end of a piece; -1 at the end of the last. */
int uric_cursor_turn(uric_cursor *cursor);

/* The next byte; -1 at the end. */
static inline int uric_cursor_next(uric_cursor *cursor) {
    if (URIC_COMPACT || cursor->left > 0 || cursor->at == cursor->end || *cursor->at == '%')
        return uric_cursor_turn(cursor);
    char byte = *cursor->at++;
    return (unsigned char)(cursor->normal->how[cursor->piece] & URIC_FOLD ? uric_lower(byte)
                                                                          : byte);
}

#endif
