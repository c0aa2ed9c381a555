#include "front/imports.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "front/grammar_files.h"

bool read_charset(const line *l, bool *code_points) {
    *code_points = l->count == 2 && strcmp(l->word[1], "utf-8") == 0;
    return *code_points || (l->count == 2 && strcmp(l->word[1], "octets") == 0);
}

/* The rule of an imported document that a word names, unless another import has the name. */
static const rule *rule_of_word(const profile *p, const line *l, unsigned word, const char *name,
                                const document *from) {
    const rule *r = find_rule(&from->rules, name);
    if (r == NULL)
        r = imported_rule(&p->documents, from, name);
    if (r == NULL)
        error_at(word_source(l, word), "import: %s has no rule %s%s", from->path, name,
                 suggestion(&p->documents, from, name));
    for (unsigned i = 0; r != NULL && i < p->space->imports.count; i++) {
        const rule *other = p->space->imports.rules[i];
        if (strcasecmp(other->name, r->name) == 0 && other != r)
            error_at(word_source(l, word), "import: rule %s is imported from %s, too",
                     l->word[word], other->document->path);
    }
    return r;
}

/* NAME=RULE: the rule by a name of this document. The other document may have that name, too. */
static const rule *alias(const document *here, const char *name, const rule *r, source at) {
    rule *made = allocate(1, sizeof *made);
    document *there = allocate(1, sizeof *there);
    *there = *r->document;
    there->name = here->name;
    node *body = allocate(1, sizeof *body);
    *body = (node){.kind = NODE_RULE, .at = at, .text = r->name, .rule = (rule *)r};
    body->len = strlen(r->name);
    *made = (rule){.name = name, .at = at, .document = there, .body = body};
    return made;
}

static void import_rule(profile *p, const line *l, unsigned word, const document *from) {
    const char *name = l->word[word], *equals = strchr(name, '=');
    const rule *r = rule_of_word(p, l, word, equals != NULL ? equals + 1 : name, from);
    if (r != NULL && equals != NULL)
        r = alias(p->space, copy_text(name, (size_t)(equals - name)), r, word_source(l, word));
    add_rule(&p->space->imports, r);
    if (!is_inherited(p))
        add_rule(&p->entries, r);
}

static void import_all(profile *p, document *from) {
    p->space->open = grow(p->space->open, p->space->open_count, sizeof from);
    p->space->open[p->space->open_count++] = from;
}

/* Is it the profile of the file beside which it stands? */
static bool is_profile_of(const profile *p, const line *lines, unsigned count, const char *path) {
    for (unsigned i = 0; i < count; i++)
        if (strcmp(lines[i].word[0], "grammar") == 0)
            return lines[i].count > 1 &&
                   strcmp(grammar_path(p, lines[i].at.file, lines[i].word[1]), path) == 0;
    return true;
}

static own_profile profile_beside(const profile *p, const char *path) {
    const char *beside = path_beside(path, format_text("%s.profile", document_name(path)));
    own_profile own = {NULL, NULL, 0};
    size_t len;
    if (!is_readable(beside))
        return own;
    own.lines = split_lines(read_source(beside, &len), beside, &own.count);
    return is_profile_of(p, own.lines, own.count, path) ? own : (own_profile){NULL, NULL, 0};
}

static document *import_document(profile *p, const line *l, const char *name);

/* extends NAME, in the profile of an imported file */
static void extend_imported(profile *p, document *d, const line *l) {
    const char *path = grammar_path(p, l->at.file, format_text("%s.abnf", l->word[1]));
    document *base = is_readable(path) ? import_document(p, l, path) : NULL;
    for (const document *b = base; b != NULL; b = b->base)
        if (b == d)
            return;
    d->base = base;
}

static void read_own_profile(profile *p, document *d, const own_profile *own) {
    document *space = p->space;
    p->space = d;
    for (unsigned i = 0; i < own->count; i++) {
        const line *l = &own->lines[i];
        if (strcmp(l->word[0], "import") == 0)
            read_import_line(p, l);
        else if (strcmp(l->word[0], "document") == 0)
            read_document_line(p, l);
        else if (strcmp(l->word[0], "extends") == 0 && l->count == 2)
            extend_imported(p, d, l);
    }
    p->space = space;
}

