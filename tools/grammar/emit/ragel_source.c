#include "emit/ragel_source.h"

#include <string.h>

#include "automata/ragel_xml.h"
#include "front/characters.h"

/* The name of a rule's machine: its identifier, with "_" behind words that Ragel reserves, names of
 * entries, and what ends so by itself. */
static char *machine_name(const rule *r) {
    static const char *const reserved[] = {
        "any",     "ascii",  "extend",   "alpha",    "digit",   "alnum",   "lower",  "upper",
        "xdigit",  "cntrl",  "graph",    "print",    "punct",   "space",   "zlen",   "empty",
        "null",    "main",   "action",   "machine",  "write",   "access",  "export", "import",
        "include", "getkey", "variable", "alphtype", "when",    "eof",     "err",    "lerr",
        "to",      "from",   "inwhen",   "outwhen",  "prepush", "postpop",
    };
    const char *name = r->identifier;
    bool taken = strncmp(name, "entry_", strlen("entry_")) == 0 || name[strlen(name) - 1] == '_';
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
        taken |= strcmp(reserved[i], name) == 0;
    return format_text(taken ? "%s_" : "%s", name);
}

/* A set of bytes, as one range or several. */
static char *bytes_text(const byte_set *set) {
    char *text = NULL;
    unsigned count = 0;
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned last = byte;
        if (!set_has(set, byte))
            continue;
        while (last < 255 && set_has(set, last + 1))
            last++;
        char *one =
            last == byte ? format_text("0x%02x", byte) : format_text("0x%02x..0x%02x", byte, last);
        text = count++ == 0 ? one : format_text("%s | %s", text, one);
        byte = last;
    }
    return count > 1 ? format_text("( %s )", text) : text;
}

