/* The tables that the library runs, compared with the grammar that a person edits. Each step relies
 * on those before it:
 *
 *     numbers in tables      none leads outside of the tables (check_tables.h)
 *     names, revision        equal to the profile's, one by one (prove_revision.h)
 *     language, expectations the product walk (product.h): complete
 *     encodings              a search through all texts of data (prove_encoding.h): complete
 *     components             the product with the threads of the first reading
 *                            (prove_components.h): complete, for strings of any length
 *     components again       plain backtracking (backtrack.h), which shares nothing with that, on a
 *                            shortest string to each pair of states that ends a text, and then on
 *                            all strings, length by length, as long as there is time */
#include "prove/prove.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "automata/thompson.h"
#include "prove/backtrack.h"
#include "prove/check_tables.h"
#include "prove/comparison.h"
#include "prove/machines.h"
#include "prove/product.h"
#include "prove/prove_components.h"
#include "prove/prove_encoding.h"
#include "prove/prove_expected.h"
#include "prove/prove_limits.h"
#include "prove/prove_order.h"
#include "prove/prove_revision.h"
#include "scan/scan.h"
#include "uric_tables.h"

typedef struct prover {
    const profile *p;
    const uric_grammar *tables;
    source at;
    FILE *out;     /* or NULL */
    size_t pairs;  /* of states, visited for languages, */
    size_t states; /* and states visited for components, */
    size_t most;   /* of these; or 0 */
    struct shortest *shortest;
    size_t shortest_count;
    size_t strings; /* read by backtracking */
    clock_t until;  /* the processor time of this run at which that ends */
    unsigned steps; /* since the clock was read */
} prover;

/* A shortest string that leads to a pair of states, for backtracking. */
typedef struct shortest {
    const rule *rule;
    const uric_rule *parser;
    const char *text;
    size_t len;
} shortest;

/* Prints what is proved, unless there were errors. */
static PRINTF_LIKE(2, 3) void say(const prover *v, const char *format, ...) {
    va_list arguments;
    if (v->out == NULL || errors_seen() > 0)
        return;
    fprintf(v->out, "%s: ", v->p->name);
    va_start(arguments, format);
    vfprintf(v->out, format, arguments);
    va_end(arguments);
    fputc('\n', v->out);
}

/* `explains`: errors may come from these tables. */
static void prove_language(prover *v, const rule *r, const uric_rule *tables, bool explains) {
    product walk = walk_product(v->p, r, tables, explains);
    v->pairs += walk.pairs.count;
    for (unsigned i = 0; tables->components != NULL && i < walk.pairs.count; i++)
        if (is_accepting(&walk, i)) {
            shortest kept = {.rule = r, .parser = tables};
            kept.text = worklist_string(&walk.pairs, i, &kept.len);
            v->shortest = grow(v->shortest, v->shortest_count, sizeof kept);
            v->shortest[v->shortest_count++] = kept;
        }
    release_product(&walk);
}

/* Compares the components that a scan has found in a text with those of backtracking; false after a
 * message. */
static bool agrees_with_backtracking(prover *v, const rule *r, const uric_scan *scan,
                                     const char *text, size_t len) {
    uric_scan ended = *scan;
    uric_uri uri = {.rule = NULL};
    uric_span expected[COMPONENTS];
    unsigned host_kind;
    uric_status status = uric_scan_end(&ended, NULL);
    if (!is_derived(status))
        return true; /* the grammar does not derive it either, as was proved */
    uric_scan_split(&ended, text, &uri);
    backtrack_result result = backtrack(v->p, r, text, len, expected, &host_kind);
    if (result == GAVE_UP)
        return true;
    if (result == NOT_DERIVED) {
        error_at(v->at, "rule %s: %s cannot be derived", r->name, quoted(text, len));
        return false;
    }
    v->strings++;
    return limits_agree(v->p, r, text, len, expected, status) &&
           same_components(v->p, r, text, len, &uri, expected, host_kind) &&
           same_items(v->p, r, text, len, &uri);
}

static bool is_late(prover *v) {
    return ++v->steps % 64 == 0 && clock() >= v->until;
}

typedef struct strings {
    prover *v;
    const rule *rule;
    unsigned char bytes[256];
    unsigned byte_count;
    char text[64];
    size_t len; /* of those that are compared */
} strings;

