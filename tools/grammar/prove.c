/* The tables that the library runs, held against the grammar that a person edits.
 *
 * Language: the scan itself, one byte at a time, and the automaton of the second path go through
 * all pairs of states that any string can bring them to. That is complete, because the scan's
 * state is finite. Components: all strings up to a length, over one byte of each class. */
#include "prove.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "automaton.h"
#include "reading.h"
#include "uric_tables.h"

typedef struct prover {
    const profile *p;
    const uric_grammar *tables;
    source at;
    size_t pairs;   /* of states, visited */
    size_t strings; /* whose components were compared */
} prover;

/* Some string leads here: the automaton is in `state`, the scan in `scan`. */
typedef struct meeting {
    uric_scan scan;
    int state;
    int from; /* the meeting before the last byte, -1 for none */
    unsigned char byte;
} meeting;

typedef struct search {
    meeting *met;
    int count;
    number_set seen;
    const uric_machine *machines[64]; /* numbered as they are met */
    unsigned machine_count;
} search;

static uint64_t machine_number(search *s, const uric_machine *machine) {
    unsigned i = 0;
    while (i < s->machine_count && s->machines[i] != machine)
        i++;
    if (i == sizeof s->machines / sizeof *s->machines)
        fail("too many machines call each other");
    if (i == s->machine_count)
        s->machines[s->machine_count++] = machine;
    return i;
}

static bool alive(const uric_scan *scan) {
    return scan->refused < 0;
}

/* Everything that decides what follows. A refused scan is one state, whatever it was before. */
static uint64_t key_of(search *s, const meeting *m) {
    if (m->state > UINT16_MAX - 1)
        fail("an automaton has too many states for the proof");
    uint64_t key = (uint64_t)(m->state + 1);
    if (!alive(&m->scan))
        return key << 48 | UINT64_C(0xFFFFFFFFFFFF);
    const uric_scan *scan = &m->scan;
    key = key << 6 | machine_number(s, scan->machine);
    key = key << 16 | scan->state;
    key = key << 6 | (scan->caller != NULL ? machine_number(s, scan->caller) : 63);
    return key << 16 | (scan->caller != NULL ? scan->caller_state : 0);
}

static void meet(search *s, const meeting *m) {
    if ((!alive(&m->scan) && m->state == DEAD) || !number_set_add(&s->seen, key_of(s, m)))
        return;
    s->met = grow(s->met, (size_t)s->count, sizeof *m);
    s->met[s->count++] = *m;
}

/* A text between quotes, with what cannot be seen escaped. */
static char *quoted(const char *text, size_t len) {
    char *out = copy_text("\"", 1);
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        out = c < 0x20 || c > 0x7E ? format_text("%s\\x%02X", out, c) : format_text("%s%c", out, c);
    }
    return format_text("%s\"", out);
}

/* The shortest string that leads to a meeting, because they were met in order of length. */
static char *path_to(const search *s, int index) {
    size_t len = 0;
    for (int i = index; s->met[i].from >= 0; i = s->met[i].from)
        len++;
    char *text = allocate(len + 1, 1);
    size_t at = len;
    for (int i = index; s->met[i].from >= 0; i = s->met[i].from)
        text[--at] = (char)s->met[i].byte;
    return quoted(text, len);
}

/* Follows every byte from a meeting. False, after a message, if one side goes on alone where no
 * string can end: the verdict would be right, but late. */
static void follow(search *s, int index, automaton *a) {
    for (unsigned byte = 0; byte < 256; byte++) {
        meeting next = {.scan = s->met[index].scan, .from = index, .byte = (unsigned char)byte};
        char c = (char)byte;
        next.state = automaton_step(a, s->met[index].state, next.byte);
        uric_scan_feed(&next.scan, &c, 1);
        next.scan.length = 0; /* only the state matters */
        meet(s, &next);
    }
}

/* Does the error record of the scan say just what could follow? */
static bool expects_rightly(const meeting *m, automaton *a) {
    uric_error error;
    uric_scan scan = m->scan;
    uric_scan_end(&scan, &error);
    if (uric_error_expects_end(&error) != automaton_final(a, m->state))
        return false;
    for (unsigned byte = 0; byte < 256; byte++)
        if (uric_error_expects(&error, (unsigned char)byte) !=
            (automaton_step(a, m->state, (unsigned char)byte) != DEAD))
            return false;
    return true;
}

