/* ABNF and profile to Ragel.
 *
 * A component's definition is
 *     query = ( … ) >b_query %e_query | zlen %b_query;
 * Ragel runs an entering action (>) on the first byte and a leaving action (%) on the byte behind
 * the last, or at the end of the text; the empty query has no first byte, hence the zlen.
 *
 * What a rule's marks are depends on where it is used: `in authority` wants the enclosing
 * component, and a component inside itself is not marked again. So rules are written once for each
 * set of components around them that makes a difference; for most there is only one. */
#include "transcribe.h"

#include <string.h>

/* A rule as it is used inside certain components: bit i for capture i. */
typedef struct variant {
    const rule *rule;
    uint32_t around;
    char *name;
} variant;

typedef struct writer {
    const profile *p;
    FILE *out;
    variant *variants; /* those that have been written */
    unsigned count;
} writer;

static char *capture_name(const profile *p, unsigned which) {
    char *name = identifier(p->captures[which].name);
    unsigned earlier = 1;
    for (unsigned i = 0; i < which; i++)
        earlier += strcmp(p->captures[i].name, p->captures[which].name) == 0;
    return earlier == 1 ? name : format_text("%s_%u", name, earlier);
}

char *begin_action(const profile *p, unsigned which) {
    return format_text("b_%s", capture_name(p, which));
}

char *end_action(const profile *p, unsigned which) {
    return format_text("e_%s", capture_name(p, which));
}

char *call_action(const rule *r) {
    return format_text("call_%s", identifier(r->name));
}

char *entry_name(const rule *r) {
    return format_text("entry_%s", identifier(r->name));
}

/* Ragel has machines of its own by these names. */
static char *machine_name(const rule *r) {
    static const char *const taken[] = {
        "any",     "ascii",  "extend",   "alpha",    "digit",   "alnum",   "lower",  "upper",
        "xdigit",  "cntrl",  "graph",    "print",    "punct",   "space",   "zlen",   "empty",
        "null",    "main",   "action",   "machine",  "write",   "access",  "export", "import",
        "include", "getkey", "variable", "alphtype", "when",    "eof",     "err",    "lerr",
        "to",      "from",   "inwhen",   "outwhen",  "prepush", "postpop",
    };
    char *name = identifier(r->name);
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
        if (strcmp(taken[i], name) == 0)
            return format_text("%s_", name);
    return name;
}

/* The rest needs no marks. */
static uint32_t marked_captures(const profile *p) {
    return (uint32_t)(((uint64_t)1 << p->marked_count) - 1);
}

/* Of the captures around `r`, those that make a difference to the marks in it. */
static uint32_t relevant(const profile *p, const rule *r, uint32_t around) {
    uint32_t matter = 0;
    for (unsigned i = 0; i < p->marked_count; i++) {
        const capture *c = &p->captures[i];
        bool used = false;
        for (unsigned k = 0; k < c->rule_count; k++)
            used |= uses(r, c->rules[k]);
        if (!used)
            continue;
        if (c->within >= 0)
            matter |= (uint32_t)1 << c->within;
        if (c->outside >= 0)
            matter |= (uint32_t)1 << c->outside;
        for (unsigned k = 0; k < p->capture_count; k++)
            if (p->captures[k].component == c->component)
                matter |= (uint32_t)1 << k;
    }
    return around & matter;
}

static const char *write_variant(writer *w, const rule *r, uint32_t around);

/* Everything that `n` uses must stand before it. */
static void write_used(writer *w, const node *n, uint32_t around) {
    if (n->kind == NODE_RULE)
        write_variant(w, n->rule, around);
    for (const node *child = n->child; child != NULL; child = child->next)
        write_used(w, child, around);
}

