#include "front/lint.h"

#include "automata/tagged_dfa.h"
#include "automata/thompson.h"
#include "front/c_names.h"
#include "front/recurrence.h"

/* Where a walk down the rules stands: a chain from the rule that is looked at to where it began. */
typedef struct chain {
    const rule *rule;
    const struct chain *above;
} chain;

static char *cycle_text(const chain *c, const rule *again) {
    char *text = format_text("%s", again->name);
    for (; c->rule != again; c = c->above)
        text = format_text("%s -> %s", c->rule->name, text);
    return format_text("%s -> %s", again->name, text);
}

static bool has_cycle(const node *n, const chain *c, bool *done) {
    if (n->kind == NODE_RULE) {
        for (const chain *up = c; up != NULL; up = up->above)
            if (up->rule == n->rule) {
                error_at(n->rule->at,
                         "rule %s contains itself, and no finite automaton can follow: %s",
                         n->rule->name, cycle_text(c, n->rule));
                return true;
            }
        if (done[n->rule->index])
            return false;
        chain below = {n->rule, c};
        if (has_cycle(n->rule->body, &below, done))
            return true;
        done[n->rule->index] = true;
    }
    for (const node *child = n->child; child != NULL; child = child->next)
        if (has_cycle(child, c, done))
            return true;
    return false;
}

static void check_recursion(const grammar *g) {
    bool *done = allocate(g->count, sizeof(bool));
    for (unsigned i = 0; i < g->count; i++) {
        chain c = {g->rules[i], NULL};
        if (!done[i] && has_cycle(g->rules[i]->body, &c, done))
            return;
        done[i] = true;
    }
}

/* A rule that is restated derives the strings that it did. */
static void check_restatements(const grammar *g) {
    for (unsigned i = 0; errors_seen() == 0 && i < g->count; i++) {
        const rule *r = g->rules[i];
        const node *now = r->body, *before = r->restated;
        if (before != NULL && adds_strings(now, &before, 1))
            error_at(r->at, "rule %s derives strings that it did not before", r->name);
        if (before != NULL && adds_strings(before, &now, 1))
            error_at(r->at, "rule %s does not derive all the strings that it did before", r->name);
    }
}

/* What a line goes through are tables of their own, each for no more than one line. */
static void check_through(const profile *p) {
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].through.count; k++) {
            const rule *r = p->parsers[i].through.rules[k];
            if (line_alone(p, r) == NULL)
                error_at(p->parsers[i].at, "parse: through %s: it has no line of its own", r->name);
            for (unsigned other = 0; other < i; other++)
                for (unsigned n = 0; n < p->parsers[other].through.count; n++)
                    if (p->parsers[other].through.rules[n] == r)
                        error_at(p->parsers[i].at, "parse: through %s: another line does so, too",
                                 r->name);
        }
}

/* What parts the items of a list begins at an item, and does not know what an exception around it
 * has read. */
static void check_lists(const profile *p, const node *n, const rule *r) {
    for (unsigned i = 0; n->kind == NODE_EXCEPT && i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rule_count; k++)
            if (p->components[p->captures[i].component].is_list &&
                node_uses(n->child, p->captures[i].rules[k]))
                error_at(p->captures[i].at,
                         "list %s: rule %s takes strings away (A - B) from a rule that uses %s",
                         p->components[p->captures[i].component].name, r->name,
                         p->captures[i].rules[k]->name);
    for (const node *child = n->child; child != NULL; child = child->next)
        check_lists(p, child, r);
}

void check_grammar(const profile *p) {
    check_names(p);
    check_recursion(&p->grammar);
    if (errors_seen() == 0)
        check_restatements(&p->grammar);
    if (errors_seen() == 0)
        check_recurrence(p);
    check_through(p);
    for (unsigned i = 0; i < p->grammar.count; i++)
        check_lists(p, p->grammar.rules[i]->body, p->grammar.rules[i]);
}

/* First those that it uses, so that the smallest is the one that is reported. */
static void check_states_of(const profile *p, const rule *r, unsigned limit, bool *done);

static void check_states_in(const profile *p, const node *n, unsigned limit, bool *done) {
    if (n->kind == NODE_RULE)
        check_states_of(p, n->rule, limit, done);
    for (const node *child = n->child; child != NULL; child = child->next)
        check_states_in(p, child, limit, done);
}

static void check_states_of(const profile *p, const rule *r, unsigned limit, bool *done) {
    if (done[r->index])
        return;
    done[r->index] = true;
    check_states_in(p, r->body, limit, done);
    for (int components = 0; components <= is_parser(p, r) && errors_seen() == 0; components++) {
        request q = {.p = p, .rule = r, .components = components == 1, .limit = limit};
        state_list made = {0};
        add_automaton(&made, &q, NULL);
    }
}

void check_states(const profile *p, unsigned limit) {
    bool *done = allocate(p->grammar.count, sizeof(bool));
    for (unsigned i = 0; i < p->grammar.count; i++)
        check_states_of(p, p->grammar.rules[i], limit, done);
}

static bool wanted(const profile *p, const rule *r) {
    bool found = r == p->absolute || r == p->reference;
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++)
            found |= p->parsers[i].rules.rules[k] == r;
    return found;
}

/* Profiles tell these apart, though the language does not need them. */
static bool tells_kind(const profile *p, const node *n) {
    for (unsigned i = 0; n->kind == NODE_RULE && i < p->kind_count; i++)
        if (p->kinds[i].rule == n->rule)
            return true;
    for (unsigned i = 0; n->kind == NODE_RULE && i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rule_count; k++)
            if (p->captures[i].rules[k] == n->rule)
                return true;
    return false;
}

static void warn_about_alternatives(const profile *p, const node *n, const rule *r) {
    unsigned count = 0;
    for (const node *child = n->child; child != NULL; child = child->next) {
        warn_about_alternatives(p, child, r);
        count++;
    }
    if (n->kind != NODE_ALTERNATIVES)
        return;
    const node **others = allocate(count, sizeof *others);
    unsigned place = 1;
    for (const node *child = n->child; child != NULL; child = child->next, place++) {
        unsigned kept = 0;
        for (const node *other = n->child; other != NULL; other = other->next)
            if (other != child)
                others[kept++] = other;
        if (!tells_kind(p, child) && !adds_strings(child, others, kept))
            warn_at(child->at, "rule %s: alternative %u adds nothing: the others derive all of it",
                    r->name, place);
    }
}

void warn_about_grammar(const profile *p) {
    const grammar *g = &p->grammar;
    for (unsigned i = 0; i < g->count; i++) {
        if (!g->rules[i]->referenced && !g->rules[i]->core && !wanted(p, g->rules[i]))
            warn_at(g->rules[i]->at, "rule %s is never used", g->rules[i]->name);
        if (!g->rules[i]->core)
            warn_about_alternatives(p, g->rules[i]->body, g->rules[i]);
    }
}
