#include "normal_laws.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD = 8, MARK = 0x5A, LONGER_MAX = 16 };

size_t normal_form(const uric_uri *uri, unsigned levels, char normal[NORMAL_MAX]) {
    uric_buffer out = {.at = normal, .size = NORMAL_MAX};
    if (uric_normalize(uri, levels, &out) != URIC_OK) {
        fputs("no normal form\n", stderr);
        exit(2);
    }
    return out.len;
}

static bool is_marked(const char *bytes, size_t len) {
    for (size_t i = 0; i < len; i++)
        if (bytes[i] != MARK)
            return false;
    return true;
}

/* Tries buffers of every size up to the length of the normal form: nothing may be written behind a
 * buffer, and the last one must hold all of the text. */
static bool fits_every_size(const uric_uri *uri, unsigned levels, const char *normal, size_t len) {
    char bytes[NORMAL_MAX + GUARD];
    for (size_t size = 0; size <= len; size++) {
        uric_buffer out = {.at = size > 0 ? bytes : NULL, .size = size};
        memset(bytes, MARK, size + GUARD);
        uric_status status = uric_normalize(uri, levels, &out);
        if (out.len != len || status != (size < len ? URIC_NO_ROOM : URIC_OK) ||
            !is_marked(bytes + size, GUARD))
            return false;
    }
    return memcmp(bytes, normal, len) == 0;
}

static bool parse_again(uric_uri *again, const uric_uri *uri, const char *text, size_t len) {
    return uric_parse(again, uri->rule, text, len, NULL) == URIC_OK;
}

/* Normalizes in place, with 0 to 8 bytes behind the text: 8 are always enough (uric.h). With too
 * few, the text must stay unchanged. */
static bool same_in_place(const uric_uri *uri, unsigned levels, const char *normal, size_t len) {
    char bytes[NORMAL_MAX + LONGER_MAX + GUARD];
    bool done = false;
    for (size_t size = 0; size <= (size_t)uri->text.len + 8; size++) {
        uric_uri here;
        memset(bytes, MARK, sizeof bytes);
        memcpy(bytes, uri->text.at, uri->text.len);
        parse_again(&here, uri, bytes, uri->text.len);
        uric_buffer out = {.at = bytes, .size = size};
        uric_status status = uric_normalize(&here, levels, &out);
        size_t text_end = size > uri->text.len ? size : uri->text.len;
        if (out.len != len || !is_marked(bytes + text_end, GUARD))
            return false;
        if (status == URIC_NO_ROOM && (done || memcmp(bytes, uri->text.at, uri->text.len) != 0))
            return false;
        if (status == URIC_OK && (size < uri->text.len || memcmp(bytes, normal, len) != 0))
            return false;
        done = status == URIC_OK;
    }
    return done;
}

static bool same_presence(uric_span a, uric_span b) {
    return (a.at == NULL) == (b.at == NULL);
}

/* Normalization neither adds nor removes components, except by defaults. Decoded triplets may turn
 * a reg-name into an IPv4 address. */
static bool same_structure(const uric_uri *a, const uric_uri *b, unsigned levels) {
    bool same = same_presence(a->scheme, b->scheme) && same_presence(a->authority, b->authority) &&
                same_presence(a->userinfo, b->userinfo) && same_presence(a->host, b->host) &&
                same_presence(a->query, b->query) && same_presence(a->fragment, b->fragment);
    if ((levels & URIC_BY_DEFAULTS) == 0) {
        same = same && same_presence(a->port, b->port) && same_presence(a->path, b->path);
        for (size_t i = 0; uric_part_name(a->rule, i) != NULL; i++)
            same = same && same_presence(a->part[i], b->part[i]);
    }
    return same && (a->host_kind == b->host_kind || (levels & URIC_BY_PERCENT));
}

const char *broken_normal_law(const uric_uri *uri, unsigned levels) {
    char normal[NORMAL_MAX], twice[NORMAL_MAX];
    size_t len = normal_form(uri, levels, normal);
    uric_uri again;
    if (!parse_again(&again, uri, normal, len))
        return "a normal form is a string of the rule";
    if (!same_structure(uri, &again, levels))
        return "a normal form has the same components";
    if (normal_form(&again, levels, twice) != len || memcmp(normal, twice, len) != 0)
        return "a normal form is normal";
    if (uric_compare(uri, &again, levels) != 0 || uric_compare(&again, uri, levels) != 0)
        return "a text and its normal form are equal";
    if (uric_hash(uri, levels, 7) != uric_hash(&again, levels, 7))
        return "a text and its normal form have one hash";
    if (!fits_every_size(uri, levels, normal, len))
        return "a buffer of any size holds what fits";
    if (!same_in_place(uri, levels, normal, len))
        return "in place, the normal form is the same";
    return NULL;
}

static int sign(int number) {
    return (number > 0) - (number < 0);
}

static int compare_bytes(const char *a, size_t len_a, const char *b, size_t len_b) {
    size_t len = len_a < len_b ? len_a : len_b;
    int order = len > 0 ? sign(memcmp(a, b, len)) : 0;
    return order != 0 ? order : (len_a > len_b) - (len_a < len_b);
}

/* A normal form in three parts. The path begins at offset `path`, directly behind the authority,
 * the scheme or, without an authority, port or host, and ends at offset `rest`. */
typedef struct cut {
    char text[NORMAL_MAX];
    size_t path, rest, len;
} cut;

static void cut_normal(cut *c, const uric_uri *uri, unsigned levels) {
    uric_uri again;
    c->len = normal_form(uri, levels, c->text);
    parse_again(&again, uri, c->text, c->len);
    uric_span server = again.port.at != NULL ? again.port : again.host;
    if (again.authority.at != NULL)
        server = again.authority;
    uric_span before = server.at != NULL ? server : again.scheme;
    c->path = before.at == NULL ? 0 : (size_t)(before.at - c->text) + before.len;
    c->path += before.at != NULL && server.at == NULL; /* the colon */
    c->rest = again.path.at == NULL ? c->len : (size_t)(again.path.at - c->text) + again.path.len;
}

const char *broken_order_law(const uric_uri *a, const uric_uri *b, unsigned levels) {
    static cut cut_a, cut_b;
    cut_normal(&cut_a, a, levels);
    cut_normal(&cut_b, b, levels);
    int equal = compare_bytes(cut_a.text, cut_a.len, cut_b.text, cut_b.len);
    int order = compare_bytes(cut_a.text, cut_a.path, cut_b.text, cut_b.path);
    if (order == 0)
        order = compare_bytes(cut_a.text + cut_a.path, cut_a.rest - cut_a.path,
                              cut_b.text + cut_b.path, cut_b.rest - cut_b.path);
    if (order == 0)
        order = compare_bytes(cut_a.text + cut_a.rest, cut_a.len - cut_a.rest,
                              cut_b.text + cut_b.rest, cut_b.len - cut_b.rest);
    int found = uric_compare(a, b, levels), back = uric_compare(b, a, levels);
    if ((found == 0) != (equal == 0))
        return "texts are equal if their normal forms are the same";
    if (sign(back) != -sign(found))
        return "swapping the operands reverses the order";
    if (sign(found) != order)
        return "the order is that of the normal forms, part by part";
    if (found == 0 && uric_hash(a, levels, 7) != uric_hash(b, levels, 7))
        return "equal texts have the same hash";
    return NULL;
}
