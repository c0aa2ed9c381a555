#include "lint.h"

#include <string.h>

#include "automata/advice.h"
#include "automata/minimize.h"
#include "automata/nfa_size.h"
#include "automata/rule_dfa.h"
#include "automata/tagged_dfa.h"
#include "automata/thompson.h"
#include "capacity.h"
#include "front/c_names.h"
#include "front/characters.h"
#include "recurrence.h"

static void check_restatements(const grammar *g) {
    for (unsigned i = 0; i < g->count; i++) {
        const rule *r = g->rules[i];
        const node *now = r->body, *before = r->restated;
        if (before != NULL && adds_strings(now, &before, 1))
            error_at(r->at, "the restated rule %s derives strings that it did not derive before",
                     r->name);
        if (before != NULL && adds_strings(before, &now, 1))
            error_at(r->at,
                     "the restated rule %s does not derive all strings that it derived before",
                     r->name);
    }
}

/* A rule after "through" has a table of its own, to which only one other line may go. */
static void check_through(const profile *p) {
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].through.count; k++) {
            const rule *r = p->parsers[i].through.rules[k];
            if (line_alone(p, r) == NULL)
                error_at(p->parsers[i].at,
                         "parse: through %s: the rule has no parse line of its own", r->name);
            for (unsigned other = 0; other < i; other++)
                if (has_rule(&p->parsers[other].through, r))
                    error_at(p->parsers[i].at, "parse: through %s: another line goes there, too",
                             r->name);
        }
}

/* Items are found by an automaton that begins at an item: it cannot follow the B of an A - B around
 * the list, which begins before. */
static void check_lists(const profile *p, const node *n, const rule *r) {
    for (unsigned i = 0; n->kind == NODE_EXCEPT && i < p->capture_count; i++) {
        const capture *c = &p->captures[i];
        for (unsigned k = 0; p->components[c->component].is_list && k < c->rules.count; k++)
            if (node_reaches(n->child, c->rules.rules[k]))
                error_at(
                    c->at,
                    "list %s: rule %s uses %s in a difference (A - B), which a list cannot be in",
                    p->components[c->component].name, r->name, c->rules.rules[k]->name);
    }
    for (const node *child = n->child; child != NULL; child = child->next)
        check_lists(p, child, r);
}

/* The B of an A - B must leave strings of A. Inner differences are checked first, since automata of
 * the outer ones need them. */
static void check_differences(const node *n, const rule *r) {
    for (const node *child = n->child; child != NULL; child = child->next)
        check_differences(child, r);
    if (n->kind != NODE_EXCEPT || errors_seen() > 0)
        return;
    node first = *n->child;
    const node *except = n->child->next;
    first.next = NULL;
    if (!adds_strings(&first, &except, 1))
        error_at(n->at, "rule %s: this difference (A - B) has no string: B derives all of A",
                 r->name);
}

static void check_characters(const node *n, const rule *r) {
    byte_set bytes = {{0}};
    for (size_t i = 0; n->kind == NODE_STRING && i < n->len; i++)
        bytes = set_union(bytes, string_bytes(n, i));
    if (n->kind == NODE_RANGE)
        bytes = first_bytes(n);
    if ((bytes.word[2] | bytes.word[3]) != 0)
        error_at(n->at,
                 "rule %s: a byte above 7F of a document of octets is no character of UTF-8, so it "
                 "cannot be in a grammar of charset utf-8",
                 r->name);
    for (const node *child = n->child; child != NULL; child = child->next)
        check_characters(child, r);
}

/* Each text of a grammar of code points is UTF-8, even where rules are of a document of octets. */
static void check_charset(const profile *p) {
    for (unsigned i = 0; p->documents.list[0]->code_points && i < p->grammar.count; i++) {
        const rule *r = p->grammar.rules[i];
        if (!r->document->code_points && r->level_of == NULL)
            check_characters(r->body, r);
    }
}

void check_grammar(const profile *p, unsigned limit) {
    check_name(p);
    check_through(p);
    check_charset(p);
    if (errors_seen() == 0)
        determinize_rules(p, limit);
    if (errors_seen() > 0)
        return;
    rule_list rules = rules_bottom_up(&p->grammar);
    for (unsigned i = 0; i < rules.count; i++)
        check_differences(rules.rules[i]->body, rules.rules[i]);
    if (errors_seen() > 0)
        return;
    check_restatements(&p->grammar);
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (p->grammar.rules[i]->level_of == NULL)
            check_lists(p, p->grammar.rules[i]->body, p->grammar.rules[i]);
    if (errors_seen() == 0)
        check_recurrence(p);
}

/* Reports an automaton that has too many states even if it is minimal. */
static void check_numbers(const profile *p, const request *r, state_list *list) {
    unsigned count = 0;
    if (errors_seen() > 0 || list->count <= UINT16_MAX)
        return;
    unsigned *block = minimize(p, list);
    for (unsigned i = 0; i < list->count; i++)
        count = block[i] >= count ? block[i] + 1 : count;
    release(block);
    if (count <= UINT16_MAX)
        return;
    const node *n = find_repetition_at_fault(p, (rule *)(uintptr_t)r->rule, UINT16_MAX);
    bool components = r->components && p->component_count > 0;
    report_fault(&p->grammar, r->rule, n,
                 format_text("has %u states after minimization, more than the %u that a table can "
                             "number%s%s",
                             count, UINT16_MAX, remedy_for(n),
                             advice_for(&p->grammar, r->rule, components)));
}

