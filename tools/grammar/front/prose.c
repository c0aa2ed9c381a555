/* Many documents name a set of characters in prose, always in one of these ways:
 *
 *     <any CHAR except CTLs or ";">                    RFC 6265    CHAR - ( CTL / ";" )
 *     <any TEXT excluding "(" and ")">                 RFC 2616    TEXT - ( "(" / ")" )
 *     <any OCTET except CTLs, but including LWS>       RFC 2616    ( OCTET - CTL ) / LWS
 *     <Any printable ASCII character other than "?" or SPACE>      RFC 2047
 *     <any CHAR, including bare CR & bare LF, but NOT including CRLF>
 *                                                  RFC 822     *CR ( CHAR - ( CR / LF ) ) / LF
 *     <US-ASCII CR, carriage return (13)>              RFC 2616    %d13
 *     <any US-ASCII digit "0".."9">                    RFC 2616    %x30-39
 *     <any US-ASCII control character (octets 0 - 31) and DEL (127)>
 *     <any octet with decimal value of 33 through 60 inclusive, and 62 through 126>
 *     <any one of the ten digits 0 through 9>          RFC 1035    %x30-39
 *     <ASCII SP, space>                                RFC 822     SP
 *     <the OCTETs making up the field-value and consisting of either *TEXT or combinations of
 *      token, separators, and quoted-string>           RFC 2616    *TEXT / *( token / … )
 *     <the characters in token, followed by "*">       RFC 6266    token "*"
 *     <The two characters "X-" or "x-" followed, with no intervening white space, by any token>
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
    const char *unknown; /* a name in a list that is that of no rule; or NULL */
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

/* Characters that documents name without a rule, or in the prose of that rule; NULL: none. */
static node *named_character(const prose_reader *r, const char *name) {
    static const struct {
        const char *name;
        unsigned byte;
    } named[] = {{"SPACE", ' '}, {"HT", '\t'}};
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (strcmp(name, named[i].name) == 0)
            return new_range(r, named[i].byte, named[i].byte);
    return NULL;
}

/* A rule that the text names, in the singular or the plural ("CTLs"), or such a character. */
static node *read_name(prose_reader *r) {
    size_t len = strspn(r->at, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
    node *n = new_node(r, NODE_RULE);
    const char *name = copy_text(r->at, len);
    for (size_t plural = 0; plural < 2 && n->rule == NULL && len > plural; plural++) {
        n->len = len - plural;
        n->text = copy_text(r->at, n->len);
        if (plural == 0 || tolower((unsigned char)r->at[len - 1]) == 's')
            n->rule = rule_in(r->all, r->inside->document, n->text);
    }
    r->at += len;
    if (n->rule == r->inside) /* a core rule of that name */
        n->rule = find_rule(&r->all->core->rules, r->inside->name);
    return n->rule != NULL ? n : named_character(r, name);
}

/* [any] [US-ASCII] NAME, or [any] [printable] US-ASCII character */
static node *read_characters(prose_reader *r) {
    skip_word(r, "any");
    skip_word(r, "(US-ASCII)");
    bool printable = skip_word(r, "printable");
    bool ascii = skip_word(r, "ASCII") || skip_word(r, "US-ASCII");
    if (ascii && skip_word(r, "character"))
        return printable ? new_range(r, ' ', '~') : new_range(r, 0, 0x7F);
    return printable ? NULL : read_name(r);
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
        if (skip_word(r, "and") || skip_word(r, "or") || skip_word(r, "but") ||
            skip_word(r, "not") || skip_word(r, "bare"))
            continue;
        if (*r->at == '\0' || strncasecmp(r->at, "including", 9) == 0)
            return list->child != NULL ? list : NULL;
        const char *name = r->at;
        node *n = *name == '"' || *name == '<' ? read_quoted(r) : read_name(r);
        size_t capitals = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        if (n == NULL && capitals > 1 && !isalpha((unsigned char)name[capitals]))
            r->unknown = copy_text(name, (size_t)(r->at - name));
        if (n == NULL)
            return NULL;
        append(list, n);
    }
}