/* A string; as numbers if it holds bytes that cannot be printed, for which Ragel has no escapes. */
static char *string_text(const node *n) {
    bool plain = true, letters = false;
    char *text = copy_text("", 0), *numbers = text;
    for (size_t i = 0; i < n->len; i++) {
        unsigned char c = (unsigned char)n->text[i];
        plain &= c >= 0x20 && c <= 0x7E;
        letters |= (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
        text = format_text("%s%s%c", text, c == '"' || c == '\\' ? "\\" : "", c);
        byte_set set = string_bytes(n, i);
        numbers = format_text("%s%s%s", numbers, i > 0 ? " " : "", bytes_text(&set));
    }
    if (n->len == 0)
        return copy_text("zlen", 4);
    if (!plain)
        return n->len == 1 ? numbers : format_text("( %s )", numbers);
    return format_text("\"%s\"%s", text, letters && n->caseless ? "i" : "");
}

/* Code points: the sequences of their bytes. */
static char *points_text(const node *n) {
    utf8_paths paths = utf8_paths_of(characters_of(n));
    char *text = NULL;
    for (unsigned i = 0; i < paths.count; i++) {
        text = i == 0 ? bytes_text(&paths.list[i].bytes[0])
                      : format_text("%s | %s", text, bytes_text(&paths.list[i].bytes[0]));
        for (unsigned k = 1; k < paths.list[i].len; k++)
            text = format_text("%s %s", text, bytes_text(&paths.list[i].bytes[k]));
    }
    return text;
}

/* How strongly the operator around a node binds: a node that binds less strongly needs brackets. To
 * Ragel, a | b - c is (a | b) - c. */
enum { IN_DEFINITION, IN_ALTERNATIVES, IN_SEQUENCE, IN_REPEAT };

static char *node_text(const node *n, int where);

static char *list_text(const node *n, const char *between, int where) {
    char **parts = NULL;
    unsigned count = 0;
    size_t len = 1;
    for (const node *child = n->child; child != NULL; child = child->next) {
        parts = grow(parts, count, sizeof *parts);
        parts[count] = node_text(child, where);
        len += strlen(between) + strlen(parts[count++]);
    }
    char *text = allocate(len, 1), *at = text;
    for (unsigned i = 0; i < count; i++)
        at += sprintf(at, "%s%s", i == 0 ? "" : between, parts[i]);
    return text;
}

/* Can a string of the node begin with as many of something as one likes? */
static bool begins_with_loop(const node *n) {
    if (n->kind == NODE_REPEAT && n->min == 0 && n->max == UNBOUNDED)
        return true;
    if (n->kind == NODE_RULE)
        return begins_with_loop(n->rule->body);
    for (const node *child = n->child; child != NULL; child = child->next) {
        if (begins_with_loop(child))
            return true;
        if (n->kind == NODE_SEQUENCE && !nullable(child))
            break;
    }
    return false;
}

/* In x{2,3}, where x is [ ]* "a", Ragel 6.10 takes blanks behind the second x for the end: where
 * the third may begin is where x begins, the loop included. In x{2} (x?){1} it is apart. In x*,
 * where x is [ ]* "a"?, it forgets that blanks can end a text: strings of no byte are taken out. */
static char *repeat_text(const node *n, char *inner) {
    if (n->max != UNBOUNDED && n->max > 1 && n->min < n->max && begins_with_loop(n->child))
        return n->min == 0
                   ? format_text("(%s?){%d}", inner, n->max)
                   : format_text("(%s{%d} (%s?){%d})", inner, n->min, inner, n->max - n->min);
    if (n->max == UNBOUNDED && nullable(n->child) && begins_with_loop(n->child))
        return format_text("( %s - zlen )*", inner);
    if (n->max == 0)
        return copy_text("zlen", 4);
    if (n->min == 0 && n->max == 1)
        return format_text("%s?", inner);
    if (n->min == 0 && n->max == UNBOUNDED)
        return format_text("%s*", inner);
    if (n->min == 1 && n->max == UNBOUNDED)
        return format_text("%s+", inner);
    if (n->max == UNBOUNDED)
        return format_text("%s{%d,}", inner, n->min);
    if (n->min == n->max)
        return format_text("%s{%d}", inner, n->min);
    if (n->min == 0)
        return format_text("%s{,%d}", inner, n->max);
    return format_text("%s{%d,%d}", inner, n->min, n->max);
}

/* The repeated node. RFC 1738 writes *[ x ] for *( x ), of which Ragel would warn. */
static const node *repeated(const node *n) {
    const node *child = n->child;
    bool optional = child->kind == NODE_REPEAT && child->min == 0 && child->max == 1;
    return optional && n->min == 0 && n->max == UNBOUNDED ? child->child : child;
}

static char *node_text(const node *n, int where) {
    char *text = NULL;
    int binds = IN_REPEAT;
    switch (n->kind) {
    case NODE_ALTERNATIVES:
        text = list_text(n, " | ", IN_ALTERNATIVES);
        binds = IN_ALTERNATIVES;
        break;
    case NODE_SEQUENCE:
        text = list_text(n, " ", IN_SEQUENCE);
        binds = IN_SEQUENCE;
        break;
    case NODE_EXCEPT:
        text = list_text(n, " - ", IN_REPEAT);
        binds = IN_DEFINITION;
        break;
    case NODE_REPEAT: return repeat_text(n, node_text(repeated(n), IN_REPEAT));
    case NODE_STRING: return string_text(n);
    case NODE_RANGE: return format_text("0x%02x..0x%02x", (unsigned)n->min, (unsigned)n->max);
    case NODE_POINTS:
        text = points_text(n);
        binds = IN_ALTERNATIVES;
        break;
    case NODE_RULE: return machine_name(n->rule);
    }
    return binds < where ? format_text("( %s )", text) : text;
}

/* The body of a definition, with each alternative on a line of its own if the text is long. */
static char *body_text(const node *n) {
    char *text = node_text(n, IN_DEFINITION);
    if (n->kind == NODE_ALTERNATIVES && strlen(text) > 80)
        text = list_text(n, "\n    | ", IN_ALTERNATIVES);
    return text;
}

void transcribe(const profile *p, FILE *out) {
    const grammar *g = &p->grammar;
    rule_list rules = rules_bottom_up(g); /* Ragel wants a definition before its uses */
    fprintf(out, "# %s. Written by uric-grammar transcribe from grammar/%s.*: do not edit.\n",
            p->title, p->name);
    fprintf(out, "%%%%{\nmachine %s;\nalphtype unsigned char;\n\n", identifier(p->name));
    for (unsigned i = 0; i < rules.count; i++)
        fprintf(out, "%s = %s;\n", machine_name(rules.rules[i]), body_text(rules.rules[i]->body));
    fputc('\n', out);
    for (unsigned i = 0; i < g->count; i++)
        if (!g->rules[i]->core)
            fprintf(out, "%s := %s;\n", ragel_entry_name(g->rules[i]), machine_name(g->rules[i]));
    fprintf(out, "main := %s;\n}%%%%\n", machine_name(p->reference));
}
