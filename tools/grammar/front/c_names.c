#include "front/c_names.h"

#include <ctype.h>
#include <string.h>

char *object_name(const profile *p, const char *rule_name) {
    if (rule_name == NULL)
        return format_text("uric_%s", identifier(p->name));
    return format_text("uric_%s_%s", identifier(p->name), identifier(rule_name));
}

char *local_name(const profile *p, const char *what, const char *name) {
    char *text = format_text("%s_%s", identifier(p->name), what);
    return name == NULL ? text : format_text("%s_%s", text, identifier(name));
}

char *encoding_object(const profile *p, const char *name) {
    return format_text("uric_%s_%s_encoding", identifier(p->name), identifier(name));
}

char *macro_name(const char *name) {
    char *macro = identifier(name);
    for (char *c = macro; *c != '\0'; c++)
        *c = (char)toupper((unsigned char)*c);
    return macro;
}

char *option_name(const profile *p) {
    return format_text(OPTION_PREFIX "%s", macro_name(p->name));
}

/* What uric.h and uric_tables.h declare; the build writes the list. */
static const char *const declared[] = {
#include "declared_names.h"
};

static void check_object(const profile *p, source at, const char *object) {
    for (size_t i = 0; i < sizeof declared / sizeof *declared; i++)
        if (strcmp(declared[i], object) == 0)
            error_at(at, "the grammar %s would define %s, which uric.h declares", p->name, object);
}

static void check_rules(const grammar *g) {
    for (unsigned i = 0; i < g->count; i++)
        for (unsigned k = 0; k < i; k++) {
            const rule *r = g->rules[i], *other = g->rules[k];
            if (!r->core && !other->core &&
                strcmp(identifier(r->name), identifier(other->name)) == 0)
                error_at(r->at, "rule %s: rule %s has the same identifier in C", r->name,
                         other->name);
        }
}

void check_names(const profile *p) {
    source whole = {.file = p->path};
    const char *name = identifier(p->name);
    if (!isalpha((unsigned char)*name))
        error_at(whole,
                 "%s: the name of a grammar must begin with a letter, to begin identifiers in C",
                 p->name);
    if (strcmp(name, "uric") == 0 || strncmp(name, "uric_", strlen("uric_")) == 0)
        error_at(whole, "%s: names that begin with uric are reserved for the library", p->name);
    check_object(p, whole, object_name(p, NULL));
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++)
            check_object(p, p->parsers[i].at, object_name(p, p->parsers[i].rules.rules[k]->name));
    check_rules(&p->grammar);
}
