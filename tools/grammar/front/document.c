#include "front/document.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "command/io/suggest.h"

#include "front/characters.h"
#include "front/prose.h"

char *document_name(const char *path) {
    const char *base = file_name(path);
    const char *dot = strrchr(base, '.');
    return copy_text(base, dot != NULL ? (size_t)(dot - base) : strlen(base));
}

document *add_document(documents *all, const char *path) {
    document *d = allocate(1, sizeof *d);
    d->name = document_name(path);
    d->path = path;
    d->rules.document = d;
    all->list = grow(all->list, all->count, sizeof d);
    all->list[all->count++] = d;
    return d;
}

document *open_document(documents *all, const char *path, bool code_points) {
    document *d = add_document(all, path);
    d->code_points = code_points;
    read_abnf(&d->rules, path, IMPORT);
    return d;
}

const rule *rule_for_profile(const documents *all, const document *d, const char *name) {
    const rule *found = rule_in(all, d, name);
    for (unsigned i = 1; found == NULL && i < all->count; i++) {
        const document *other = all->list[i];
        size_t len = strlen(other->name);
        bool named = strncasecmp(name, other->name, len) == 0 && name[len] == '.';
        found = find_rule(&other->rules, named ? name + len + 1 : name);
    }
    return found;
}

/* "host" of "host, see [RFC3986], Section 3.2.2". */
static char *name_in_prose(const node *n) {
    const char *text = n->text + strspn(n->text, " ");
    size_t len = 0;
    while (isalnum((unsigned char)text[len]) || text[len] == '-')
        len++;
    return copy_text(text, len);
}

/* The document that prose names: by the profile of the document that has the prose, or else by any;
 * or NULL. */
static const prose_source *source_in_prose(const documents *all, const node *n,
                                           const rule *inside) {
    const prose_source *found = NULL;
    for (unsigned i = 0; i < all->prose_count; i++) {
        const prose_source *from = &all->prose[i];
        bool better =
            found == NULL || (found->space != inside->document && from->space == inside->document);
        if (better && strstr(n->text, from->tag) != NULL)
            found = from;
    }
    return found;
}

/* The rule that prose means; of that name, or of the one with which the prose begins, `import` may
 * name a rule of another document:
 *
 *     two = <two words>                               of this document, if names have blanks
 *     uri-host = <host, see [RFC3986]>                the one that the prose begins with
 *     CFWS = <comment or white space, see [RFC5322]>  or, better, that it defines */
static rule *rule_of_prose(const documents *all, const node *n, const rule *inside) {
    const prose_source *from = source_in_prose(all, n, inside);
    rule *found = find_rule(&inside->document->rules, n->text);
    const char *name = name_in_prose(n);
    if (found == NULL && from != NULL) {
        const char *behind = n->text + strspn(n->text, " ") + strlen(name);
        bool alone = strchr(",[", *behind) != NULL;
        found = find_rule(&from->document->rules, alone ? name : inside->name);
        if (found == NULL)
            found = find_rule(&from->document->rules, alone ? inside->name : name);
    }
    if (found != NULL)
        return found;
    found = imported_rule(all, inside->document, n == inside->body ? inside->name : name);
    bool renamed = found != NULL && found->body != NULL && found->body->kind == NODE_RULE &&
                   found->body->rule == inside; /* NAME=RULE, imported from here */
    return renamed || found == inside ? NULL : found;
}

/* The names that a rule of a document, or the profile, could mean. */
typedef struct known_names {
    const rule_list *lists[2];
} known_names;

static const char *known_name(const void *list, size_t index) {
    const known_names *known = list;
    for (unsigned i = 0; i < 2; i++) {
        if (index < known->lists[i]->count)
            return known->lists[i]->rules[index]->name;
        index -= known->lists[i]->count;
    }
    return NULL;
}

