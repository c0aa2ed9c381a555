#include "idle_statements.h"

#include <string.h>

#include "automata/thompson.h"

/* Inherited statements are for all grammars that extend their profile. */
static bool is_own(const profile *p, source at) {
    return at.file == p->path;
}

static void warn_about_components(const profile *p) {
    for (unsigned i = 0; i < p->capture_count; i++) {
        const capture *c = &p->captures[i];
        const profile_component *of = &p->components[c->component];
        for (unsigned k = 0; k < c->rules.count && of->number != URIC_NO_COMPONENT; k++)
            if (is_own(p, c->at) && !has_rule(&p->parsed, c->rules.rules[k]))
                warn_at(c->at, "component %s: no rule that is parsed uses %s", of->name,
                        c->rules.rules[k]->name);
    }
}

/* Is the rule used within WHERE, which is a rule, or a component of some rules? */
static bool is_within(const profile *p, const rule *r, const where_name *where) {
    bool within = where->rule != NULL && where->rule != r && reaches(where->rule, r);
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++) {
            const rule *around = p->captures[i].rules.rules[k];
            within |= strcmp(p->components[p->captures[i].component].name, where->name) == 0 &&
                      around != r && reaches(around, r);
        }
    return within;
}

static void warn_about_places(const profile *p) {
    for (unsigned i = 0; i < p->capture_count; i++) {
        const capture *c = &p->captures[i];
        const profile_component *of = &p->components[c->component];
        for (unsigned k = 0; k < c->rules.count && of->number != URIC_NO_COMPONENT; k++)
            if (c->within >= 0 && is_own(p, c->at) &&
                !is_within(p, c->rules.rules[k], &p->names[c->within]))
                warn_at(c->at, "component %s: %s is never in %s", of->name, c->rules.rules[k]->name,
                        p->names[c->within].name);
    }
}

/* A kind does not hold where one before it does. One that needs a component of its own holds by
 * other readings, and says nothing of the others. */
static void warn_about_hidden_kinds(const profile *p) {
    node *rules = allocate(p->kind_count + 1, sizeof *rules);
    const node **before = allocate(p->kind_count + 1, sizeof *before);
    unsigned count = 0;
    for (unsigned i = 0; i < p->kind_count; i++) {
        rules[i] = rule_node(p->kinds[i].rule);
        if (p->kinds[i].component >= 0)
            continue;
        if (is_own(p, p->kinds[i].at) && count > 0 && !adds_strings(&rules[i], before, count))
            warn_at(p->kinds[i].at, "host-kind %s: the kinds above hold for all strings of %s",
                    p->kinds[i].name, p->kinds[i].rule->name);
        before[count++] = &rules[i];
    }
}

/* The fewest and the most bytes of a string; FAR: beyond all limits. An A - B may have more, and
 * fewer. */
enum { FAR = UINT16_MAX + 1 };

typedef struct lengths {
    unsigned least, most;
} lengths;

static unsigned sum(unsigned a, unsigned b) {
    return a + b < FAR ? a + b : FAR;
}

static unsigned product(unsigned length, unsigned times) {
    return length == 0 || times < FAR / length ? length * times : FAR;
}