/* False when time is up, or after a message. */
static bool try_strings(strings *s, const uric_scan *scan, size_t len) {
    if (s->len > 0 && is_late(s->v))
        return false;
    if (len == s->len)
        return agrees_with_backtracking(s->v, s->rule, scan, s->text, len);
    for (unsigned i = 0; i < s->byte_count; i++) {
        uric_scan next = *scan;
        s->text[len] = (char)s->bytes[i];
        if (uric_scan_feed(&next, s->text + len, 1) == URIC_OK && !try_strings(s, &next, len + 1))
            return false;
    }
    return true;
}

/* All strings of this length over one byte of each class: the classes of the parser's machine, or,
 * `fine`, the classes of all machines that a parse uses. */
static bool try_all_strings(prover *v, const rule *r, const uric_rule *parser, size_t len,
                            bool fine) {
    strings s = {.v = v, .rule = r, .len = len};
    machine_list machines = {.count = 0};
    if (fine)
        add_parser(&machines, parser);
    else
        add_machine(&machines, parser->machine);
    s.byte_count = representatives(&machines, NULL, s.bytes);
    uric_scan scan;
    memset(&scan, 0, sizeof scan);
    uric_scan_begin(&scan, parser);
    return try_strings(&s, &scan, 0);
}

static void prove_rule(prover *v, const rule *r) {
    const uric_rule *verdict = uric_grammar_rule(v->tables, r->name, strlen(r->name));
    const uric_rule *parser = uric_grammar_parser(v->tables, r->name, strlen(r->name));
    if (verdict == NULL)
        error_at(v->at, "rule %s: the tables do not have it", r->name);
    else
        prove_language(v, r, verdict, true);
    if (parser != NULL)
        prove_language(v, r, parser, true);
}

/* The rules that find the kind of a host have tables of their own. */
static void prove_kinds(prover *v) {
    const uric_host_kinds *done = NULL;
    for (unsigned i = 0; i < v->tables->parsers; i++) {
        const uric_host_kinds *host = v->tables->parser[i]->components->host;
        if (host == NULL || host == done)
            continue;
        done = host;
        if (host->kinds + 1u != v->p->kind_count)
            error_at(v->at, "the tables have %u kinds of host, the profile %u", host->kinds + 1u,
                     v->p->kind_count);
        for (unsigned k = 0; k < host->kinds && k < v->p->kind_count; k++)
            if (host->kind[k].rule != NULL)
                prove_language(v, v->p->kinds[k].rule, host->kind[k].rule, false);
    }
}

static void prove_languages(prover *v) {
    unsigned rules = 0;
    for (unsigned i = 0; i < v->p->grammar.count; i++)
        if (!v->p->grammar.rules[i]->core) {
            prove_rule(v, v->p->grammar.rules[i]);
            rules++;
        }
    prove_kinds(v);
    say(v,
        "the tables of %u rules accept what the grammar derives, and nothing else; errors expect "
        "just that (%zu pairs of states)",
        rules, v->pairs);
}

/* Calls `prove_one` with each rule that has components, and its tables. */
static void for_each_parser(prover *v, void prove_one(prover *, const rule *, const uric_rule *)) {
    for (unsigned i = 0; i < v->p->parser_count; i++)
        for (unsigned k = 0; k < v->p->parsers[i].rules.count; k++) {
            const rule *r = v->p->parsers[i].rules.rules[k];
            const uric_rule *parser = uric_grammar_parser(v->tables, r->name, strlen(r->name));
            if (parser == NULL || parser->components == NULL)
                error_at(v->at, "rule %s: the tables do not have its components", r->name);
            else
                prove_one(v, r, parser);
        }
}

/* How many states the next search may have, a tenth of all at least; 0: any number. */
static size_t states_left(const prover *v) {
    size_t least = v->most / 10, left = v->most > v->states ? v->most - v->states : 0;
    return left > least ? left : least;
}