const char *suggestion(const documents *all, const document *d, const char *name) {
    const char *nearest = NULL;
    for (; d != NULL && nearest == NULL; d = d->base) {
        rule_list own = {(const rule **)d->rules.rules, d->rules.count};
        nearest = nearest_name(name, known_name, &(known_names){{&own, &d->imports}});
    }
    rule_list core = {0};
    if (all->core != NULL)
        core = (rule_list){(const rule **)all->core->rules.rules, all->core->rules.count};
    if (nearest == NULL)
        nearest = nearest_name(name, known_name, &(known_names){{&core, &all->list[0]->imports}});
    if (nearest != NULL && strcasecmp(nearest, name) == 0)
        return format_text("; no entry reaches it: \"parse %s\" in the profile would", nearest);
    return nearest != NULL ? format_text("; did you mean %s?", nearest) : "";
}

static void add_undefined(documents *all, const char *name) {
    all->undefined = grow(all->undefined, all->undefined_count, sizeof name);
    all->undefined[all->undefined_count++] = name;
}

/* [RFC3986] of "host, see [RFC3986], Section 3.2.2"; or NULL. */
static const char *tag_in_prose(const char *text) {
    for (const char *at = strchr(text, '['); at != NULL; at = strchr(at + 1, '[')) {
        size_t len = strcspn(at, " ]");
        if (at[len] == ']' && isalpha((unsigned char)at[1]))
            return copy_text(at, len + 1);
    }
    return NULL;
}

/* What in the profile would say what the prose means. */
static const char *advice_for_prose(const node *n, const rule *inside) {
    const char *tag = tag_in_prose(n->text);
    if (tag != NULL)
        return format_text("\"document %s FILE\" in the profile would say which file has the rule",
                           tag);
    if (n == inside->body)
        return format_text(
            "\"import FILE: %s=RULE\" in the profile would take a rule of another document",
            inside->name);
    return format_text("\"omit %s\" in the profile would leave out what needs it", inside->name);
}

static void report_undefined(documents *all, const node *n, const rule *inside) {
    const prose_source *from = n->prose ? source_in_prose(all, n, inside) : NULL;
    const char *unknown = n->prose ? unknown_in_prose(all, n, inside) : NULL;
    if (unknown != NULL) {
        error_at(n->at, "rule %s: %s, which this prose names, is not defined", inside->name,
                 unknown);
        add_undefined(all, unknown);
    } else if (from != NULL)
        error_at(n->at,
                 "rule %s: %s has no rule %s, which the prose seems to name; \"import FILE: "
                 "%s=RULE\" in the profile would take another",
                 inside->name, from->document->path, name_in_prose(n),
                 n == inside->body ? inside->name : name_in_prose(n));
    else if (n->prose) {
        error_at(n->at, "rule %s: prose in \"<\" and \">\" cannot be made into an automaton; %s",
                 inside->name, advice_for_prose(n, inside));
        if (n == inside->body)
            add_undefined(all, inside->name);
    } else {
        error_at(n->at, "rule %s: %s is not defined%s", inside->name, n->text,
                 suggestion(all, inside->document, n->text));
        add_undefined(all, n->text);
    }
}

/* Does the node derive single bytes alone? Adds them to the set. The depth is for rules that
 * contain themselves. */
static bool derives_bytes(const node *n, byte_set *set, unsigned depth) {
    switch (n->kind) {
    case NODE_ALTERNATIVES:
        for (const node *child = n->child; child != NULL; child = child->next)
            if (!derives_bytes(child, set, depth))
                return false;
        return true;
    case NODE_RULE:
        return n->rule != NULL && n->rule->body != NULL && depth > 0 &&
               derives_bytes(n->rule->body, set, depth - 1);
    case NODE_STRING:
        *set = n->len == 1 ? set_union(*set, string_bytes(n, 0)) : *set;
        return n->len == 1;
    case NODE_RANGE: *set = set_union(*set, first_bytes(n)); return true;
    default: return false;
    }
}

/* A rule that a core rule uses. Many documents define DIGIT themselves: if theirs is the same, it
 * stands for the core rule, so that messages and tables need not tell both apart. */
static rule *bind_core(const documents *all, const char *name) {
    enum { DEPTH = 4 };
    rule *core = find_rule(&all->core->rules, name), *own = find_rule(&all->list[0]->rules, name);
    byte_set of_core = {{0}}, of_own = {{0}};
    bool same = own != NULL && own->body != NULL && derives_bytes(core->body, &of_core, DEPTH) &&
                derives_bytes(own->body, &of_own, DEPTH) && set_equal(of_core, of_own);
    return same ? own : core;
}

