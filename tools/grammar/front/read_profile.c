/* Reads the statements of a profile, one a line, in two passes: first those that name files of the
 * grammar, then those that refer to its rules. A comment above each function shows its statement.
 */
#include "front/read_profile.h"

#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "front/revision.h"
#include "front/statement.h"

/* The path of a grammar file: beside the profile, or else among those installed with this tool. */
static const char *grammar_path(const char *profile_path, const char *name) {
    char self[4096];
    const char *beside = path_beside(profile_path, name);
    ssize_t len = access(beside, R_OK) == 0 ? 0 : readlink("/proc/self/exe", self, sizeof self);
    if (len <= 0 || (size_t)len == sizeof self)
        return beside;
    const char *installed =
        path_beside(copy_text(self, (size_t)len), format_text("../share/uric/grammar/%s", name));
    return access(installed, R_OK) == 0 ? installed : beside;
}

static bool is_month(const char *text) {
    return strlen(text) == 7 && strspn(text, "0123456789") == 4 && text[4] == '-' &&
           strspn(text + 5, "0123456789") == 2;
}

/* grammar FILE "TITLE" [YYYY-MM] */
static void read_grammar_line(profile *p, const line *l) {
    if (l->count < 3 || l->count > 4) {
        error_at(l->at, "grammar: expected FILE \"TITLE\" [YYYY-MM]");
        return;
    }
    if (l->count == 4 && !is_month(l->word[3]))
        error_at(word_source(l, 3), "grammar: expected a year and a month, such as 2005-01");
    read_abnf(&p->grammar, grammar_path(p->path, l->word[1]), DEFINE);
    p->title = l->word[2];
    p->dated = l->count == 4 ? l->word[3] : "";
}

/* amend FILE, restate FILE */
static void read_amend_line(profile *p, const line *l) {
    amendment how = strcmp(l->word[0], "restate") == 0 ? RESTATE : AMEND;
    if (l->count != 2)
        error_at(l->at, "%s: expected one file", l->word[0]);
    else
        read_abnf(&p->grammar, grammar_path(p->path, l->word[1]), how);
}

/* absolute RULE, reference RULE */
static void read_default_line(profile *p, const line *l) {
    const rule **named = strcmp(l->word[0], "absolute") == 0 ? &p->absolute : &p->reference;
    if (l->count != 2)
        error_at(l->at, "%s: expected one rule", l->word[0]);
    else if (*named != NULL)
        error_at(l->at, "%s: the statement is repeated", l->word[0]);
    else
        *named = named_rule(p, l, 1);
}

