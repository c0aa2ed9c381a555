/* Reads the statements of a profile, one a line, in passes: first those that name files, then those
 * that say which rules are parsed, then all others. A comment above each function shows its
 * statement. */
#include "front/read_profile.h"

#include <string.h>
#include <strings.h>

#include "command/io/suggest.h"
#include "front/c_names.h"
#include "front/captures.h"
#include "front/grammar_files.h"
#include "front/imports.h"
#include "front/limits.h"
#include "front/omission.h"
#include "front/recursion.h"
#include "front/revision.h"
#include "front/rule_search.h"
#include "front/statement.h"

static bool is_month(const char *text) {
    return strlen(text) == 7 && strspn(text, "0123456789") == 4 && text[4] == '-' &&
           strspn(text + 5, "0123456789") == 2;
}

/* charset octets, charset utf-8 */
static void read_charset_line(profile *p, const line *l) {
    if (!read_charset(l, &p->space->code_points))
        error_at(l->at, "charset: expected octets or utf-8");
}

/* grammar FILE "TITLE" [YYYY-MM] [all-rules] */
static void read_grammar_line(profile *p, const line *l) {
    unsigned words = l->count;
    bool all_rules = words > 3 && strcmp(l->word[words - 1], "all-rules") == 0;
    words -= all_rules;
    if (words < 3 || words > 4) {
        error_at(l->at, "grammar: expected FILE \"TITLE\" [YYYY-MM] [all-rules]");
        return;
    }
    if (words == 4 && !is_month(l->word[3]))
        error_at(word_source(l, 3), "grammar: expected a year and a month, such as 2005-01");
    p->space->path = grammar_path(p, l->at.file, l->word[1]);
    read_abnf(&p->space->rules, p->space->path, DEFINE);
    if (is_inherited(p))
        return;
    p->title = l->word[2];
    p->dated = words == 4 ? l->word[3] : "";
    p->own = all_rules ? EVERY_RULE : ENTRIES;
}

