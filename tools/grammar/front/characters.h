/* Sets of characters: bytes that stand for themselves, and code points above U+007F, which UTF-8
 * writes as sequences of bytes (RFC 3629, 3). %x41 / %xE9 / %xEB is the byte 41 and two points, of
 * which one path of byte sets reads both: C3, then A9 or AB. */
#ifndef CHARACTERS_H
#define CHARACTERS_H

#include "front/abnf.h"

typedef struct point_range {
    unsigned first, last;
} point_range;

/* Ranges in ascending order, with points between them that are not in the set. */
typedef struct point_set {
    point_range *ranges;
    unsigned count;
} point_set;

/* Adds a range, without surrogates. */
void add_points(point_set *set, unsigned first, unsigned last);
/* Adds a range that is behind all others; of no set that has a copy. */
void append_points(point_set *set, unsigned first, unsigned last);
point_set points_union(point_set a, point_set b);
point_set points_minus(point_set a, point_set b);
unsigned points_count(point_set set);
void release_points(point_set set);

typedef struct character_set {
    byte_set bytes;
    point_set points; /* above U+007F */
} character_set;

character_set characters_union(character_set a, character_set b);
character_set characters_minus(character_set a, character_set b);
unsigned characters_count(character_set set);

/* The characters of a NODE_STRING of one byte, a NODE_RANGE or a NODE_POINTS. */
character_set characters_of(const node *n);

/* The bytes that may stand at an index of a NODE_STRING: one, or both cases of a letter. */
byte_set string_bytes(const node *n, size_t index);

/* The bytes with which the node's strings begin. (A difference counts as its first part.) */
byte_set first_bytes(const node *n);

/* A sequence of bytes: one of each set. */
typedef struct utf8_path {
    byte_set bytes[4];
    unsigned len;
} utf8_path;

typedef struct utf8_paths {
    utf8_path *list;
    unsigned count;
} utf8_paths;

/* The characters as bytes: no two paths read the same bytes. */
utf8_paths utf8_paths_of(character_set set);

/* Writes a code point, which is no surrogate; gives its length, 1 to 4. */
unsigned write_utf8(unsigned point, char bytes[4]);

/* The code point at the start of a text, and its length; the length is 0 if it is malformed. */
unsigned read_utf8(const char *text, size_t len, unsigned *point);

#endif