/* Compares one meeting; false after a message. */
static bool agree(const prover *v, const search *s, int index, automaton *a, const char *name) {
    const meeting *m = &s->met[index];
    uric_scan scan = m->scan;
    bool accepted = uric_scan_end(&scan, NULL) == URIC_OK;
    if (accepted != automaton_final(a, m->state))
        error_at(v->at, "rule %s: %s: the tables %s it, the grammar does not", name,
                 path_to(s, index), accepted ? "accept" : "refuse");
    else if (alive(&m->scan) && m->state != DEAD && !expects_rightly(m, a))
        error_at(v->at, "rule %s: behind %s, the tables and the grammar expect different bytes",
                 name, path_to(s, index));
    else
        return true;
    return false;
}

static void prove_language(prover *v, const rule *r, const uric_rule *tables) {
    node n = rule_node(r);
    automaton *a = automaton_of(&n, NULL);
    search s = {0};
    meeting first = {.state = START, .from = -1};
    memset(&first.scan, 0, sizeof first.scan);
    uric_scan_begin(&first.scan, tables);
    meet(&s, &first);
    for (int i = 0; i < s.count; i++) {
        if (!agree(v, &s, i, a, r->name))
            return;
        follow(&s, i, a);
    }
    v->pairs += (size_t)s.count;
}

/* One byte of each class: of the classes of the parser's own machine, or, `fine`, of as many as it
 * and those that it calls or asks need together. */
static unsigned representatives(const prover *v, const uric_rule *parser, bool fine,
                                unsigned char *bytes) {
    const uric_machine *machines[64] = {parser->machine};
    unsigned machine_count = 1, count = 0;
    const uric_components *c = parser->components;
    for (unsigned i = 0; fine && i < v->p->calls.count && parser->machine->calls != NULL; i++)
        machines[machine_count++] = parser->machine->calls[i]->machine;
    for (unsigned i = 0; fine && i < c->kinds; i++)
        if (c->kind[i].rule != NULL)
            machines[machine_count++] = c->kind[i].rule->machine;
    for (unsigned byte = 0; byte < 256; byte++) {
        bool known = false;
        for (unsigned k = 0; k < count && !known; k++) {
            known = true;
            for (unsigned m = 0; m < machine_count; m++)
                known &= machines[m]->class_of[byte] == machines[m]->class_of[bytes[k]];
        }
        if (!known)
            bytes[count++] = (unsigned char)byte;
    }
    return count;
}

typedef struct strings {
    prover *v;
    const rule *rule;
    unsigned char bytes[256];
    unsigned byte_count;
    char text[64];
    size_t longest;
} strings;

static const uric_span *component_span(const uric_uri *uri, unsigned component) {
    const uric_span *standard[URIC_PART] = {&uri->scheme, &uri->authority, &uri->userinfo,
                                            &uri->host,   &uri->port,      &uri->path,
                                            &uri->query,  &uri->fragment};
    return component < URIC_PART ? standard[component] : &uri->part[component - URIC_PART];
}

static const char *capture_of_component(const profile *p, unsigned component) {
    for (unsigned i = 0; i < p->capture_count; i++)
        if (p->captures[i].component == component)
            return p->captures[i].name;
    return "?";
}

static char *span_text(const uric_span *span) {
    return span->at == NULL ? copy_text("none", 4) : quoted(span->at, span->len);
}

/* Compares the components of one text; false after a message. */
static bool same_components(const strings *s, const uric_scan *scan, size_t len) {
    uric_scan ended = *scan;
    uric_uri uri;
    uric_span expected[URIC_COMPONENTS];
    unsigned host_kind;
    if (uric_scan_end(&ended, NULL) != URIC_OK)
        return true; /* the language is proved already */
    uric_scan_split(&ended, s->text, &uri);
    if (!read_text(s->v->p, s->rule, s->text, len, expected, &host_kind)) {
        error_at(s->v->at, "rule %s: %s cannot be derived", s->rule->name, quoted(s->text, len));
        return false;
    }
    s->v->strings++;
    for (unsigned i = 0; i < URIC_COMPONENTS; i++) {
        const uric_span *got = component_span(&uri, i);
        if (got->at == expected[i].at && got->len == expected[i].len)
            continue;
        error_at(s->v->at, "rule %s: %s: %s is %s by the tables, %s by the grammar", s->rule->name,
                 quoted(s->text, len), capture_of_component(s->v->p, i), span_text(got),
                 span_text(&expected[i]));
        return false;
    }
    if (uri.host_kind == host_kind)
        return true;
    error_at(s->v->at, "rule %s: %s: the kinds of host differ", s->rule->name,
             quoted(s->text, len));
    return false;
}

