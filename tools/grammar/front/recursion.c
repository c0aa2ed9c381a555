#include "front/recursion.h"

#include <limits.h>
#include <string.h>

#include "front/cycles.h"
#include "front/ends.h"
#include "front/levels.h"

/* A way from rule to rule, by the names in their bodies. */
typedef struct way {
    const rule *to;
    const rule_list *through; /* NULL: any rule */
    const node **names;
    unsigned count;
    rule_list met;
} way;

static bool find_way(way *w, const node *n) {
    for (const node *child = n->child; child != NULL; child = child->next)
        if (find_way(w, child))
            return true;
    if (n->kind != NODE_RULE || (w->through != NULL && !has_rule(w->through, n->rule)))
        return false;
    w->names = grow(w->names, w->count, sizeof n);
    w->names[w->count++] = n;
    if (n->rule == w->to)
        return true;
    if (!has_rule(&w->met, n->rule)) {
        add_rule(&w->met, n->rule);
        if (find_way(w, n->rule->body))
            return true;
    }
    w->count--;
    return false;
}

static char *way_text(const rule *from, const way *w) {
    char *text = format_text("%s", from->name);
    for (unsigned i = 0; i < w->count; i++) {
        const node *n = w->names[i];
        text = format_text("%s -> %s (%s:%u:%u)", text, n->rule->name, n->at.file, n->at.line,
                           n->at.column);
    }
    return text;
}

/* The entry that reaches a rule; nothing for an entry, and where every rule is one. */
static char *entry_text(const profile *p, const rule *r) {
    if (p->own != ENTRIES || has_rule(&p->entries, r))
        return "";
    for (unsigned i = 0; i < p->entries.count; i++) {
        way w = {.to = r};
        if (find_way(&w, p->entries.rules[i]->body))
            return format_text("; the entry %s reaches it: %s", p->entries.rules[i]->name,
                               way_text(p->entries.rules[i], &w));
    }
    return "";
}

/* Is it an entry, or used by a rule that is not in the cycle? */
static bool is_used_outside(const profile *p, const rule *r, const rule_list *cycle) {
    if (p->own != ENTRIES || has_rule(&p->entries, r))
        return true;
    for (unsigned i = 0; i < p->grammar.count; i++) {
        const rule *other = p->grammar.rules[i];
        if (!has_rule(cycle, other) && node_names(other->body, &(rule_list){&r, 1}))
            return true;
    }
    return false;
}

/* The rule to nest: that without which the fewest rules contain themselves, so that few need
 * levels. In comment = "(" *ccontent ")", where ccontent = ctext / comment, it could be either:
 * then it is comment, since the rest of the grammar uses it. */
static const rule *rule_to_nest(const profile *p, const rule_list *cycle) {
    const rule *best = NULL;
    unsigned least = UINT_MAX;
    for (unsigned i = 0; i < cycle->count; i++) {
        const rule *r = cycle->rules[i];
        unsigned cost = 2 * count_in_cycles_without(&p->grammar, r);
        cost += !is_used_outside(p, r, cycle);
        best = cost < least ? r : best;
        least = cost < least ? cost : least;
    }
    return best;
}

/* The name of a rule of the cycle in another spelling than it has where the rule is defined; or
 * NULL. */
static const char *other_spelling(const node *n, const rule_list *cycle) {
    const char *found = NULL;
    for (const node *child = n->child; child != NULL && found == NULL; child = child->next)
        found = other_spelling(child, cycle);
    bool is_of_cycle = n->kind == NODE_RULE && !n->prose && has_rule(cycle, n->rule);
    return is_of_cycle && strcmp(n->text, n->rule->name) != 0 ? n->text : found;
}

/* In Host = "Host" ":" host, the latter may be a rule of another document. */
static char *import_text(const rule_list *cycle) {
    const char *name = NULL;
    unsigned i = 0;
    while (i < cycle->count && (name = other_spelling(cycle->rules[i]->body, cycle)) == NULL)
        i++;
    if (name == NULL)
        return "";
    const char *file = open_file_with(cycle->rules[i]->document, name);
    return format_text("; if %s is a rule of another document, put \"import %s: %s\" into the "
                       "profile",
                       name, file != NULL ? file : "FILE", name);
}

static void report_cycle(const profile *p, const rule_list *cycle) {
    const rule *r = rule_to_nest(p, cycle);
    way w = {.to = r, .through = cycle};
    find_way(&w, r->body);
    error_at(
        r->at,
        "rule %s contains itself, and not only at its start or end, so no finite automaton can "
        "follow it: %s%s%s; to bound its depth, put \"nest %s 3\" into the profile, or build with "
        "--nest=3",
        r->name, way_text(r, &w), entry_text(p, r), import_text(cycle), r->name);
}

/* An alternative that is the rule itself adds no string, and is a mistake. */
static bool is_own_alternative(const rule *r) {
    const node *n = r->body;
    unsigned number = 1;
    if (n->kind == NODE_RULE && n->rule == r) {
        error_at(n->at, "rule %s is defined as itself", r->name);
        return true;
    }
    for (n = n->kind == NODE_ALTERNATIVES ? n->child : NULL; n != NULL; n = n->next, number++)
        if (n->kind == NODE_RULE && n->rule == r) {
            error_at(n->at, "rule %s: alternative %u is the rule itself, and adds no string",
                     r->name, number);
            return true;
        }
    return false;
}

/* Bounds the depth of a rule that is no loop. */
static void bound(profile *p, const rule_list *cycle, unsigned depth) {
    const rule *r = as_printed(rule_to_nest(p, cycle));
    nesting n = {.at = r->at, .rule = (rule *)r, .depth = depth};
    warn_at(r->at,
            "rule %s contains itself: texts of more than %u levels are refused, since --nest "
            "says so; \"nest %s %u\" in the profile would, too",
            r->name, depth, r->name, depth);
    make_levels(&p->grammar, &n);
}

/* Each pass bounds one rule, until all that is left are loops. */
static void bound_all(profile *p, unsigned depth) {
    for (bool more = true; more && errors_seen() == 0;) {
        more = false;
        cycles all = find_cycles(&p->grammar);
        for (unsigned i = 0; i < all.count && !all.too_deep && !more; i++) {
            more = !is_own_alternative(all.list[i].rules[0]) &&
                   make_loops_of_ends(&all.list[i]) == NOT_LINEAR;
            if (more)
                bound(p, &all.list[i], depth);
        }
    }
}

void resolve_recursion(profile *p, unsigned depth) {
    for (unsigned i = 0; i < p->nesting_count; i++)
        make_levels(&p->grammar, &p->nestings[i]);
    if (depth > 0) {
        bound_all(p, depth);
        if (errors_seen() > 0)
            return;
    }
    cycles all = find_cycles(&p->grammar);
    rule_list reported = {0};
    for (unsigned i = 0; i < all.count && !all.too_deep; i++) {
        const rule_list *cycle = &all.list[i];
        loop_result result =
            is_own_alternative(cycle->rules[0]) ? LOOPS : make_loops_of_ends(cycle);
        if (result == LOOPS || has_rule(&reported, as_printed(cycle->rules[0])))
            continue;
        add_rule(&reported, as_printed(cycle->rules[0]));
        if (result == NOT_LINEAR)
            report_cycle(p, cycle);
        else
            error_at(
                cycle->rules[0]->at,
                "rule %s derives no string: each of its alternatives contains the rule again%s",
                cycle->rules[0]->name, import_text(cycle));
    }
}