/* parse RULE… [through RULE…] */
static void read_parse_line(profile *p, const line *l) {
    p->parsers = grow(p->parsers, p->parser_count, sizeof(parse_line));
    parse_line *parser = &p->parsers[p->parser_count++];
    rule_list *list = &parser->rules;
    parser->at = l->at;
    for (unsigned i = 1; i < l->count; i++)
        if (list == &parser->rules && strcmp(l->word[i], "through") == 0)
            list = &parser->through;
        else
            add_rule(list, named_rule(p, l, i));
    if (parser->rules.count == 0)
        error_at(l->at, "parse: expected rules");
}

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
static unsigned add_component(profile *p, const char *name, source at, unsigned number,
                              bool is_list) {
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
static int add_name(profile *p, const char *name, source at) {
    unsigned i = 0;
    while (i < p->name_count && strcmp(p->names[i], name) != 0)
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

/* component NAME RULE… [in WHERE], list NAME RULE… [in WHERE] */
static void read_component_line(profile *p, const line *l) {
    bool is_list = strcmp(l->word[0], "list") == 0;
    unsigned rules = l->count;
    capture c = {.at = l->at, .within = -1};
    if (l->count > 3 && strcmp(l->word[l->count - 2], "in") == 0) {
        rules -= 2;
        c.within = add_name(p, l->word[l->count - 1], word_source(l, l->count - 1));
    }
    if (rules < 3) {
        error_at(l->at, "%s: expected NAME RULE… [in COMPONENT-OR-RULE]", l->word[0]);
        return;
    }
    c.component = add_component(p, l->word[1], l->at, new_number(p, l->word[1]), is_list);
    for (unsigned i = 2; i < rules; i++)
        add_rule(&c.rules, named_rule(p, l, i));
    add_capture(p, c);
}

/* The names after "in" may stand before the statements that declare them. */
static void check_where_names(const profile *p) {
    for (unsigned i = 0; i < p->capture_count; i++) {
        const capture *c = &p->captures[i];
        const char *name = c->within >= 0 ? p->names[c->within] : NULL;
        bool known = name == NULL || find_rule(&p->grammar, name) != NULL;
        for (unsigned k = 0; !known && k < p->component_count; k++)
            known = strcmp(p->components[k].name, name) == 0;
        if (!known)
            error_at(c->at,
                     "component %s: \"in\" names %s, which is neither a component nor a rule",
                     p->components[c->component].name, name);
    }
}

/* host-kind NAME RULE */
static void read_kind_line(profile *p, const line *l) {
    if (l->count != 3) {
        error_at(l->at, "host-kind: expected NAME RULE");
        return;
    }
    kind k = {.name = l->word[1], .rule = named_rule(p, l, 2), .component = -1, .at = l->at};
    for (unsigned i = 1; i < URIC_HOST_KINDS; i++)
        if (strcmp(uric_host_kind_name((uric_host_kind)i), k.name) == 0)
            k.value = i;
    if (k.value == URIC_HOST_NONE)
        error_at(word_source(l, 1), "host-kind: unknown kind %s", k.name);
    p->kinds = grow(p->kinds, p->kind_count, sizeof k);
    p->kinds[p->kind_count++] = k;
}

/* Is `target` alone an alternative of `n`, directly or not? */
static bool may_be(const node *n, const rule *target);

static bool rule_may_be(const rule *r, const rule *target) {
    return r == target || may_be(r->body, target);
}

static bool may_be(const node *n, const rule *target) {
    if (n->kind == NODE_RULE)
        return rule_may_be(n->rule, target);
    if (n->kind == NODE_SEQUENCE)
        return n->child != NULL && n->child->next == NULL && may_be(n->child, target);
    for (const node *child = n->child; n->kind == NODE_ALTERNATIVES && child; child = child->next)
        if (may_be(child, target))
            return true;
    return false;
}

static bool may_be_host(const profile *p, const rule *target) {
    for (unsigned i = 0; i < p->capture_count; i++)
        for (unsigned k = 0; k < p->captures[i].rules.count; k++)
            if (p->components[p->captures[i].component].number == URIC_HOST &&
                rule_may_be(p->captures[i].rules.rules[k], target))
                return true;
    return false;
}

/* Where the rule of a kind derives only a part of the host, the part becomes a hidden component. */
static void add_hidden_components(profile *p) {
    for (unsigned i = 0; i < p->kind_count; i++) {
        kind *k = &p->kinds[i];
        if (may_be_host(p, k->rule))
            continue;
        capture c = {.at = k->at, .rules = one_rule(k->rule)};
        c.component = add_component(p, k->name, k->at, URIC_NO_COMPONENT, false);
        c.within = add_name(p, standard_component_name(URIC_HOST), k->at);
        k->component = (int)c.component;
        add_capture(p, c);
    }
}

/* encode COMPONENT RULE… */
static void read_encode_line(profile *p, const line *l) {
    data_rules d = {.at = l->at};
    while (l->count > 1 && d.component < URIC_COMPONENTS &&
           ((d.component >= URIC_PART && component_index(p, d.component) < 0) ||
            strcmp(component_name(p, d.component), l->word[1]) != 0))
        d.component++;
    if (l->count < 3 || d.component == URIC_COMPONENTS)
        error_at(l->at, "encode: expected COMPONENT RULE…");
    for (unsigned i = 2; i < l->count; i++)
        add_rule(&d.rules, named_rule(p, l, i));
    p->data = grow(p->data, p->data_count, sizeof d);
    p->data[p->data_count++] = d;
}

typedef struct statement {
    const char *word;
    void (*read)(profile *, const line *);
    bool names_files; /* read in the first pass */
} statement;

static const statement statements[] = {
    {"grammar", read_grammar_line, true},
    {"amend", read_amend_line, true},
    {"restate", read_amend_line, true},
    {"absolute", read_default_line, false},
    {"reference", read_default_line, false},
    {"parse", read_parse_line, false},
    {"component", read_component_line, false},
    {"list", read_component_line, false},
    {"host-kind", read_kind_line, false},
    {"resolution", read_resolution_line, false},
    {"normalization", read_normalization_line, false},
    {"scheme", read_scheme_line, false},
    {"encode", read_encode_line, false},
};

static void read_lines(profile *p, const line *lines, unsigned count, bool names_files) {
    const statement *end = statements + sizeof statements / sizeof *statements;
    for (unsigned i = 0; i < count; i++) {
        const statement *s = statements;
        while (s < end && strcmp(s->word, lines[i].word[0]) != 0)
            s++;
        if (s < end && s->names_files == names_files)
            s->read(p, &lines[i]);
        else if (s == end && names_files)
            error_at(lines[i].at, "unknown statement %s", lines[i].word[0]);
    }
}

/* rfc3986 for grammar/rfc3986.profile */
static const char *grammar_name(const char *path) {
    const char *slash = strrchr(path, '/'), *base = slash != NULL ? slash + 1 : path;
    const char *dot = strrchr(base, '.');
    return copy_text(base, dot != NULL ? (size_t)(dot - base) : strlen(base));
}

/* The lines of NAME.samples beside the profile, if it is there. */
static void read_samples(profile *p) {
    const char *path = path_beside(p->path, format_text("%s.samples", p->name));
    size_t len;
    if (access(path, R_OK) != 0)
        return;
    for (char *at = strtok(read_file(path, &len), "\n"); at != NULL; at = strtok(NULL, "\n")) {
        p->samples = grow(p->samples, p->sample_count, sizeof *p->samples);
        p->samples[p->sample_count++] = at;
    }
}

/* Without "reference", that is the absolute rule, or the grammar's first; without "absolute", it is
 * the first. Without "parse", both are parsed. */
static void set_defaults(profile *p) {
    if (p->reference == NULL)
        p->reference = p->absolute != NULL ? p->absolute : p->grammar.rules[0];
    if (p->absolute == NULL)
        p->absolute = p->grammar.rules[0];
    if (p->parser_count > 0)
        return;
    p->parsers = allocate(1, sizeof *p->parsers);
    p->parser_count = 1;
    p->parsers[0].at = (source){.file = p->path};
    add_rule(&p->parsers[0].rules, p->reference);
    if (p->absolute != p->reference)
        add_rule(&p->parsers[0].rules, p->absolute);
}

profile *read_profile(const char *path) {
    size_t len;
    unsigned count;
    profile *p = allocate(1, sizeof *p);
    p->path = path;
    p->dated = "";
    p->name = grammar_name(path);
    line *lines = split_lines(read_file(path, &len), path, &count);
    read_lines(p, lines, count, true);
    resolve_names(&p->grammar);
    read_lines(p, lines, count, false);

    source whole = {.file = path};
    if (p->title == NULL)
        error_at(whole, "the profile has no statement \"grammar\"");
    else if (p->grammar.count == 0)
        error_at(whole, "the grammar has no rules");
    check_where_names(p);
    if (errors_seen() > 0)
        return p;
    set_defaults(p);
    add_hidden_components(p);
    read_samples(p);
    return p;
}
