#include "command/diff/difference_kinds.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "uric_tables.h"

/* Where the accepting side has the refused byte: in a component (uric_component), in a DELIMITER
 * between components, or, for a rule without components, at any byte or at the end. */
enum { DELIMITER = URIC_NO_COMPONENT, ANY_BYTE, THE_END };

struct kind {
    struct difference difference;
    unsigned byte_class;  /* of the refused byte, or CLASS_OF_END */
    unsigned accepting;   /* where the accepting side has the refused byte */
    const char *refusing; /* the component in which the other side refuses it; NULL: any */
    bool in_point;        /* the byte is one of a code point above U+007F */
    uint64_t pairs;       /* a digest of the set of pairs of nodes that show the difference */
};

/* The innermost component around the byte at `offset`; DELIMITER if there is none. */
static unsigned component_at(const uric_rule *parser, uric_span text, size_t offset) {
    uric_uri uri;
    unsigned component = DELIMITER;
    size_t shortest = SIZE_MAX;
    if (parser == NULL)
        return offset < text.len ? ANY_BYTE : THE_END;
    uric_parse(&uri, parser, text.at, text.len, NULL);
    if (uri.authority.at != NULL && text.at + offset == uri.path.at)
        return component; /* the slash ends the authority */
    for (unsigned i = 0; uric_component_name(parser, i) != NULL; i++) {
        uric_span span = uric_component_of(&uri, i);
        size_t begin = span.at != NULL ? (size_t)(span.at - text.at) : SIZE_MAX;
        if (offset < begin || offset - begin >= span.len)
            continue;
        if (span.len > shortest || (span.len == shortest && i >= URIC_PART))
            continue; /* of two equal spans, the component that all grammars have */
        component = i;
        shortest = span.len;
    }
    return component;
}

/* Both may be null. */
static bool same_text(const char *one, const char *other) {
    return one == other || (one != NULL && other != NULL && strcmp(one, other) == 0);
}

/* The component of the refusing side matters if the accepting side has no component there, or if it
 * is a part of the authority, which the accepting side may not divide. */
static const char *refusing_component(const uric_error *error, unsigned accepting) {
    static const char *const inner[] = {"userinfo", "host", "port"};
    if (accepting >= URIC_COMPONENTS)
        return error->component;
    for (size_t i = 0; i < sizeof inner / sizeof *inner; i++)
        if (same_text(error->component, inner[i]))
            return error->component;
    return NULL;
}

static struct kind *find_kind(struct kinds *kinds, const struct kind *like) {
    for (size_t i = 0; i < kinds->count; i++)
        if (kinds->list[i].byte_class == like->byte_class &&
            kinds->list[i].accepting == like->accepting &&
            same_text(kinds->list[i].refusing, like->refusing))
            return &kinds->list[i];
    return NULL;
}

static struct kind *add_kind(struct kinds *kinds, const struct kind *kind) {
    kinds->list = resize(kinds->list, (kinds->count + 1) * sizeof *kinds->list);
    kinds->list[kinds->count] = *kind;
    return &kinds->list[kinds->count++];
}

static void copy_text(struct difference *difference, uric_span text) {
    difference->text = resize(difference->text, text.len + 1);
    memcpy(difference->text, text.at, text.len);
    difference->len = text.len;
}

/* The finalizer of splitmix64: sums of mixed numbers are digests of sets. */
static uint64_t mix(uint64_t bits) {
    bits += UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

void kinds_add(struct kinds *kinds, const struct side *accepts, const struct side *refuses,
               unsigned byte_class, size_t pair, uric_span text) {
    struct kind like = {.byte_class = byte_class};
    uric_check(side_scan(refuses), text.at, text.len, &like.difference.error);
    like.accepting = component_at(accepts->parser, text, like.difference.error.offset);
    like.refusing = refusing_component(&like.difference.error, like.accepting);
    like.in_point =
        like.difference.error.byte > 0x7F && uric_rule_has_code_points(side_scan(accepts));
    struct kind *kind = find_kind(kinds, &like);
    if (kind == NULL)
        kind = add_kind(kinds, &like);
    if (kind->difference.text == NULL || text.len < kind->difference.len) {
        kind->difference.error = like.difference.error;
        copy_text(&kind->difference, text);
    }
    kind->pairs += mix(pair);
}

static bool is_digit(const struct kind *kind) {
    return kind->difference.error.byte >= '0' && kind->difference.error.byte <= '9';
}

/* Bytes (or the end) that show a difference at the same pairs of nodes show the same one. So do all
 * digits: pairs distinguish them only because of the ranges in IPv4 addresses. So do the bytes of a
 * code point: it is refused, not one of them. */
static bool is_one_kind(const struct kind *one, const struct kind *other) {
    bool alike = one->pairs == other->pairs || (is_digit(one) && is_digit(other)) ||
                 (one->in_point && other->in_point);
    return alike && one->accepting == other->accepting && same_text(one->refusing, other->refusing);
}

/* A delimiter that only one side has is one difference, wherever it stands. */
static bool is_one_delimiter(const struct kind *one, const struct kind *other) {
    return one->accepting == DELIMITER && other->accepting == DELIMITER &&
           one->byte_class != CLASS_OF_END && other->byte_class != CLASS_OF_END &&
           memcmp(one->difference.byte, other->difference.byte, sizeof one->difference.byte) == 0;
}

static void name_bytes(struct kinds *kinds, const struct alphabet *alphabet) {
    for (size_t i = 0; i < kinds->count; i++)
        for (unsigned byte = 0; byte < 256; byte++)
            kinds->list[i].difference.byte[byte] =
                alphabet->class_of[byte] == kinds->list[i].byte_class;
}

/* Merges `other` into `one`, whose text stays if they are equally long. */
static void merge(struct difference *one, struct difference *other) {
    if (other->len < one->len) {
        struct difference longer = *one;
        *one = *other;
        *other = longer;
    }
    for (unsigned byte = 0; byte < 256; byte++)
        one->byte[byte] = one->byte[byte] || other->byte[byte];
    free(other->text);
}

static void merge_kinds(struct kinds *kinds,
                        bool is_one(const struct kind *, const struct kind *)) {
    size_t count = 0;
    for (size_t i = 0; i < kinds->count; i++) {
        struct kind *kind = &kinds->list[i];
        size_t k = 0;
        while (k < count && !is_one(&kinds->list[k], kind))
            k++;
        if (k < count)
            merge(&kinds->list[k].difference, &kind->difference);
        else
            kinds->list[count++] = *kind;
    }
    kinds->count = count;
}

static int by_length(const void *one, const void *other) {
    const struct difference *a = one, *b = other;
    if (a->len != b->len)
        return a->len < b->len ? -1 : 1;
    return memcmp(a->text, b->text, a->len);
}

struct differences kinds_finish(struct kinds *kinds, const struct alphabet *alphabet) {
    name_bytes(kinds, alphabet);
    merge_kinds(kinds, is_one_kind);
    merge_kinds(kinds, is_one_delimiter);
    struct differences differences = {NULL, kinds->count};
    differences.list = resize(NULL, (kinds->count + 1) * sizeof *differences.list);
    for (size_t i = 0; i < kinds->count; i++)
        differences.list[i] = kinds->list[i].difference;
    qsort(differences.list, differences.count, sizeof *differences.list, by_length);
    free(kinds->list);
    return differences;
}