static unsigned bytes_of_point(int point) {
    return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/* `of_rules`: of the rules that the node uses. */
static lengths lengths_of(const node *n, const lengths *of_rules) {
    lengths all = {n->kind == NODE_ALTERNATIVES ? FAR : 0, 0}, one;
    unsigned len = n->len < FAR ? (unsigned)n->len : FAR;
    switch (n->kind) {
    case NODE_STRING: return (lengths){len, len};
    case NODE_RANGE: return (lengths){1, 1};
    case NODE_POINTS: return (lengths){bytes_of_point(n->min), bytes_of_point(n->max)};
    case NODE_RULE: return of_rules[n->rule->index];
    case NODE_EXCEPT: return lengths_of(n->child, of_rules);
    case NODE_REPEAT:
        one = lengths_of(n->child, of_rules);
        all.least = product(one.least, (unsigned)n->min);
        all.most = product(one.most, n->max == UNBOUNDED ? FAR : (unsigned)n->max);
        return all;
    case NODE_SEQUENCE:
    case NODE_ALTERNATIVES: break;
    }
    for (const node *child = n->child; child != NULL; child = child->next) {
        one = lengths_of(child, of_rules);
        if (n->kind == NODE_SEQUENCE) {
            all.least = sum(all.least, one.least);
            all.most = sum(all.most, one.most);
        } else {
            all.least = one.least < all.least ? one.least : all.least;
            all.most = one.most > all.most ? one.most : all.most;
        }
    }
    return all;
}

static void warn_about_limits(const profile *p) {
    rule_list rules = rules_bottom_up(&p->grammar);
    lengths *of_rules = allocate(p->grammar.count, sizeof *of_rules);
    for (unsigned i = 0; p->limit_count > 0 && i < rules.count; i++)
        of_rules[rules.rules[i]->index] = lengths_of(rules.rules[i]->body, of_rules);
    for (unsigned i = 0; i < p->limit_count; i++) {
        const length_limit *l = &p->limits[i];
        lengths of_rule = of_rules[l->rule->index];
        if (!is_own(p, l->at))
            continue;
        if (of_rule.most <= l->most)
            warn_at(l->at, "at-most: no string of %s is longer than %u byte%s", l->rule->name,
                    of_rule.most, of_rule.most == 1 ? "" : "s");
        if (of_rule.least > l->most)
            warn_at(l->at, "at-most: no string of %s is shorter than %u bytes", l->rule->name,
                    of_rule.least);
    }
}

/* Is a rule of the grammar another one because of a file that the profile amends with? */
static bool amends(const profile *p, const amend_line *a) {
    for (unsigned i = 0; i < p->grammar.count; i++) {
        const rule *r = p->grammar.rules[i];
        const node *body = r->printed != NULL ? r->printed : r->body;
        if (body->at.file == a->path && !r->unchanged)
            return true;
    }
    return false;
}

static void warn_about_amendments(const profile *p) {
    for (unsigned i = 0; i < p->amendment_count; i++)
        if (is_own(p, p->amendments[i].at) && !amends(p, &p->amendments[i]))
            warn_at(p->amendments[i].at, "amend: %s changes no rule that is used",
                    p->amendments[i].path);
}

static void warn_about_levels(const profile *p) {
    for (unsigned i = 0; i < p->nesting_count; i++)
        if (p->nestings[i].idle != NULL && is_own(p, p->nestings[i].at))
            warn_at(p->nestings[i].at, "nest: rule %s needs no levels: %s",
                    p->nestings[i].rule->name, p->nestings[i].idle);
}

static bool uses_base(const profile *p) {
    const document *own = p->documents.list[0];
    for (const document *base = own->base; base != NULL; base = base->base)
        for (unsigned i = 0; i < p->grammar.count; i++)
            if (p->grammar.rules[i]->document == base ||
                has_rule(&base->imports, p->grammar.rules[i]))
                return true;
    return false;
}

static void warn_about_base(const profile *p) {
    if (p->extends.file != NULL && !uses_base(p))
        warn_at(p->extends, "extends: no rule of %s is used", p->documents.list[0]->base->path);
}

static void warn_about_kinds(const profile *p) {
    for (unsigned i = 0; i < p->kind_count; i++) {
        bool in_host = false;
        for (unsigned k = 0; k < p->capture_count; k++)
            for (unsigned r = 0; r < p->captures[k].rules.count; r++)
                in_host |= p->components[p->captures[k].component].number == URIC_HOST &&
                           reaches(p->captures[k].rules.rules[r], p->kinds[i].rule);
        if (is_own(p, p->kinds[i].at) && !in_host)
            warn_at(p->kinds[i].at, "host-kind %s: no host uses %s", p->kinds[i].name,
                    p->kinds[i].rule->name);
    }
}

static bool derives(const rule *r, const char *text) {
    node whole = rule_node(r);
    automaton *a = automaton_of(&whole, NULL);
    int state = START;
    for (; *text != '\0'; text++)
        state = automaton_step(a, state, (unsigned char)*text);
    return automaton_final(a, state);
}

static void warn_about_schemes(const profile *p) {
    for (unsigned i = 0; i < p->scheme_count; i++) {
        bool any = false, derived = false;
        for (unsigned k = 0; k < p->capture_count; k++)
            for (unsigned r = 0; r < p->captures[k].rules.count; r++)
                if (p->components[p->captures[k].component].number == URIC_SCHEME) {
                    any = true;
                    derived |= derives(p->captures[k].rules.rules[r], p->schemes[i].name);
                }
        if (any && !derived)
            warn_at(p->schemes[i].at, "scheme %s: no rule of the component scheme derives it",
                    p->schemes[i].name);
    }
}

static bool has_prose(const node *n, const char *tag) {
    for (; n != NULL; n = n->next)
        if ((n->kind == NODE_RULE && n->prose && strstr(n->text, tag) != NULL) ||
            has_prose(n->child, tag))
            return true;
    return false;
}

static void warn_about_documents(const profile *p) {
    const documents *all = &p->documents;
    for (unsigned i = 0; i < all->prose_count; i++) {
        bool found = false;
        for (unsigned d = 0; d < all->count; d++)
            for (unsigned k = 0; k < all->list[d]->rules.count; k++)
                found |= has_prose(all->list[d]->rules.rules[k]->body, all->prose[i].tag);
        if (is_own(p, all->prose[i].at) && !found)
            warn_at(all->prose[i].at, "document %s: no prose has this tag", all->prose[i].tag);
    }
}

static bool is_named(const profile *p, const rule *r) {
    bool named = is_parser(p, r) || r == p->absolute || r == p->reference;
    for (unsigned i = 0; i < p->capture_count; i++)
        named |= has_rule(&p->captures[i].rules, r);
    for (unsigned i = 0; i < p->kind_count; i++)
        named |= p->kinds[i].rule == r;
    return named;
}

static void warn_about_imports(const profile *p) {
    const rule_list *imports = &p->documents.list[0]->imports;
    for (unsigned i = 0; i < imports->count; i++)
        if (!imports->rules[i]->referenced && !is_named(p, imports->rules[i]))
            warn_at((source){.file = p->path}, "import: rule %s of %s is never used",
                    imports->rules[i]->name, imports->rules[i]->document->path);
}

void warn_about_statements(const profile *p) {
    warn_about_components(p);
    warn_about_places(p);
    warn_about_kinds(p);
    warn_about_hidden_kinds(p);
    warn_about_limits(p);
    warn_about_levels(p);
    warn_about_amendments(p);
    warn_about_base(p);
    warn_about_schemes(p);
    warn_about_documents(p);
    warn_about_imports(p);
}
