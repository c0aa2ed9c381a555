#include "prove/prove_limits.h"

#include <string.h>

#include "prove/comparison.h"

/* Does every list of operations for the end of a text say that there are limits, or none? (Compact
 * tables do not say so.) */
static bool ends_are_limited(const uric_machine *m, bool limited) {
    for (unsigned i = 0; i < m->states; i++) {
        unsigned end = uric_accept(m, i);
        bool says = false;
#if !URIC_COMPACT
        if (end > 1 && m->final_action[end - 2].more != 0)
            says = m->operations[m->final_action[end - 2].more - 1] == URIC_LIMITED;
#endif
        if (end > 0 && says != (limited && !URIC_COMPACT))
            return false;
    }
    return true;
}

static bool is_limit(const profile *p, const uric_rule *tables, const length_limit *asked,
                     const uric_limit *found) {
    const bool whole = asked->component == NO_COMPONENT;
    const char *name = whole ? asked->rule->name : p->components[asked->component].name;
    const unsigned component =
        whole ? URIC_NO_COMPONENT : uric_component_named(tables, name, strlen(name));
    return found->component == component && found->most == asked->most &&
           strcmp(found->name, name) == 0;
}

/* Each limit of the tables is one of the profile, and each of the profile whose rule is within `r`
 * one of the tables. A table may check components that no text of this rule has, since another of
 * its rules has them. */
static bool are_limits_of(const profile *p, const rule *r, const uric_rule *tables) {
    const uric_limits *limits = tables->components->limits;
    rule_list reached = {0};
    unsigned asked = 0, found = 0, of_profile = 0;
    add_reached(&reached, r);
    for (unsigned i = 0; i < p->limit_count; i++) {
        const length_limit *l = &p->limits[i];
        bool within = has_rule(&reached, l->rule), has = false;
        for (unsigned k = 0; k < limits->count; k++)
            has |= is_limit(p, tables, l, &limits->limit[k]);
        asked += within;
        found += within && has;
        of_profile += has && (l->component != NO_COMPONENT || l->rule == r);
    }
    return asked == found && of_profile == limits->count && limits->end == uric_end_limited;
}

static bool is_limited_as_asked(const profile *p, const rule *r, const uric_rule *tables) {
    const bool limited = has_limits(p, r);
    return tables != NULL &&
           (tables->components != NULL && tables->components->limits != NULL) == limited &&
           ends_are_limited(tables->machine, limited) && (!limited || are_limits_of(p, r, tables));
}

void prove_limits(const profile *p, const uric_grammar *tables) {
    for (unsigned i = 0; i < p->grammar.count && errors_seen() == 0; i++) {
        const rule *r = p->grammar.rules[i];
        const size_t len = strlen(r->name);
        if (!r->core && (!is_limited_as_asked(p, r, uric_grammar_rule(tables, r->name, len)) ||
                         (is_parser(p, r) &&
                          !is_limited_as_asked(p, r, uric_grammar_parser(tables, r->name, len)))))
            error_at((source){.file = p->path},
                     "rule %s: the tables check other limits of lengths than the profile has",
                     r->name);
    }
}

bool limits_agree(const profile *p, const rule *r, const char *text, size_t len,
                  const uric_span read[COMPONENTS], uric_status status) {
    bool over = false;
    for (unsigned i = 0; i < p->limit_count; i++) {
        const length_limit *l = &p->limits[i];
        if (l->component == NO_COMPONENT)
            over |= l->rule == r && len > l->most;
        else
            over |= read[p->components[l->component].number].len > l->most;
    }
    if (over == (status == URIC_OVER_LIMIT))
        return true;
    error_at(
        (source){.file = p->path},
        "rule %s: %s is %s by the tables, and %s by the grammar: a length of the reading is %s "
        "its limit",
        r->name, quoted(text, len), over ? "accepted" : "refused", over ? "refused" : "accepted",
        over ? "above" : "within");
    return false;
}
