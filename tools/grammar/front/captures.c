#include "front/captures.h"

#include <string.h>

/* The number of a component that is not declared yet: a standard one, or the next part's. */
static unsigned new_number(const profile *p, const char *name) {
    unsigned part = URIC_PART;
    for (unsigned i = 0; i < URIC_PART; i++)
        if (strcmp(standard_component_name(i), name) == 0)
            return i;
    for (unsigned i = 0; i < p->component_count; i++)
        part += is_part(&p->components[i]);
    return part;
}

/* The index of a component, which is added if it is new. A hidden component (URIC_NO_COMPONENT) is
 * not the one that is reported by the same name. */
unsigned add_component(profile *p, const char *name, source at, unsigned number, bool is_list) {
    for (unsigned i = 0; i < p->component_count; i++)
        if (strcmp(p->components[i].name, name) == 0 &&
            (p->components[i].number == URIC_NO_COMPONENT) == (number == URIC_NO_COMPONENT)) {
            if (p->components[i].is_list != is_list)
                error_at(at, "%s is both a component and a list", name);
            return i;
        }
    if (p->component_count == MOST_COMPONENTS ||
        (number >= COMPONENTS && number != URIC_NO_COMPONENT)) {
        error_at(at, "component %s: a grammar has at most %d components, %d of them its own", name,
                 MOST_COMPONENTS, MOST_PARTS);
        return 0;
    }
    p->components = grow(p->components, p->component_count, sizeof(profile_component));
    p->components[p->component_count] = (profile_component){name, at, number, is_list};
    return p->component_count++;
}

/* The index of a name after "in", which is added if it is new; -1 if there are too many. */
static int add_name(profile *p, where_name name, source at) {
    unsigned i = 0;
    while (i < p->name_count &&
           (strcmp(p->names[i].name, name.name) != 0 || p->names[i].rule != name.rule))
        i++;
    if (i == MOST_NAMES)
        error_at(at, "\"in\" is used with more than %d different names", MOST_NAMES);
    else if (i == p->name_count)
        p->names[p->name_count++] = name;
    return i < MOST_NAMES ? (int)i : -1;
}

static void add_capture(profile *p, capture c) {
    p->captures = grow(p->captures, p->capture_count, sizeof c);
    p->captures[p->capture_count++] = c;
}

unsigned add_component_rule(profile *p, const char *name, const rule *r, source at) {
    capture c = {.at = at, .rules = one_rule(r), .within = -1};
    c.component = add_component(p, name, at, new_number(p, name), false);
    add_capture(p, c);
    return c.component;
}

const rule *named_part(profile *p, const line *l, unsigned word) {
    const rule *r = named_rule(p, l, word);
    return is_inherited(p) && !has_rule(&p->parsed, r) ? NULL : r;
}

void read_component_line(profile *p, const line *l) {
    bool is_list = strcmp(l->word[0], "list") == 0;
    unsigned rules = l->count;
    capture c = {.at = l->at, .within = -1};
    if (l->count > 3 && strcmp(l->word[l->count - 2], "in") == 0)
        rules -= 2;
    if (rules < 3) {
        error_at(l->at, "%s: expected NAME RULE… [in COMPONENT-OR-RULE]", l->word[0]);
        return;
    }
    check_given_name(l, 1);
    for (unsigned i = 2; i < rules; i++)
        add_rule(&c.rules, named_part(p, l, i));
    if (is_inherited(p) && c.rules.count == 0)
        return;
    if (rules < l->count) {
        const char *name = l->word[l->count - 1];
        where_name where = {name, rule_for_profile(&p->documents, p->space, name)};
        c.within = add_name(p, where, word_source(l, l->count - 1));
    }
    c.component = add_component(p, l->word[1], l->at, new_number(p, l->word[1]), is_list);
    add_capture(p, c);
}

void check_where_names(const profile *p) {
    for (unsigned i = 0; i < p->capture_count; i++) {
        const capture *c = &p->captures[i];
        const where_name *where = c->within >= 0 ? &p->names[c->within] : NULL;
        bool known = where == NULL || where->rule != NULL || c->at.file != p->path;
        for (unsigned k = 0; !known && k < p->component_count; k++)
            known = strcmp(p->components[k].name, where->name) == 0;
        if (!known)
            error_at(c->at,
                     "component %s: \"in\" names %s, which is neither a component nor a rule%s",
                     p->components[c->component].name, where->name,
                     suggestion(&p->documents, p->documents.list[0], where->name));
    }
}

void read_kind_line(profile *p, const line *l) {
    if (l->count != 3) {
        error_at(l->at, "host-kind: expected KIND RULE");
        return;
    }
    kind k = {.name = l->word[1], .rule = named_part(p, l, 2), .component = -1, .at = l->at};
    if (is_inherited(p) && k.rule == NULL)
        return;
    for (unsigned i = 1; i < URIC_HOST_KINDS; i++)
        if (strcmp(uric_host_kind_name((uric_host_kind)i), k.name) == 0)
            k.value = i;
    if (k.value == URIC_HOST_NONE)
        error_at(word_source(l, 1),
                 "host-kind: expected ipv4, ipv6, ipvfuture, reg-name or hostname, not %s", k.name);
    p->kinds = grow(p->kinds, p->kind_count, sizeof k);
    p->kinds[p->kind_count++] = k;
}

/* Is `target` alone an alternative of `n`, directly or not? Each rule is asked once, since rules
 * that contain themselves are reported later. */
static bool may_be(const node *n, const rule *target, rule_list *asked);

static bool rule_may_be(const rule *r, const rule *target, rule_list *asked) {
    if (has_rule(asked, r))
        return false;
    add_rule(asked, r);
    return r == target || may_be(r->body, target, asked);
}

static bool may_be(const node *n, const rule *target, rule_list *asked) {
    if (n->kind == NODE_RULE)
        return rule_may_be(n->rule, target, asked);
    if (n->kind == NODE_SEQUENCE)
        return n->child != NULL && n->child->next == NULL && may_be(n->child, target, asked);
    for (const node *child = n->child; n->kind == NODE_ALTERNATIVES && child; child = child->next)
        if (may_be(child, target, asked))
            return true;
    return false;
}

static bool may_be_host(const profile *p, const rule *target) {
    rule_list asked = {0};
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++)
            if (p->components[p->captures[i].component].number == URIC_HOST &&
                rule_may_be(p->captures[i].rules.rules[k], target, &asked))
                return true;
    return false;
}

void add_hidden_components(profile *p) {
    for (unsigned i = 0; i < p->kind_count; i++) {
        kind *k = &p->kinds[i];
        if (may_be_host(p, k->rule))
            continue;
        capture c = {.at = k->at, .rules = one_rule(k->rule)};
        c.component = add_component(p, k->name, k->at, URIC_NO_COMPONENT, false);
        c.within = add_name(p, (where_name){standard_component_name(URIC_HOST), NULL}, k->at);
        k->component = (int)c.component;
        add_capture(p, c);
    }
}
