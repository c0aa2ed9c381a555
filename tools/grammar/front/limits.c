#include "front/limits.h"

#include <stdlib.h>
#include <string.h>

#include "front/captures.h"

static length_limit *limit_of(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->limit_count; i++)
        if (p->limits[i].rule == r)
            return &p->limits[i];
    return NULL;
}

void read_limit_line(profile *p, const line *l) {
    length_limit n = {.at = l->at};
    size_t digits = l->count == 3 ? strspn(l->word[1], "0123456789") : 0;
    unsigned long most =
        digits > 0 && digits < 6 && l->word[1][digits] == '\0' ? strtoul(l->word[1], NULL, 10) : 0;
    if (most < 1 || most > UINT16_MAX) {
        error_at(l->at, "at-most: expected LENGTH RULE, with a length from 1 to %u", UINT16_MAX);
        return;
    }
    n.rule = named_part(p, l, 2);
    n.most = (unsigned)most;
    if (n.rule == NULL)
        return;
    length_limit *known = limit_of(p, n.rule);
    if (known != NULL && known->at.file == n.at.file)
        error_at(n.at, "at-most: rule %s has a limit already", n.rule->name);
    if (known != NULL) { /* that of the profile which is extended */
        *known = n;
        return;
    }
    p->limits = grow(p->limits, p->limit_count, sizeof n);
    p->limits[p->limit_count++] = n;
}

/* Is the rule a component, and the component nothing but this rule? Gives its index, or
 * NO_COMPONENT. */
static unsigned component_of_rule(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->component_count; i++) {
        unsigned of_rule = 0, others = 0;
        for (unsigned k = 0; k < p->capture_count; k++)
            for (unsigned n = 0; p->captures[k].component == i && n < p->captures[k].rules.count;
                 n++)
                ++*(p->captures[k].rules.rules[n] == r ? &of_rule : &others);
        if (of_rule > 0 && others == 0 && p->components[i].number != URIC_NO_COMPONENT)
            return i;
    }
    return NO_COMPONENT;
}

static bool is_captured_everywhere(const profile *p, unsigned component) {
    for (unsigned k = 0; k < p->capture_count; k++)
        if (p->captures[k].component == component && p->captures[k].within < 0)
            return true;
    return false;
}

static bool is_used_elsewhere(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->grammar.count; i++)
        if (p->grammar.rules[i] != r && reaches(p->grammar.rules[i], r))
            return true;
    return false;
}

/* The whole text has a length without a component. */
static void choose_component(profile *p, length_limit *l) {
    const char *name = l->rule->name;
    l->component = component_of_rule(p, l->rule);
    if (l->component == NO_COMPONENT && !is_used_elsewhere(p, l->rule))
        return;
    if (l->component != NO_COMPONENT && is_captured_everywhere(p, l->component))
        name = p->components[l->component].name;
    else {
        name = l->component != NO_COMPONENT ? p->components[l->component].name : name;
        for (unsigned i = 0; i < p->component_count && l->component == NO_COMPONENT; i++)
            if (strcmp(p->components[i].name, name) == 0)
                error_at(l->at,
                         "at-most: the component %s has other rules than %s, too: make the rule a "
                         "component of another name",
                         name, name);
        l->component = add_component_rule(p, name, l->rule, l->at);
    }
    if (p->components[l->component].is_list)
        error_at(
            l->at,
            "at-most: %s is a list, whose items a limit does not count: repeat %s with an upper "
            "bound in the grammar",
            name, l->rule->name);
}

static parse_line *add_line(profile *p, source at) {
    p->parsers = grow(p->parsers, p->parser_count, sizeof(parse_line));
    p->parsers[p->parser_count] = (parse_line){.at = at};
    return &p->parsers[p->parser_count++];
}

/* The rules of a table share its limits, so that one that is limited as a whole has its own. */
static void separate(profile *p, const length_limit *l) {
    for (unsigned i = 0; i < p->parser_count; i++) {
        rule_list *rules = &p->parsers[i].rules, others = {0};
        if (!has_rule(rules, l->rule) || rules->count == 1)
            continue;
        for (unsigned k = 0; k < rules->count; k++)
            if (rules->rules[k] != l->rule)
                add_rule(&others, rules->rules[k]);
        *rules = others;
        add_rule(&add_line(p, l->at)->rules, l->rule);
    }
}

static void check_gotos(const profile *p) {
    for (unsigned i = 0; i < p->parser_count; i++) {
        const parse_line *parser = &p->parsers[i];
        for (unsigned k = 0; k < parser->rules.count && parser->through.count > 0; k++)
            if (has_limits(p, parser->rules.rules[k]))
                error_at(
                    parser->at,
                    "parse: through: rule %s has a limit (at-most), which a table that goes to "
                    "others cannot check",
                    parser->rules.rules[k]->name);
    }
}

void settle_limits(profile *p) {
    rule_list measured = {0};
    for (unsigned i = 0; i < p->limit_count; i++)
        choose_component(p, &p->limits[i]);
    for (unsigned i = 0; i < p->limit_count; i++)
        if (p->limits[i].component == NO_COMPONENT)
            separate(p, &p->limits[i]);
    for (unsigned i = 0; i < p->grammar.count && p->limit_count > 0; i++) {
        const rule *r = p->grammar.rules[i];
        const length_limit *own = limit_of(p, r);
        if (r->core || is_parser(p, r) || !has_limits(p, r))
            continue;
        if (own != NULL && own->component == NO_COMPONENT)
            add_rule(&add_line(p, own->at)->rules, r);
        else
            add_rule(&measured, r);
    }
    if (measured.count > 0)
        add_line(p, p->limits[0].at)->rules = measured;
    check_gotos(p);
}