static void prove_every_string(prover *v, const rule *r, const uric_rule *parser) {
    const uric_components *c = parser->components;
    if (v->p->component_count == 0 && v->p->kind_count == 0 && c->registers == 0)
        return; /* there is nothing to disagree about, be the readings ever so many */
    v->states += prove_components(v->p, r, parser, states_left(v));
    for (unsigned i = 0; i < c->lists && errors_seen() == 0; i++) {
        const char *name = uric_component_name(parser, c->list[i].component);
        int which = 0;
        while (strcmp(v->p->components[which].name, name) != 0)
            which++;
        v->states +=
            prove_items(v->p, r, &c->list[i], v->p->components[which].number, states_left(v));
    }
}

static void prove_all_components(prover *v) {
    unsigned orders = prove_orders(v->p);
    if (orders > 0)
        say(v,
            "%u rules without components are read by automata of their own, which keep the order "
            "of "
            "readings",
            orders);
    if (errors_seen() > 0)
        return;
    for_each_parser(v, prove_every_string);
    say(v,
        "the components of every string, of any length, are those of the grammar's first reading "
        "(%zu states)",
        v->states);
    say(v, "the component that is named with an error, anywhere, is one that some reading is in");
}

/* The first string is tried whatever the time, so that at least one string is compared. */
static void try_shortest(prover *v, clock_t until) {
    v->until = until;
    for (size_t i = 0; i < v->shortest_count && (i == 0 || clock() < v->until); i++) {
        const shortest *one = &v->shortest[i];
        uric_scan scan;
        memset(&scan, 0, sizeof scan);
        uric_scan_begin(&scan, one->parser);
        uric_scan_feed(&scan, one->text, one->len);
        if (!agrees_with_backtracking(v, one->rule, &scan, one->text, one->len))
            return;
    }
    if (v->shortest_count > 0)
        say(v,
            "plain backtracking agrees on %zu of %zu strings, a shortest one to each pair of "
            "states that ends a text",
            v->strings, v->shortest_count);
}

static bool try_length(prover *v, size_t len, bool fine) {
    for (unsigned i = 0; i < v->p->parser_count; i++)
        for (unsigned k = 0; k < v->p->parsers[i].rules.count; k++) {
            const rule *r = v->p->parsers[i].rules.rules[k];
            const uric_rule *parser = uric_grammar_parser(v->tables, r->name, strlen(r->name));
            if (!try_all_strings(v, r, parser, len, fine))
                return false;
        }
    return true;
}

/* All strings of one length after the other, until time is up. */
static void try_lengths(prover *v, clock_t until, bool fine) {
    const char *bytes = fine ? "all machines" : "the parser";
    size_t len = 0, done = 0, most = sizeof((strings *)0)->text;
    v->strings = 0;
    v->until = until;
    for (; len < most && try_length(v, len, fine); len++)
        done = v->strings;
    if (done == 0)
        say(v, "no string has less than %zu bytes, one byte a class of %s", len, bytes);
    else
        say(v,
            "plain backtracking agrees on all %zu strings of up to %zu bytes, one byte a class of "
            "%s",
            done, len - 1, bytes);
}

void prove(const profile *p, const uric_grammar *tables, const char *path, effort may, FILE *out) {
    prover v = {.p = p, .at = {.file = p->path}, .tables = tables, .out = out};
    v.most = may.states;
    if (!tables_are_sound(tables))
        error_at(v.at, "the tables in %s lead outside of themselves", path);
    else
        prove_revision(p, v.at, tables);
    say(&v, "names, and the revision record, are those of the profile and the grammar");
    if (errors_seen() == 0)
        prove_limits(p, tables);
    if (p->limit_count > 0)
        say(&v, "the tables check the length of each component that has a limit, and of no other");
    if (errors_seen() == 0)
        prove_languages(&v);
    if (errors_seen() == 0) {
        unsigned encodings = prove_encodings(p, v.at, tables);
        say(&v,
            "data of any bytes makes text of its rules by each of %u encodings, and by none of "
            "them if one byte more stood for itself",
            encodings);
    }
    if (errors_seen() == 0)
        prove_all_components(&v);
    clock_t now = clock(), third = (clock_t)(may.seconds / 3 * CLOCKS_PER_SEC);
    if (errors_seen() == 0)
        try_shortest(&v, now + third);
    if (errors_seen() == 0)
        try_lengths(&v, now + 2 * third, true);
    if (errors_seen() == 0)
        try_lengths(&v, now + 3 * third, false);
}
