#include "front/omission.h"

#include <strings.h>

/* Gives a name that is not defined an omitted rule, wherever the name stands; NULL: it stands
 * nowhere. */
static rule *rule_of_uses(node *n, const char *name, rule *made) {
    for (; n != NULL; n = n->next) {
        made = rule_of_uses(n->child, name, made);
        if (n->kind != NODE_RULE || n->prose || n->rule != NULL || strcasecmp(n->text, name) != 0)
            continue;
        if (made == NULL) {
            made = allocate(1, sizeof *made);
            made->name = name;
            made->omitted = true;
        }
        n->rule = made;
    }
    return made;
}

static bool omit_undefined(const documents *all, const char *name) {
    rule *made = NULL;
    for (unsigned i = 0; i < all->count; i++)
        for (unsigned k = 0; k < all->list[i]->rules.count; k++)
            made = rule_of_uses(all->list[i]->rules.rules[k]->body, name, made);
    return made != NULL;
}

/* omit RULE… */
void read_omit_line(profile *p, const line *l) {
    if (l->count < 2)
        error_at(l->at, "omit: expected rules");
    for (unsigned i = 1; i < l->count; i++) {
        rule *r = (rule *)rule_for_profile(&p->documents, p->space, l->word[i]);
        bool used = omit_undefined(&p->documents, l->word[i]);
        if (r != NULL)
            r->omitted = true;
        else if (!used)
            error_at(word_source(l, i), "omit: the grammar has no rule %s%s", l->word[i],
                     suggestion(&p->documents, p->space, l->word[i]));
    }
}

/* Prose that names neither a rule nor characters. */
static bool is_mere_prose(const node *n) {
    return n->kind == NODE_RULE && n->prose && n->rule == NULL;
}

static bool has_prose(const node *n) {
    for (const node *child = n->child; child != NULL; child = child->next)
        if (has_prose(child))
            return true;
    return is_mere_prose(n);
}

/* Takes out what needs an omitted rule and, if `prose`, what needs prose; false: all of it does. */
static bool prune(node *n, bool prose) {
    if (n->kind == NODE_RULE)
        return n->rule == NULL ? !prose || !is_mere_prose(n) : !n->rule->omitted;
    bool all = n->kind == NODE_SEQUENCE, was_empty = n->child == NULL;
    for (node **link = &n->child; *link != NULL;) {
        if (prune(*link, prose)) {
            link = &(*link)->next;
            continue;
        }
        if (all || (n->kind == NODE_EXCEPT && link == &n->child))
            return false;
        *link = (*link)->next;
    }
    if (n->child != NULL || was_empty) {
        if (n->kind == NODE_EXCEPT && n->child->next == NULL)
            n->kind = NODE_SEQUENCE;
        return true;
    }
    bool optional = n->kind == NODE_REPEAT && n->min == 0;
    if (optional)
        *n = (node){.kind = NODE_STRING, .at = n->at, .next = n->next, .text = ""};
    return optional;
}

/* An omitted rule stays if it has alternatives besides those in prose:
 *     message-body = entity-body | <entity-body encoded as per Transfer-Encoding> */
static void keep_written(rule *r) {
    if (r->omitted && r->body != NULL && has_prose(r->body))
        r->omitted = !prune(r->body, true);
}

void omit_rules(profile *p) {
    for (unsigned i = 0; i < p->documents.count; i++)
        for (unsigned k = 0; k < p->documents.list[i]->rules.count; k++)
            keep_written(p->documents.list[i]->rules.rules[k]);
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < p->documents.count; i++)
            for (unsigned k = 0; k < p->documents.list[i]->rules.count; k++) {
                rule *r = p->documents.list[i]->rules.rules[k];
                if (r->omitted || r->body == NULL || prune(r->body, false))
                    continue;
                r->omitted = more = true;
            }
    }
}

bool check_omissions(const profile *p) {
    rule_list lost = {0};
    for (unsigned i = 0; i < p->entries.count; i++) {
        const rule *r = p->entries.rules[i];
        if (!r->omitted || has_rule(&lost, r))
            continue;
        error_at(r->at, "rule %s derives no string: it needs a rule that is omitted", r->name);
        add_rule(&lost, r);
    }
    return lost.count == 0;
}