/* Ragel's strings have no escapes for all bytes: those that cannot be printed stand as numbers. */
static char *string_text(const node *n) {
    bool plain = true, letters = false;
    char *text = copy_text("", 0), *numbers = text;
    for (size_t i = 0; i < n->len; i++) {
        unsigned char c = (unsigned char)n->text[i];
        plain &= c >= 0x20 && c <= 0x7E;
        letters |= (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
        text = format_text("%s%s%c", text, c == '"' || c == '\\' ? "\\" : "", c);
        numbers = format_text("%s%s0x%02x", numbers, i > 0 ? " " : "", c);
    }
    if (n->len == 0)
        return copy_text("zlen", 4);
    if (!plain)
        return n->len == 1 ? numbers : format_text("( %s )", numbers);
    return format_text("\"%s\"%s", text, letters && n->caseless ? "i" : "");
}

enum { IN_ALTERNATIVES, IN_SEQUENCE, IN_REPEAT };

static char *node_text(writer *w, const node *n, uint32_t around, int where);

static char *list_text(writer *w, const node *n, uint32_t around, const char *between, int where) {
    char *text = NULL;
    for (const node *child = n->child; child != NULL; child = child->next) {
        char *one = node_text(w, child, around, where);
        text = text == NULL ? one : format_text("%s%s%s", text, between, one);
    }
    return text;
}

static char *repeat_text(const node *n, char *inner) {
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

/* What is repeated. RFC 1738 writes *[ x ] for *( x ), which says the same; Ragel would warn. */
static const node *repeated(const node *n) {
    const node *child = n->child;
    bool optional = child->kind == NODE_REPEAT && child->min == 0 && child->max == 1;
    return optional && n->min == 0 && n->max == UNBOUNDED ? child->child : child;
}

static char *node_text(writer *w, const node *n, uint32_t around, int where) {
    char *text = NULL;
    int binds = IN_REPEAT;
    switch (n->kind) {
    case NODE_ALTERNATIVES:
        text = list_text(w, n, around, " | ", IN_ALTERNATIVES);
        binds = IN_ALTERNATIVES;
        break;
    case NODE_SEQUENCE:
        text = list_text(w, n, around, " ", IN_SEQUENCE);
        binds = IN_SEQUENCE;
        break;
    case NODE_EXCEPT:
        text = list_text(w, n, around, " - ", IN_REPEAT);
        binds = IN_ALTERNATIVES;
        break;
    case NODE_REPEAT: return repeat_text(n, node_text(w, repeated(n), around, IN_REPEAT));
    case NODE_STRING: return string_text(n);
    case NODE_RANGE: return format_text("0x%02x..0x%02x", (unsigned)n->min, (unsigned)n->max);
    case NODE_RULE: return format_text("%s", write_variant(w, n->rule, around));
    }
    return binds < where ? format_text("( %s )", text) : text;
}

/* The alternatives of a whole definition each on a line of its own, if they are long. */
static char *body_text(writer *w, const node *n, uint32_t around) {
    char *text = node_text(w, n, around, IN_ALTERNATIVES);
    if (n->kind == NODE_ALTERNATIVES && strlen(text) > 80)
        text = list_text(w, n, around, "\n    | ", IN_ALTERNATIVES);
    return text;
}

static char *marked_text(writer *w, const rule *r, uint32_t marks, char *body) {
    char *entering = copy_text("", 0), *leaving = entering, *empty = entering;
    for (unsigned i = 0; i < w->p->capture_count; i++) {
        if (!(marks >> i & 1))
            continue;
        entering = format_text("%s >%s", entering, begin_action(w->p, i));
        leaving = format_text("%s %%%s", leaving, end_action(w->p, i));
        empty = format_text("%s %%%s", empty, begin_action(w->p, i));
    }
    if (marks == 0)
        return body;
    if (!nullable(r->body))
        return format_text("( %s )%s%s", body, entering, leaving);
    return format_text("( %s )%s%s | zlen%s", body, entering, leaving, empty);
}

static unsigned variants_of(const writer *w, const rule *r) {
    unsigned count = 0;
    for (unsigned i = 0; i < w->count; i++)
        count += w->variants[i].rule == r;
    return count;
}

/* A reference to a called rule reads its first byte and hands over. */
static void write_call(const writer *w, const rule *r) {
    byte_set first = first_bytes(r->body);
    fprintf(w->out, "%s = (", call_action(r));
    const char *between = "";
    for (unsigned byte = 0; byte < 256; byte++)
        if (set_has(&first, byte)) {
            fprintf(w->out, "%s 0x%02x", between, byte);
            between = " |";
        }
    fprintf(w->out, " ) @%s;\n", call_action(r));
}

/* Writes the rule as it is inside `around`, unless it stands already, and gives its name. */
static const char *write_variant(writer *w, const rule *r, uint32_t around) {
    around = relevant(w->p, r, around);
    for (unsigned i = 0; i < w->count; i++)
        if (w->variants[i].rule == r && w->variants[i].around == around)
            return w->variants[i].name;

    uint32_t marks = captures_begun(w->p, r, around) & marked_captures(w->p);
    write_used(w, r->body, around | marks);
    char *body = marked_text(w, r, marks, body_text(w, r->body, around | marks));
    char *name = machine_name(r);
    unsigned earlier = variants_of(w, r);
    if (earlier > 0)
        name = format_text("%s__%u", name, earlier + 1);
    fprintf(w->out, "%s = %s;\n", name, body);
    if (is_called(w->p, r)) {
        write_call(w, r);
        name = call_action(r);
    }
    w->variants = grow(w->variants, w->count, sizeof(variant));
    w->variants[w->count++] = (variant){r, around, name};
    return name;
}

static void write_actions(const writer *w) {
    const profile *p = w->p;
    for (unsigned i = 0; i < p->marked_count; i++) {
        fprintf(w->out, "action %s { begins(%s) }\n", begin_action(p, i), capture_name(p, i));
        fprintf(w->out, "action %s { ends(%s) }\n", end_action(p, i), capture_name(p, i));
    }
    for (unsigned i = 0; i < p->calls.count; i++)
        fprintf(w->out, "action %s { goes_on_in(%s) }\n", call_action(p->calls.rules[i]),
                entry_name(p->calls.rules[i]));
    fputc('\n', w->out);
}

void transcribe(const profile *p, FILE *out) {
    writer w = {.p = p, .out = out};
    fprintf(out, "# %s. Written by uric-grammar transcribe from grammar/%s.*: do not edit.\n",
            p->title, p->name);
    fprintf(out, "%%%%{\nmachine %s;\nalphtype unsigned char;\n\n", identifier(p->name));
    write_actions(&w);
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++)
            write_variant(&w, p->parsers[i].rules.rules[k], 0);
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (!p->grammar.rules[i]->core && variants_of(&w, p->grammar.rules[i]) == 0)
            write_variant(&w, p->grammar.rules[i], 0);

    fputc('\n', out);
    for (unsigned i = 0; i < p->grammar.count; i++) {
        const rule *r = p->grammar.rules[i];
        if (!r->core)
            fprintf(out, "%s := %s;\n", entry_name(r),
                    is_parser(p, r) ? write_variant(&w, r, 0) : machine_name(r));
    }
    fprintf(out, "main := %s;\n}%%%%\n", machine_name(p->reference));
}