/* If neither a rule nor characters are named, prose that defines a core rule means that one:
 * DIGIT = <DIGIT definition from RFC 5234>. */
static void bind_prose(const documents *all, node *n, const rule *inside) {
    n->rule = rule_of_prose(all, n, inside);
    node *characters = n->rule == NULL ? characters_of_prose(all, n, inside) : NULL;
    if (characters != NULL) {
        n->kind = characters->kind;
        n->child = characters->child;
    } else if (n->rule == NULL && n == inside->body)
        n->rule = find_rule(&all->core->rules, inside->name);
}

/* digit = DIGIT is no recursion, but the core rule. */
static rule *rule_of_name(const documents *all, const char *name, const rule *inside) {
    rule *found = rule_in(all, inside->document, name), *core = NULL;
    if (found == inside && strcmp(name, inside->name) != 0)
        core = find_rule(&all->core->rules, name);
    return core != NULL && strcmp(core->name, name) == 0 ? core : found;
}

static void bind_node(const documents *all, node *n, const rule *inside) {
    for (; n != NULL; n = n->next) {
        bind_node(all, n->child, inside);
        if (n->kind == NODE_RULE && n->prose)
            bind_prose(all, n, inside);
        else if (n->kind == NODE_RULE && inside->document == all->core)
            n->rule = bind_core(all, n->text);
        else if (n->kind == NODE_RULE)
            n->rule = rule_of_name(all, n->text, inside);
    }
}

/* "=/" of a rule that the document imports, or of a core rule: that one, or the alternatives here.
 */
static void extend_imported(const documents *all, rule *r) {
    node *imported = allocate(1, sizeof *imported), *both = allocate(1, sizeof *both);
    *imported = (node){.kind = NODE_RULE, .at = r->at, .text = r->name, .len = strlen(r->name)};
    imported->rule = imported_rule(all, r->document, r->name);
    if (imported->rule == NULL)
        imported->rule = find_rule(&all->core->rules, r->name);
    imported->next = r->body;
    *both = (node){.kind = NODE_ALTERNATIVES, .at = r->body->at, .child = imported};
    if (imported->rule == NULL) {
        r->message = "\"=/\" adds to a rule that is neither defined here nor imported";
        r->mistake = r->at;
    } else
        r->body = both;
}

/* A rule that is no ABNF as printed: the imported one, if there is one. */
static void replace_misprint(const documents *all, rule *r) {
    rule *imported = imported_rule(all, r->document, r->name);
    if (imported == NULL)
        return;
    r->body = allocate(1, sizeof *r->body);
    *r->body = (node){.kind = NODE_RULE, .at = r->at, .text = r->name, .len = strlen(r->name)};
    r->body->rule = imported;
    warn_at(r->mistake, "rule %s is the imported one, since as printed, %s", r->name, r->message);
    r->message = NULL;
}

void bind_names(documents *all) {
    all->core = allocate(1, sizeof *all->core);
    all->core->name = "rfc5234";
    all->core->rules.document = all->core;
    read_core_rules(&all->core->rules);
    for (unsigned i = 0; i <= all->count; i++) {
        grammar *g = i < all->count ? &all->list[i]->rules : &all->core->rules;
        for (unsigned k = 0; k < g->count; k++) {
            bind_node(all, g->rules[k]->body, g->rules[k]);
            bind_node(all, g->rules[k]->restated, g->rules[k]);
            if (g->rules[k]->message != NULL)
                replace_misprint(all, g->rules[k]);
            else if (g->rules[k]->extends)
                extend_imported(all, g->rules[k]);
        }
    }
}

void keep_rule(grammar *g, rule *r) {
    if (r->kept)
        return;
    r->kept = true;
    r->index = g->count;
    g->rules = grow(g->rules, g->count, sizeof r);
    g->rules[g->count++] = r;
}

/* Keeps the rules that a body uses. */
static void keep_used(documents *all, grammar *g, node *n, const rule *inside) {
    for (; n != NULL; n = n->next) {
        keep_used(all, g, n->child, inside);
        if (n->kind != NODE_RULE)
            continue;
        if (n->rule == NULL) {
            report_undefined(all, n, inside);
            continue;
        }
        keep_rule(g, n->rule);
        n->rule->referenced |= n->rule != inside;
    }
}

