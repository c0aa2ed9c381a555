/* Many documents name a set of characters in prose, always in one of these ways:
 *
 *     <any CHAR except CTLs or ";">                    RFC 6265    CHAR - ( CTL / ";" )
 *     <any TEXT excluding "(" and ")">                 RFC 2616    TEXT - ( "(" / ")" )
 *     <any OCTET except CTLs, but including LWS>       RFC 2616    ( OCTET - CTL ) / LWS
 *     <US-ASCII CR, carriage return (13)>              RFC 2616    %d13
 *     <any US-ASCII digit "0".."9">                    RFC 2616    %x30-39
 *     <any US-ASCII control character (octets 0 - 31) and DEL (127)>
 *     <any octet with decimal value of 33 through 60 inclusive, and 62 through 126>
 *
 * Prose with a word that is none of these and no name of a rule is of another kind. */
#include "front/prose.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct prose_reader {
    const documents *all;
    const node *prose;
    const rule *inside;
    const char *at;
} prose_reader;

static node *new_node(const prose_reader *r, node_kind kind) {
    node *n = allocate(1, sizeof *n);
    n->kind = kind;
    n->at = r->prose->at;
    return n;
}

static node *new_range(const prose_reader *r, unsigned long min, unsigned long max) {
    if (max > 0xFF || max < min)
        return NULL;
    node *n = new_node(r, NODE_RANGE);
    n->min = (int)min;
    n->max = (int)max;
    return n;
}

static bool skip_word(prose_reader *r, const char *word) {
    size_t len = strlen(word);
    if (strncasecmp(r->at, word, len) != 0 || isalnum((unsigned char)r->at[len]))
        return false;
    r->at += len;
    r->at += strspn(r->at, " \t\r\n");
    return true;
}

/* A rule that the text names, in the singular or the plural ("CTLs"). */
static node *read_name(prose_reader *r) {
    size_t len = strspn(r->at, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
    node *n = new_node(r, NODE_RULE);
    for (size_t plural = 0; plural < 2 && n->rule == NULL && len > plural; plural++) {
        n->len = len - plural;
        n->text = copy_text(r->at, n->len);
        if (plural == 0 || tolower((unsigned char)r->at[len - 1]) == 's')
            n->rule = rule_in(r->all, r->inside->document, n->text);
    }
    r->at += len;
    return n->rule != NULL ? n : NULL;
}

/* "text", or <"> */
static node *read_quoted(prose_reader *r) {
    const char *close = *r->at == '"' ? strchr(r->at + 1, '"') : NULL;
    bool quote = strncmp(r->at, "<\">", 3) == 0;
    if (!quote && (close == NULL || close == r->at + 1))
        return NULL;
    node *n = new_node(r, NODE_STRING);
    n->caseless = true;
    n->len = quote ? 1 : (size_t)(close - r->at) - 1;
    n->text = copy_text(r->at + 1, n->len);
    r->at = quote ? r->at + 3 : close + 1;
    return n;
}

static void append(node *list, node *n) {
    node **tail = &list->child;
    while (*tail != NULL)
        tail = &(*tail)->next;
    *tail = n;
}

/* CTLs or ";"   "(", ")", "\" & CR   To the end, or to "including". */
static node *read_list(prose_reader *r) {
    node *list = new_node(r, NODE_ALTERNATIVES);
    for (;;) {
        r->at += strspn(r->at, " \t\r\n,&");
        if (skip_word(r, "and") || skip_word(r, "or") || skip_word(r, "but"))
            continue;
        if (*r->at == '\0' || strncasecmp(r->at, "including", 9) == 0)
            return list->child != NULL ? list : NULL;
        node *n = *r->at == '"' || *r->at == '<' ? read_quoted(r) : read_name(r);
        if (n == NULL)
            return NULL;
        append(list, n);
    }
}

/* any NAME except LIST[, but including LIST] */
static node *read_exceptions(prose_reader *r) {
    node *n = new_node(r, NODE_EXCEPT);
    skip_word(r, "any");
    skip_word(r, "(US-ASCII)");
    skip_word(r, "US-ASCII");
    n->child = read_name(r);
    r->at += strspn(r->at, " \t\r\n,");
    if (n->child == NULL || (!skip_word(r, "except") && !skip_word(r, "excepting") &&
                             !skip_word(r, "excluding") && !skip_word(r, "other than")))
        return NULL;
    n->child->next = read_list(r);
    if (n->child->next == NULL || *r->at == '\0')
        return n->child->next != NULL ? n : NULL;
    skip_word(r, "including");
    node *both = read_list(r);
    if (both == NULL || *r->at != '\0')
        return NULL;
    n->next = both->child;
    both->child = n;
    return both;
}

/* "A".."Z"   33 through 60   0 - 31   13 */
static node *read_range(prose_reader *r) {
    const char *at = r->at;
    if (at[0] == '"' && at[1] != '\0' && strncmp(at + 2, "\"..\"", 4) == 0 && at[6] != '\0' &&
        at[7] == '"') {
        r->at += 8;
        return new_range(r, (unsigned char)at[1], (unsigned char)at[6]);
    }
    if (!isdigit((unsigned char)*at))
        return NULL;
    char *end;
    unsigned long min = strtoul(at, &end, 10), max = min;
    r->at = end + strspn(end, " ");
    if (skip_word(r, "through") || skip_word(r, "-"))
        max = strtoul(r->at, &end, 10);
    r->at = end;
    return new_range(r, min, max);
}

/* All numbers and ranges of prose about US-ASCII or octets. */
static node *read_octets(prose_reader *r) {
    node *list = new_node(r, NODE_ALTERNATIVES);
    skip_word(r, "any");
    if (!skip_word(r, "US-ASCII") && !skip_word(r, "octet"))
        return NULL;
    while (*r->at != '\0')
        if (*r->at == '"' || isdigit((unsigned char)*r->at)) {
            node *n = read_range(r);
            if (n == NULL)
                return NULL;
            append(list, n);
        } else
            r->at++;
    return list->child != NULL ? list : NULL;
}

node *characters_of_prose(const documents *all, const node *prose, const rule *inside) {
    prose_reader r = {all, prose, inside, prose->text};
    node *n = read_exceptions(&r);
    r.at = prose->text;
    return n != NULL ? n : read_octets(&r);
}