static bool try_strings(strings *s, const uric_scan *scan, size_t len) {
    if (!same_components(s, scan, len))
        return false;
    for (unsigned i = 0; len < s->longest && i < s->byte_count; i++) {
        uric_scan next = *scan;
        s->text[len] = (char)s->bytes[i];
        if (uric_scan_feed(&next, s->text + len, 1) == URIC_OK && !try_strings(s, &next, len + 1))
            return false;
    }
    return true;
}

static void try_all_strings(prover *v, const rule *r, const uric_rule *tables, size_t longest,
                            bool fine) {
    strings s = {.v = v, .rule = r, .longest = longest};
    s.byte_count = representatives(v, tables, fine, s.bytes);
    uric_scan scan;
    memset(&scan, 0, sizeof scan);
    uric_scan_begin(&scan, tables);
    try_strings(&s, &scan, 0);
}

static const uric_grammar *load_tables(const profile *p, const char *path) {
    char *with_folder =
        strchr(path, '/') != NULL ? copy_text(path, strlen(path)) : format_text("./%s", path);
    void *module = dlopen(with_folder, RTLD_NOW | RTLD_LOCAL);
    if (module == NULL)
        fail("%s", dlerror());
    char *name = format_text("uric_%s", identifier(p->name));
    const uric_grammar *tables = dlsym(module, name);
    if (tables == NULL)
        fail("%s: it has no object %s", path, name);
    return tables;
}

static size_t read_length(const char *text) {
    char *end;
    unsigned long length = strtoul(text, &end, 10);
    if (*text == '\0' || *end != '\0' || length >= sizeof((strings *)0)->text)
        fail("LENGTH should be a number below %zu: %s", sizeof((strings *)0)->text, text);
    return length;
}

static void prove_languages(prover *v) {
    unsigned rules = 0;
    for (unsigned i = 0; i < v->p->grammar.count; i++) {
        const rule *r = v->p->grammar.rules[i];
        const uric_rule *verdict = uric_grammar_rule(v->tables, r->name, strlen(r->name));
        const uric_rule *parser = uric_grammar_parser(v->tables, r->name, strlen(r->name));
        if (r->core)
            continue;
        if (verdict == NULL)
            error_at(v->at, "rule %s: the tables do not have it", r->name);
        else
            prove_language(v, r, verdict);
        if (parser != NULL)
            prove_language(v, r, parser);
        rules++;
    }
    if (errors_seen() == 0)
        printf("%s: the tables of %u rules accept what the grammar derives, and nothing else "
               "(%zu pairs of states)\n",
               v->p->name, rules, v->pairs);
}

static void prove_components(prover *v, size_t longest, bool fine) {
    v->strings = 0;
    for (unsigned i = 0; i < v->p->parser_count; i++)
        for (unsigned k = 0; k < v->p->parsers[i].count; k++) {
            const rule *r = v->p->parsers[i].rules[k];
            const uric_rule *parser = uric_grammar_parser(v->tables, r->name, strlen(r->name));
            if (parser == NULL)
                error_at(v->at, "rule %s: the tables do not have its components", r->name);
            else
                try_all_strings(v, r, parser, longest, fine);
        }
    if (errors_seen() == 0)
        printf("%s: the components of all %zu strings of up to %zu bytes, one byte a class of %s, "
               "are those of the grammar\n",
               v->p->name, v->strings, longest, fine ? "all machines" : "the parser");
}

void prove(const profile *p, const char *module_path, const char *length) {
    size_t longest = read_length(length);
    prover v = {.p = p, .tables = load_tables(p, module_path), .at = {.file = p->path}};
    prove_languages(&v);
    prove_components(&v, longest, true);
    prove_components(&v, longest + 2, false);
}