/* amend FILE, restate FILE */
static void read_amend_line(profile *p, const line *l) {
    amendment how = strcmp(l->word[0], "restate") == 0 ? RESTATE : AMEND;
    if (l->count != 2) {
        error_at(l->at, "%s: expected one file", l->word[0]);
        return;
    }
    amend_line n = {l->at, grammar_path(p, l->at.file, l->word[1])};
    read_abnf(&p->space->rules, n.path, how);
    if (how != AMEND)
        return;
    p->amendments = grow(p->amendments, p->amendment_count, sizeof n);
    p->amendments[p->amendment_count++] = n;
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

typedef enum pass { BASE, CHARSET, FILES, PARSERS, OTHERS } pass;

/* A profile, and the one that it extends. */
typedef struct profile_text {
    const char *path;
    document *space;
    line *lines;
    unsigned count;
    struct profile_text *base; /* or NULL */
} profile_text;

typedef struct statement {
    const char *word;
    void (*read)(profile *, const line *);
    pass pass;
    bool inherited;
} statement;

static const statement statements[] = {
    {"extends", NULL, BASE, true},
    {"charset", read_charset_line, CHARSET, true},
    {"grammar", read_grammar_line, FILES, true},
    {"amend", read_amend_line, FILES, true},
    {"restate", read_amend_line, FILES, true},
    {"import", read_import_line, FILES, true},
    {"document", read_document_line, FILES, true},
    {"absolute", read_default_line, PARSERS, false},
    {"reference", read_default_line, PARSERS, false},
    {"parse", read_parse_line, PARSERS, false},
    {"component", read_component_line, OTHERS, true},
    {"list", read_component_line, OTHERS, true},
    {"host-kind", read_kind_line, OTHERS, true},
    {"omit", read_omit_line, PARSERS, true},
    {"nest", read_nest_line, OTHERS, true},
    {"at-most", read_limit_line, OTHERS, true},
    {"resolution", read_resolution_line, OTHERS, true},
    {"normalization", read_normalization_line, OTHERS, true},
    {"scheme", read_scheme_line, OTHERS, false},
    {"encode", read_encode_line, OTHERS, false},
};

static const statement *statement_of(const line *l) {
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
        if (strcmp(statements[i].word, l->word[0]) == 0)
            return &statements[i];
    return NULL;
}

static const char *statement_name(const void *list, size_t index) {
    (void)list;
    return index < sizeof statements / sizeof *statements ? statements[index].word : NULL;
}

static void report_statement(const line *l) {
    const char *nearest = nearest_name(l->word[0], statement_name, NULL);
    if (nearest != NULL)
        error_at(l->at, "unknown statement %s; did you mean %s?", l->word[0], nearest);
    else
        error_at(l->at, "unknown statement %s", l->word[0]);
}

static profile_text *open_profile(profile *p, const char *path, const profile_text *from);

/* extends NAME */
static void read_extends_line(profile *p, profile_text *t, const line *l) {
    if (l->count != 2 || t->base != NULL) {
        error_at(l->at, l->count != 2 ? "extends: expected the name of a profile"
                                      : "extends: the statement is repeated");
        return;
    }
    const char *path = grammar_path(p, t->path, format_text("%s.profile", l->word[1]));
    for (unsigned i = 0; i < p->documents.count; i++)
        if (strcmp(p->documents.list[i]->path, path) == 0) {
            error_at(l->at, "extends: the profile %s extends itself", path);
            return;
        }
    if (!is_readable(path)) {
        error_at(
            word_source(l, 1),
            "extends: no file %s.profile is beside the profile, nor among the grammars of uric",
            l->word[1]);
        return;
    }
    if (t->path == p->path)
        p->extends = l->at;
    t->base = open_profile(p, path, t);
    t->space->base = t->base->space;
}

/* Puts the assumed statement `grammar` before all others. */
static void assume_grammar(profile_text *t, const char *abnf) {
    const char *name = file_name(abnf);
    line *lines = allocate(t->count + 1, sizeof *lines);
    *lines = (line){.at = {abnf, 1, 1}, .count = 3};
    lines->word[0] = format_text("grammar");
    lines->word[1] = lines->word[2] = format_text("%s", name);
    if (t->count > 0)
        memcpy(lines + 1, t->lines, t->count * sizeof *lines);
    t->lines = lines;
    t->count++;
}

static bool has_grammar_line(const profile_text *t) {
    for (unsigned i = 0; i < t->count; i++)
        if (strcmp(t->lines[i].word[0], "grammar") == 0)
            return true;
    return false;
}

/* `path` is p->file where there is no profile. */
static profile_text *open_profile(profile *p, const char *path, const profile_text *from) {
    size_t len;
    profile_text *t = allocate(1, sizeof *t);
    t->path = from == NULL ? p->path : path;
    t->space = add_document(&p->documents, path);
    if (!is_abnf(path))
        t->lines = split_lines(read_source(path, &len), t->path, &t->count);
    const char *abnf = has_grammar_line(t) ? NULL : abnf_of(from == NULL ? p->file : path);
    if (abnf != NULL)
        assume_grammar(t, abnf);
    for (unsigned i = 0; i < t->count; i++) {
        const statement *s = statement_of(&t->lines[i]);
        if (s == NULL)
            report_statement(&t->lines[i]);
        else if (s->pass == BASE)
            read_extends_line(p, t, &t->lines[i]);
    }
    return t;
}

/* The lines of the extended profile first. */
static void read_lines(profile *p, const profile_text *t, pass now) {
    if (t->base != NULL)
        read_lines(p, t->base, now);
    if (t->base != NULL && now == CHARSET)
        t->space->code_points = t->base->space->code_points;
    p->space = t->space;
    for (unsigned i = 0; i < t->count; i++) {
        const statement *s = statement_of(&t->lines[i]);
        if (s != NULL && s->pass == now && (s->inherited || !is_inherited(p)))
            s->read(p, &t->lines[i]);
    }
}

/* The lines of NAME.samples beside the file that was named, if it is there. */
static void read_samples(profile *p) {
    const char *path = path_beside(p->file, format_text("%s.samples", p->name));
    size_t len;
    if (!is_readable(path))
        return;
    for (char *at = strtok(read_source(path, &len), "\n"); at != NULL; at = strtok(NULL, "\n")) {
        p->samples = grow(p->samples, p->sample_count, sizeof *p->samples);
        p->samples[p->sample_count++] = at;
    }
}

/* Without "reference", that is the absolute rule, and without "absolute" the reference rule;
 * without both, it is the first of the grammar. Without "parse", both are parsed. A profile with
 * none of these three statements names no entry: then every rule is one. */
static void set_defaults(profile *p, own_rules without_entries) {
    const rule *first = p->documents.list[0]->rules.rules[0];
    if (p->own == ENTRIES && p->absolute == NULL && p->reference == NULL && p->parser_count == 0)
        p->own = without_entries;
    if (p->reference == NULL)
        p->reference = p->absolute != NULL ? p->absolute : first;
    if (p->absolute == NULL)
        p->absolute = p->reference;
    add_rule(&p->entries, p->absolute);
    add_rule(&p->entries, p->reference);
    if (p->parser_count > 0)
        return;
    p->parsers = grow(NULL, p->parser_count++, sizeof *p->parsers);
    p->parsers[0] = (parse_line){.at = {.file = p->path}};
    add_rule(&p->parsers[0].rules, p->reference);
    if (p->absolute != p->reference)
        add_rule(&p->parsers[0].rules, p->absolute);
}

/* RFC 3986, 5.2.2 goes by these components: without them, "coap://h/b" would be a path, such as
 * "b". */
static void inherit_resolution(profile *p) {
    bool whole = component_index(p, URIC_SCHEME) >= 0 && component_index(p, URIC_AUTHORITY) >= 0 &&
                 component_index(p, URIC_PATH) >= 0;
    p->revision.resolves |= p->inherits_resolution && whole;
}

static void find_parsed(profile *p) {
    for (unsigned i = 0; i < p->parser_count; i++)
        for (unsigned k = 0; k < p->parsers[i].rules.count; k++)
            add_reached(&p->parsed, p->parsers[i].rules.rules[k]);
}

/* What to import for the names that are not defined. */
static void suggest_rules(const profile *p, const char *path) {
    source whole = {.file = p->path};
    const char *left =
        suggest_imports(whole, path, p->documents.undefined, p->documents.undefined_count);
    if (*left != '\0')
        note_at(whole,
                "what no file here defines can stand in one of yours: put \"import FILE:%s\" into "
                "the profile",
                left);
}

profile *read_profile(const char *file, const char *with_profile, unsigned depth,
                      own_rules without_entries) {
    profile *p = allocate(1, sizeof *p);
    const char *path = profile_of(file, with_profile);
    p->file = file;
    p->path = path;
    p->dated = "";
    p->name = document_name(file);
    const profile_text *text = open_profile(p, path, NULL);
    read_lines(p, text, CHARSET);
    read_lines(p, text, FILES);
    check_file(p);
    bind_names(&p->documents);
    read_lines(p, text, PARSERS);
    read_imported(p, "omit", read_omit_line);
    omit_rules(p);

    source whole = {.file = path};
    if (p->title == NULL)
        error_at(whole, "the profile has no statement \"grammar\"");
    else if (text->space->rules.count == 0)
        error_at(whole, "the grammar has no rules");
    else
        set_defaults(p, without_entries);
    find_parsed(p);
    read_lines(p, text, OTHERS);
    read_imported(p, "nest", read_nest_line);
    check_where_names(p);
    if (!check_omissions(p))
        return p;
    inherit_resolution(p);
    p->grammar = reached_rules(&p->documents, &p->entries, p->own);
    suggest_rules(p, text->space->path);
    if (errors_seen() == 0)
        resolve_recursion(p, depth);
    if (errors_seen() > 0)
        return p;
    add_hidden_components(p);
    settle_limits(p);
    name_objects(p);
    read_samples(p);
    return p;
}
