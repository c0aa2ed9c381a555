#include "front/profile.h"

#include <string.h>

static const char *const standard_components[URIC_PART] = {
    "scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment",
};

const char *standard_component_name(unsigned number) {
    return number < URIC_PART ? standard_components[number] : "part";
}

bool is_inherited(const profile *p) {
    return p->space != p->documents.list[0];
}

int call_index(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->calls.count; i++)
        if (p->calls.list[i].rule == r)
            return (int)i;
    return -1;
}

bool is_parser(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->parser_count; i++)
        if (has_rule(&p->parsers[i].rules, r))
            return true;
    return false;
}

const parse_line *line_alone(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->parser_count; i++) {
        const parse_line *l = &p->parsers[i];
        if (l->rules.count == 1 && l->rules.rules[0] == r && l->through.count == 0)
            return l;
    }
    return NULL;
}

bool has_limits(const profile *p, const rule *r) {
    for (unsigned i = 0; i < p->limit_count; i++)
        if (reaches(r, p->limits[i].rule))
            return true;
    return false;
}

uint32_t components_begun(const profile *p, const rule *r, uint32_t inside) {
    uint32_t begun = 0;
    for (unsigned i = 0; i < p->capture_count; i++) {
        const capture *c = &p->captures[i];
        if ((c->within < 0 || (inside >> c->within & 1)) && has_rule(&c->rules, r))
            begun |= (uint32_t)1 << c->component;
    }
    return begun;
}

uint32_t names_around(const profile *p, const rule *r, uint32_t begun, uint32_t inside) {
    for (unsigned k = 0; k < p->name_count; k++) {
        bool names = p->names[k].rule == r;
        for (unsigned i = 0; i < p->component_count; i++)
            names |= (begun >> i & 1) && strcmp(p->names[k].name, p->components[i].name) == 0;
        inside |= (uint32_t)names << k;
    }
    return inside;
}

surroundings inside_rule(const profile *p, const rule *r, uint32_t begun, surroundings where) {
    where.inside = names_around(p, r, begun, where.inside);
    for (unsigned i = 0; i < p->component_count; i++)
        if ((begun >> i & 1) && p->components[i].number != URIC_NO_COMPONENT) {
            where.component = i;
            where.depth++;
        }
    return where;
}

int component_index(const profile *p, unsigned number) {
    for (unsigned i = 0; i < p->component_count; i++)
        if (p->components[i].number == number)
            return (int)i;
    return -1;
}

bool is_part(const profile_component *c) {
    return c->number >= URIC_PART && c->number < COMPONENTS;
}

const rule *resolver_of(const profile *p) {
    const rule *resolver = p->resolver != NULL ? p->resolver : p->reference;
    return p->revision.resolves && is_parser(p, resolver) ? resolver : NULL;
}

const char *component_name(const profile *p, unsigned number) {
    int i = component_index(p, number);
    return i >= 0 ? p->components[i].name : standard_component_name(number);
}