/* Which of several rules keeps its name: that of the profile's own document, then one that the
 * profile imports, then one of a document that it extends, then a core rule. 0: none does. */
static int claim(const documents *all, const rule *r) {
    const document *own = all->list[0];
    if (r->document == own)
        return 4;
    if (has_rule(&own->imports, r))
        return 3;
    for (unsigned i = 0; i < own->open_count; i++)
        if (r->document == own->open[i])
            return 3;
    for (const document *d = own->base; d != NULL; d = d->base)
        if (r->document == d)
            return 2;
    return r->core ? 1 : 0;
}

/* Does a rule of another document have the same identifier, and keep it? */
static bool is_hidden(const documents *all, const grammar *g, char **identifiers, unsigned i) {
    const rule *r = g->rules[i];
    for (unsigned k = 0; k < g->count; k++)
        if (g->rules[k]->document != r->document &&
            strcasecmp(identifiers[k], identifiers[i]) == 0 &&
            claim(all, r) <= claim(all, g->rules[k]))
            return true;
    return false;
}

static void separate_names(const documents *all, grammar *g) {
    char **identifiers = allocate(g->count, sizeof *identifiers);
    for (unsigned i = 0; i < g->count; i++)
        identifiers[i] = identifier(g->rules[i]->name);
    for (unsigned i = 0; i < g->count; i++) {
        rule *r = g->rules[i];
        if (r->document != all->list[0] && is_hidden(all, g, identifiers, i))
            r->name = format_text("%s.%s", r->document->name, r->name);
    }
}

static bool lacks_rules(const node *n) {
    for (; n != NULL; n = n->next)
        if (lacks_rules(n->child) ||
            (n->kind == NODE_RULE && (n->rule == NULL || n->rule->lacks_rules)))
            return true;
    return false;
}

/* Marks the rules of all documents that use what is not defined. */
static void find_lacking(const documents *all) {
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < all->count; i++)
            for (unsigned k = 0; k < all->list[i]->rules.count; k++) {
                rule *r = all->list[i]->rules.rules[k];
                if (!r->lacks_rules && (r->message != NULL || lacks_rules(r->body)))
                    more = r->lacks_rules = true;
            }
    }
}

grammar reached_rules(documents *all, const rule_list *entries, own_rules which) {
    grammar g = {.document = all->list[0]};
    const grammar *own = &all->list[0]->rules;
    rule_list reached = {0};
    for (unsigned i = 0; i < entries->count && which != EVERY_RULE; i++)
        add_reached(&reached, entries->rules[i]);
    if (which == WHOLE_RULES)
        find_lacking(all);
    for (unsigned i = 0; i < own->count; i++) {
        rule *r = own->rules[i];
        if (r->omitted)
            continue;
        bool is_whole = which == WHOLE_RULES && !r->lacks_rules;
        if (which == EVERY_RULE || is_whole || has_rule(&reached, r))
            keep_rule(&g, r);
        else if (which == WHOLE_RULES && r->message == NULL)
            warn_at(r->at, "rule %s is left out: it uses rules that are not defined", r->name);
    }
    unsigned done = 0;
    for (unsigned next = 0; done < g.count || next < entries->count;) {
        if (done == g.count)
            keep_rule(&g, (rule *)entries->rules[next++]);
        for (; done < g.count; done++) {
            if (g.rules[done]->message != NULL)
                error_at(g.rules[done]->mistake, "rule %s: %s", g.rules[done]->name,
                         g.rules[done]->message);
            keep_used(all, &g, g.rules[done]->body, g.rules[done]);
            keep_used(all, &g, g.rules[done]->restated, g.rules[done]);
        }
    }
    for (unsigned i = 0; i < all->count; i++)
        for (unsigned k = 0; k < all->list[i]->rules.count; k++) {
            const rule *r = all->list[i]->rules.rules[k];
            if (r->message != NULL && !r->kept)
                warn_at(r->mistake, "rule %s, which nothing here needs: %s", r->name, r->message);
        }
    separate_names(all, &g);
    return g;
}