/* Bottom up, so that the innermost rule is reported. */
bool check_states(const profile *p, unsigned limit, unsigned *most) {
    rule_list rules = rules_bottom_up(&p->grammar);
    capacity needs = new_capacity(p);
    nfa_sizes expanded = new_nfa_sizes(&p->grammar, NFA_EXPANDED);
    expanded.reported = true; /* no error: DFAs may stand for rules */
    bool pruned = false;
    for (unsigned i = 0; i < rules.count; i++) {
        const rule_dfa *d = rules.rules[i]->automata[NFA_PLAIN];
        pruned |= d != NULL && d->pruned;
        pruned |= count_nodes(&expanded, rules.rules[i]) > MOST_NODES / 4;
        for (int components = 0; components <= is_parser(p, rules.rules[i]); components++) {
            state_list list = {0};
            request r = {.p = p, .rule = rules.rules[i], .components = components == 1};
            r.limit = limit;
            if (errors_seen() == 0)
                add_automaton(&list, &r, NULL);
            if (errors_seen() == 0)
                add_needs(&needs, p, r.rule, &list, r.components);
            check_numbers(p, &r, &list);
            pruned |= list.pruned;
            if (most != NULL && list.count > *most)
                *most = list.count;
            release_states(list.states, list.count);
        }
    }
    check_capacity(&needs, p);
    return pruned;
}

/* Does the profile name the rule as a component or a host kind? Then it is not redundant, even if
 * it adds nothing to the language. */
static bool is_named(const profile *p, const rule *r) {
    bool named = false;
    for (unsigned i = 0; i < p->kind_count; i++)
        named |= p->kinds[i].rule == r;
    for (unsigned i = 0; i < p->capture_count; i++)
        named |= has_rule(&p->captures[i].rules, r);
    return named;
}

static void warn_about_alternatives(const profile *p, const node *n, const rule *r) {
    for (const node *child = n->child; child != NULL; child = child->next)
        warn_about_alternatives(p, child, r);
    if (n->kind != NODE_ALTERNATIVES)
        return;
    enum { MOST_WARNINGS = 8 };
    const bool *adds = find_adding(n);
    unsigned number = 1, count = 0;
    for (const node *child = n->child; child != NULL; child = child->next, number++)
        if (!adds[number - 1] && !(child->kind == NODE_RULE && is_named(p, child->rule)) &&
            count++ < MOST_WARNINGS)
            warn_at(child->at,
                    "rule %s: alternative %u is redundant: the others derive all of its strings",
                    r->name, number);
    if (count > MOST_WARNINGS)
        warn_at(n->at, "rule %s: %u alternatives more are redundant", r->name,
                count - MOST_WARNINGS);
}

static void warn_about_hidden(const profile *p) {
    const document *own = p->documents.list[0];
    for (unsigned i = 0; i < own->imports.count; i++) {
        const rule *imported = own->imports.rules[i];
        const char *dot = strrchr(imported->name, '.'); /* its document's name is before it */
        const char *name = dot != NULL ? dot + 1 : imported->name;
        const rule *r = find_rule(&own->rules, name);
        bool takes = r != NULL && r->body != NULL &&
                     (r->extends || r->body->rule == imported ||             /* or by prose */
                      (strcmp(r->name, name) != 0 && imported->referenced)); /* host, for Host */
        if (r != NULL && !takes)
            warn_at(r->at, "rule %s hides the one that is imported from %s", r->name,
                    imported->document->path);
    }
}

/* Names in another spelling than the rule that they mean, which a file of "import FILE: *" has just
 * so: host, for the rule Host. */
static void warn_about_spellings(const document *own, const rule *r, const node *n) {
    for (const node *child = n->child; child != NULL; child = child->next)
        warn_about_spellings(own, r, child);
    if (n->kind != NODE_RULE || n->prose || n->rule->document != own ||
        strcmp(n->rule->name, n->text) == 0)
        return;
    const char *file = open_file_with(own, n->text);
    if (file != NULL)
        warn_at(n->at,
                "rule %s: %s is the rule %s of this document; if that of %s is meant, put \"import "
                "%s: %s\" into the profile",
                r->name, n->text, n->rule->name, file, file, n->text);
}

/* Rules of other documents are for those who write these documents; a level is a copy of a rule. */
void warn_about_grammar(const profile *p) {
    const grammar *g = &p->grammar;
    warn_about_hidden(p);
    for (unsigned i = 0; i < g->count; i++) {
        const rule *r = g->rules[i];
        if (r->document != p->documents.list[0] || r->level_of != NULL)
            continue;
        if (r->unchanged)
            warn_at(r->at, "rule %s is as it was: the one that it replaces is at %s:%u:%u", r->name,
                    r->replaced.file, r->replaced.line, r->replaced.column);
        else if (r->replaced.file != NULL)
            note_at(r->at, "rule %s replaces that of %s:%u:%u", r->name, r->replaced.file,
                    r->replaced.line, r->replaced.column);
        if (!r->referenced && !is_parser(p, r) && r != p->absolute && r != p->reference)
            warn_at(r->at, "rule %s is never used", r->name);
        const node *printed = r->printed != NULL ? r->printed : r->body;
        warn_about_spellings(r->document, r, printed);
        warn_about_alternatives(p, printed, r);
    }
}
