#include "command/diff/difference_kinds.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "uric_tables.h"

/* Where the accepting side has the culprit: in a component (uric_component), or */
enum { DELIMITER = URIC_NO_COMPONENT, ANY_BYTE, THE_END }; /* the last two without components */

/* Differences that are the same but for where they are met. */
struct kind {
    struct difference difference;
    unsigned class;     /* of the culprit; AT_END */
    unsigned ours;      /* where the accepting side has it, */
    const char *theirs; /* and the component in which the other refuses it, if that matters */
    uint64_t states;    /* a digest of the set of all places where it is met */
};

/* The innermost component that has the byte at `offset`, if any. */
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
            continue; /* of two that are the same, the one that all grammars have */
        component = i;
        shortest = span.len;
    }
    return component;
}

/* Both may be null. */
static bool same_text(const char *one, const char *other) {
    return one == other || (one != NULL && other != NULL && strcmp(one, other) == 0);
}

/* The component that the culprit is in tells more than the one that the other side takes it for,
 * but not which part of an authority it is where one side does not divide that. */
static const char *refusing_component(const uric_error *error, unsigned ours) {
    static const char *const inner[] = {"userinfo", "host", "port"};
    if (ours >= URIC_COMPONENTS)
        return error->component;
    for (size_t i = 0; i < sizeof inner / sizeof *inner; i++)
        if (same_text(error->component, inner[i]))
            return error->component;
    return NULL;
}

static struct kind *find_kind(struct kinds *kinds, const struct kind *like) {
    for (size_t i = 0; i < kinds->count; i++)
        if (kinds->list[i].class == like->class && kinds->list[i].ours == like->ours &&
            same_text(kinds->list[i].theirs, like->theirs))
            return &kinds->list[i];
    return NULL;
}

static struct kind *add_kind(struct kinds *kinds, const struct kind *kind) {
    kinds->list = grow(kinds->list, (kinds->count + 1) * sizeof *kinds->list);
    kinds->list[kinds->count] = *kind;
    return &kinds->list[kinds->count++];
}

static void copy_text(struct difference *difference, uric_span text) {
    difference->text = grow(difference->text, text.len + 1);
    memcpy(difference->text, text.at, text.len);
    difference->len = text.len;
}

/* Well mixed bits of a number (the finalizer of splitmix64), so that sums of them are digests. */
static uint64_t mix(uint64_t bits) {
    bits += UINT64_C(0x9E3779B97F4A7C15);
    bits = (bits ^ bits >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94D049BB133111EB);
    return bits ^ bits >> 31;
}

void kinds_add(struct kinds *kinds, const struct side *accepts, const struct side *refuses,
               unsigned class, size_t node, uric_span text) {
    struct kind like = {.class = class};
    uric_check(side_scan(refuses), text.at, text.len, &like.difference.error);
    like.ours = component_at(accepts->parser, text, like.difference.error.offset);
    like.theirs = refusing_component(&like.difference.error, like.ours);
    struct kind *kind = find_kind(kinds, &like);
    if (kind == NULL)
        kind = add_kind(kinds, &like);
    if (kind->difference.text == NULL || text.len < kind->difference.len) {
        kind->difference.error = like.difference.error;
        copy_text(&kind->difference, text);
    }
    kind->states += mix(node);
}

static bool is_digit(const struct kind *kind) {
    return kind->difference.error.byte >= '0' && kind->difference.error.byte <= '9';
}

/* Bytes that make a difference at just the same places make the same one. So does the end, with
 * the delimiters behind what ends. Digits differ by the ranges of IPv4 addresses, and for nobody
 * else. */
static bool is_one_kind(const struct kind *one, const struct kind *other) {
    bool alike = one->states == other->states || (is_digit(one) && is_digit(other));
    return alike && one->ours == other->ours && same_text(one->theirs, other->theirs);
}

/* A delimiter that only one side has is the same one wherever it may stand. */
static bool is_one_delimiter(const struct kind *one, const struct kind *other) {
    return one->ours == DELIMITER && other->ours == DELIMITER && one->class != AT_END &&
           other->class != AT_END &&
           memcmp(one->difference.byte, other->difference.byte, sizeof one->difference.byte) == 0;
}

static void name_bytes(struct kinds *kinds, const struct alphabet *alphabet) {
    for (size_t i = 0; i < kinds->count; i++)
        for (unsigned byte = 0; byte < 256; byte++)
            kinds->list[i].difference.byte[byte] = alphabet->class_of[byte] == kinds->list[i].class;
}

/* `one`, which reads better where they are equally long, takes in `other`. */
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

struct differences kinds_list(struct kinds *kinds, const struct alphabet *alphabet) {
    name_bytes(kinds, alphabet);
    merge_kinds(kinds, is_one_kind);
    merge_kinds(kinds, is_one_delimiter);
    struct differences differences = {NULL, kinds->count};
    differences.list = grow(NULL, (kinds->count + 1) * sizeof *differences.list);
    for (size_t i = 0; i < kinds->count; i++)
        differences.list[i] = kinds->list[i].difference;
    qsort(differences.list, differences.count, sizeof *differences.list, by_length);
    free(kinds->list);
    return differences;
}
