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

static void warn_about_kinds(const profile *p) {
    for (unsigned i = 0; i < p->kind_count; i++) {
        bool in_host = false;
        for (unsigned k = 0; k < p->capture_count; k++)
            for (unsigned r = 0; r < p->captures[k].rules.count; r++)
                in_host |= p->components[p->captures[k].component].number == URIC_HOST &&
                           uses(p->captures[k].rules.rules[r], p->kinds[i].rule);
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
    warn_about_kinds(p);
    warn_about_schemes(p);
    warn_about_documents(p);
    warn_about_imports(p);
}