/* any NAME except LIST[, but including LIST] */
static node *read_exceptions(prose_reader *r) {
    node *n = new_node(r, NODE_EXCEPT);
    n->child = read_characters(r);
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

static bool is_line_end(const node *list) {
    const node *only = list->child;
    return only->kind == NODE_RULE && strcmp(only->text, "CRLF") == 0 && only->next == NULL;
}

/* Characters without CRLF: two of them in a row must not be CRLF, either. CR therefore stands only
 * before a character that is neither CR nor LF. */
static node *without_line_ends(const prose_reader *r, node *set) {
    node *characters = new_node(r, NODE_ALTERNATIVES), *line = new_node(r, NODE_SEQUENCE);
    node *returns = new_node(r, NODE_REPEAT), *others = new_node(r, NODE_EXCEPT);
    node *ends = new_node(r, NODE_ALTERNATIVES);
    append(ends, new_range(r, '\r', '\r'));
    append(ends, new_range(r, '\n', '\n'));
    returns->max = UNBOUNDED;
    append(returns, new_range(r, '\r', '\r'));
    append(others, set);
    append(others, ends);
    append(line, returns);
    append(line, others);
    append(characters, line);
    append(characters, new_range(r, '\n', '\n'));
    return characters;
}

/* any NAME, including LIST, but NOT including LIST */
static node *read_inclusions(prose_reader *r) {
    node *n = new_node(r, NODE_EXCEPT), *name, *list = NULL;
    skip_word(r, "any");
    name = read_name(r);
    r->at += strspn(r->at, " \t\r\n,");
    if (name != NULL && skip_word(r, "including"))
        list = read_list(r);
    if (list == NULL || !skip_word(r, "including"))
        return NULL;
    append(list, name);
    node *excluded = read_list(r);
    if (excluded == NULL || *r->at != '\0')
        return NULL;
    if (is_line_end(excluded))
        return without_line_ends(r, list);
    append(n, list);
    append(n, excluded);
    return n;
}

/* "A".."Z"   33 through 60   0 - 31   0-31   13   (0...9 are digits rather than octets: NULL) */
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
    if (strncmp(end, "..", 2) == 0)
        return NULL;
    r->at = end + strspn(end, " ");
    bool dash = *r->at == '-';
    if (dash)
        r->at += 1 + strspn(r->at + 1, " ");
    if ((dash || skip_word(r, "through")) && isdigit((unsigned char)*r->at))
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

/* any one of the 52 alphabetic characters A through Z in upper case and a through z in lower case
 */
static node *read_one_of(prose_reader *r) {
    node *list = new_node(r, NODE_ALTERNATIVES);
    if (!skip_word(r, "any") || !skip_word(r, "one") || !skip_word(r, "of"))
        return NULL;
    const char *through = " through ";
    const size_t len = strlen(through);
    for (const char *at = strstr(r->at, through); at != NULL; at = strstr(at + 1, through)) {
        bool single = isalnum((unsigned char)at[-1]) && at[-2] == ' ' &&
                      isalnum((unsigned char)at[len]) && !isalnum((unsigned char)at[len + 1]);
        node *n = single ? new_range(r, (unsigned char)at[-1], (unsigned char)at[len]) : NULL;
        if (n == NULL)
            return NULL;
        append(list, n);
    }
    return list->child != NULL ? list : NULL;
}

/* ASCII SP, space */
static node *read_ascii_name(prose_reader *r) {
    skip_word(r, "the");
    if (!skip_word(r, "ASCII") && !skip_word(r, "US-ASCII"))
        return NULL;
    node *n = read_name(r);
    if (n == NULL || (*r->at != ',' && *r->at != '\0'))
        return NULL;
    node *one = new_node(r, NODE_ALTERNATIVES);
    append(one, n);
    return one;
}

/* As often as it occurs. */
static node *any_number(const prose_reader *r, node *of) {
    node *n = new_node(r, NODE_REPEAT);
    n->max = UNBOUNDED;
    n->child = of;
    return n;
}

/* … consisting of either *NAME or combinations of LIST */
static node *read_combinations(prose_reader *r) {
    static const char either[] = "consisting of either *";
    const char *at = strstr(r->at, either);
    r->at = at != NULL ? at + strlen(either) : r->at;
    node *name = at != NULL ? read_name(r) : NULL, *n = new_node(r, NODE_ALTERNATIVES);
    r->at += strspn(r->at, " \t\r\n");
    if (name == NULL || !skip_word(r, "or") || !skip_word(r, "combinations") || !skip_word(r, "of"))
        return NULL;
    node *list = read_list(r);
    if (list == NULL || *r->at != '\0')
        return NULL;
    append(n, any_number(r, name));
    append(n, any_number(r, list));
    return n;
}

/* [the two characters] "X-" or "x-"   the characters in token   any token */
static node *read_part(prose_reader *r) {
    static const char *const words[] = {"the",    "two", "character", "characters",
                                        "string", "in",  "any"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        skip_word(r, words[i]);
    node *list = new_node(r, NODE_ALTERNATIVES);
    do {
        node *n = *r->at == '"' ? read_quoted(r) : read_name(r);
        if (n == NULL)
            return NULL;
        append(list, n);
        r->at += strspn(r->at, " \t\r\n");
    } while (skip_word(r, "or"));
    return list;
}

/* PART[,] followed[, with no intervening white space,] by PART */
static node *read_sequence(prose_reader *r) {
    node *n = new_node(r, NODE_SEQUENCE);
    n->child = read_part(r);
    r->at += strspn(r->at, ", ");
    if (n->child == NULL || !skip_word(r, "followed"))
        return NULL;
    r->at += strspn(r->at, ", ");
    static const char *const words[] = {"with", "no", "intervening", "white", "space"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        skip_word(r, words[i]);
    r->at += strspn(r->at, ", ");
    n->child->next = skip_word(r, "by") ? read_part(r) : NULL;
    return n->child->next != NULL && r->at[strspn(r->at, ".")] == '\0' ? n : NULL;
}

const char *unknown_in_prose(const documents *all, const node *prose, const rule *inside) {
    prose_reader r = {all, prose, inside, prose->text, NULL};
    read_exceptions(&r);
    return r.unknown;
}

node *characters_of_prose(const documents *all, const node *prose, const rule *inside) {
    prose_reader r = {all, prose, inside, prose->text, NULL};
    static node *(*const readers[])(prose_reader *) = {
        read_exceptions, read_inclusions,   read_octets,  read_one_of,
        read_ascii_name, read_combinations, read_sequence};
    node *n = NULL;
    for (size_t i = 0; n == NULL && i < sizeof readers / sizeof *readers; i++) {
        r.at = prose->text;
        n = readers[i](&r);
    }
    return n;
}
