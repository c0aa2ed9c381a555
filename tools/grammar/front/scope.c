/* Which rule a name means in a document: the order is that of document.h. */
#include <string.h>
#include <strings.h>

#include "front/document.h"

static rule *rule_of_list(const rule_list *list, const char *name) {
    for (unsigned i = 0; i < list->count; i++)
        if (strcasecmp(list->rules[i]->name, name) == 0)
            return (rule *)list->rules[i];
    return NULL;
}

/* Without the core rules. `own`: with those of the document itself. */
static rule *rule_in_chain(const document *d, const char *name, bool own) {
    rule *found = NULL;
    for (; found == NULL && d != NULL; d = d->base, own = true) {
        rule *imported = rule_of_list(&d->imports, name);
        found = own ? find_rule(&d->rules, name) : NULL;
        bool spelled = imported != NULL && strcmp(imported->name, name) == 0;
        if (found == NULL || (spelled && strcmp(found->name, name) != 0))
            found = imported;
    }
    return found;
}

static rule *rule_in_open(const document *d, const char *name) {
    rule *found = NULL;
    for (; found == NULL && d != NULL; d = d->base)
        for (unsigned i = 0; found == NULL && i < d->open_count; i++)
            found = find_rule(&d->open[i]->rules, name);
    return found;
}

/* A core rule; or the one that "import FILE: *" has by just this name: of RFC 4512, WSP, and of RFC
 * 8259, char, but not for CHAR. */
static rule *core_rule(const documents *all, const document *d, const char *name) {
    rule *core = find_rule(&all->core->rules, name);
    for (unsigned i = 0; core != NULL && i < d->open_count; i++) {
        rule *r = find_rule(&d->open[i]->rules, name);
        bool is_prose = r != NULL && (r->body == NULL || r->body->prose);
        if (r != NULL && strcmp(r->name, name) == 0 && !is_prose)
            return r;
    }
    return core;
}

rule *rule_in(const documents *all, const document *d, const char *name) {
    rule *found = rule_in_chain(d, name, true);
    if (found == NULL)
        found = core_rule(all, d, name);
    if (found == NULL)
        found = rule_of_list(&all->list[0]->imports, name);
    if (found == NULL)
        found = rule_in_open(d, name);
    return found != NULL ? found : rule_in_open(all->list[0], name);
}

const char *open_file_with(const document *d, const char *name) {
    for (unsigned i = 0; i < d->open_count; i++) {
        const rule *r = find_rule(&d->open[i]->rules, name);
        if (r != NULL && strcmp(r->name, name) == 0)
            return file_word(d->open[i]->path);
    }
    return NULL;
}

rule *imported_rule(const documents *all, const document *d, const char *name) {
    rule *found = rule_in_chain(d, name, false);
    if (found == NULL)
        found = rule_in_open(d, name);
    if (found == NULL)
        found = rule_of_list(&all->list[0]->imports, name);
    return found;
}