static document *find_document(const documents *all, const char *path) {
    for (unsigned i = 0; i < all->count; i++)
        if (strcmp(all->list[i]->path, path) == 0)
            return all->list[i];
    return NULL;
}

/* The document of a file, which has the charset of its own profile or, without one, that of the
 * profile which imports it. NULL: there is no such file. */
static document *import_document(profile *p, const line *l, const char *name) {
    const char *path = grammar_path(p, l->at.file, name);
    document *d = find_document(&p->documents, path);
    if (d != NULL)
        return d;
    bool imported = l->at.file != p->path && is_inherited(p);
    if (!is_readable(path)) {
        const char *longer = format_text("%s.abnf", name);
        bool is_there = is_readable(grammar_path(p, l->at.file, longer));
        if (!imported)
            error_at(word_source(l, 1),
                     "%s: no file %s is beside the profile, nor among the grammars of uric%s%s%s",
                     l->word[0], name, is_there ? "; did you mean " : "", is_there ? longer : "",
                     is_there ? "?" : "");
        return NULL;
    }
    own_profile own = profile_beside(p, path);
    bool code_points = p->space->code_points && own.lines == NULL;
    for (unsigned i = 0; i < own.count; i++)
        if (strcmp(own.lines[i].word[0], "charset") == 0)
            read_charset(&own.lines[i], &code_points);
    d = own.document = open_document(&p->documents, path, code_points);
    p->own_profiles = grow(p->own_profiles, p->own_profile_count, sizeof own);
    p->own_profiles[p->own_profile_count++] = own;
    read_own_profile(p, d, &own);
    return d;
}

/* import FILE: RULE…, import FILE: NAME=RULE…, import FILE: * [RULE…] */
void read_import_line(profile *p, const line *l) {
    size_t len = l->count > 1 ? strlen(l->word[1]) : 0;
    if (l->count < 3 || len < 2 || l->word[1][len - 1] != ':') {
        error_at(l->at, "import: expected FILE: RULE…");
        return;
    }
    document *from = import_document(p, l, copy_text(l->word[1], len - 1));
    for (unsigned i = 2; from != NULL && i < l->count; i++)
        if (strcmp(l->word[i], "*") == 0)
            import_all(p, from);
        else
            import_rule(p, l, i, from);
}

/* document TAG FILE */
void read_document_line(profile *p, const line *l) {
    documents *all = &p->documents;
    if (l->count != 3) {
        error_at(l->at, "document: expected a tag, such as [RFC3986], and a file");
        return;
    }
    prose_source from = {l->word[1], l->at, p->space, import_document(p, l, l->word[2])};
    if (from.document == NULL)
        return;
    all->prose = grow(all->prose, all->prose_count, sizeof from);
    all->prose[all->prose_count++] = from;
}

/* nest RULE DEPTH */
void read_nest_line(profile *p, const line *l) {
    nesting n = {.at = l->at};
    size_t digits = l->count == 3 ? strspn(l->word[2], "0123456789") : 0;
    if (digits > 0 && digits < 4 && l->word[2][digits] == '\0')
        n.depth = (unsigned)atoi(l->word[2]);
    if (n.depth < 1 || n.depth > MOST_LEVELS) {
        error_at(l->at, "nest: expected RULE DEPTH, with a depth from 1 to %d", MOST_LEVELS);
        return;
    }
    n.rule = (rule *)rule_for_profile(&p->documents, p->space, l->word[1]);
    if (n.rule == NULL) {
        error_at(word_source(l, 1), "nest: the grammar has no rule %s%s", l->word[1],
                 suggestion(&p->documents, p->space, l->word[1]));
        return;
    }
    for (unsigned i = 0; is_inherited(p) && i < p->nesting_count; i++)
        if (p->nestings[i].rule == n.rule)
            return;
    p->nestings = grow(p->nestings, p->nesting_count, sizeof n);
    p->nestings[p->nesting_count++] = n;
}

void read_imported(profile *p, const char *word, void (*read)(profile *, const line *)) {
    document *space = p->space;
    for (unsigned i = 0; i < p->own_profile_count; i++) {
        const own_profile *own = &p->own_profiles[i];
        p->space = own->document;
        for (unsigned k = 0; k < own->count; k++)
            if (strcmp(own->lines[k].word[0], word) == 0)
                read(p, &own->lines[k]);
    }
    p->space = space;
}
