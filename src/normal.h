/* The normal form of a parsed text, not written anywhere: what normalize writes, and compare and
 * hash read. Not for users of the library. */
#ifndef URIC_NORMAL_H
#define URIC_NORMAL_H

#include "dot_segments.h"
#include "ipv6_text.h"

/* How the bytes of a piece become those of the normal form. */
enum {
    URIC_HEX = URIC_BY_CASE,       /* hexadecimal digits of triplets to upper case */
    URIC_DECODE = URIC_BY_PERCENT, /* triplets of unreserved octets to the octets */
    URIC_FOLD = 4,                 /* letters to lower case, but for those of triplets */
    URIC_INSERTED = 8              /* they do so already, and are not of the text */
};

/* The text as pieces, one behind the other: together they are all of it. */
enum {
    URIC_PIECE_SCHEME,
    URIC_PIECE_USERINFO, /* with the delimiters around it */
    URIC_PIECE_HOST,     /* or the authority, where it is not split */
    URIC_PIECE_COLON,    /* before the port */
    URIC_PIECE_PORT,     /* its digits */
    URIC_PIECE_PATH,
    URIC_PIECE_REST, /* query, fragment, and what else stands behind the path */
    URIC_PIECES
};

typedef struct uric_normal {
    uric_span piece[URIC_PIECES];
    uint8_t how[URIC_PIECES];
    const uint32_t *unreserved;
    uric_dots dots; /* how the path loses its dot segments, */
    bool has_dots;  /* if it has any */
    bool beside;    /* the path stands beside an authority */
    size_t longer;  /* by so much, at most, a piece is longer than what it stands for */
    char address[URIC_KINDS ? URIC_IPV6_TEXT_MAX + 2 : 1]; /* of a host that is told to be one */
} uric_normal;

/* Where the piece of the path begins: behind the authority, or the scheme, or at the front. RFC
 * 1738 has the "/" before its paths in no component, and URLs without a path: it is in this piece,
 * too. */
static inline const char *uric_path_begin(const uric_uri *uri) {
    if (!uric_is_absent(uri->authority))
        return uric_end(uri->authority);
    return uric_is_absent(uri->scheme) ? uri->text.at : uric_end(uri->scheme) + 1;
}

/* Where it ends. */
static inline const char *uric_path_end(const uric_uri *uri) {
    return uric_end(uric_is_absent(uri->path) ? uri->text : uri->path);
}

/* `levels` as in uric_normalize. The pieces lie in the text of `uri`, in *normal, and in constant
 * tables. False: the components cannot be read (uric_has_operations), or do not lie in the text; it
 * is one piece that stays as it is. */
bool uric_normal_form(uric_normal *normal, const uric_uri *uri, unsigned levels);

/* Walks along the path's segments; their triplets are as they were. */
void uric_walk_normal(uric_walk *walk, const uric_normal *normal);

/* Is the text certainly normal? A quick look at what most are like, which also copies the text to
 * `to`, unless that is NULL; if it is not normal, some of it may be copied. */
#if URIC_FAST
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

/* What the triplet becomes: writes it, and returns its length, 1 or 3. */
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

/* Reads the bytes of the normal form, from piece to piece. */
typedef struct uric_cursor {
    const uric_normal *normal;
    const char *at, *end;
    uint8_t piece, last;
    uint8_t left; /* how many bytes of the triplet are to come; they are its last */
    char triplet[3];
} uric_cursor;

/* From a text in the first piece on to the end of the last. */
static inline uric_cursor uric_cursor_over(const uric_normal *normal, unsigned first, unsigned last,
                                           const uric_span *text) {
    return (uric_cursor){normal, text->at, uric_end(*text), (uint8_t)first, (uint8_t)last, 0, {0}};
}

/* In a triplet, or where a piece or all of them end. */
int uric_cursor_turn(uric_cursor *cursor);

/* The next byte, or -1 behind the last. */
static inline int uric_cursor_next(uric_cursor *cursor) {
    if (!URIC_FAST || cursor->left > 0 || cursor->at == cursor->end || *cursor->at == '%')
        return uric_cursor_turn(cursor);
    char byte = *cursor->at++;
    return (unsigned char)(cursor->normal->how[cursor->piece] & URIC_FOLD ? uric_lower(byte)
                                                                          : byte);
}

#endif
