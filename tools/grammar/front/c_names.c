#include "front/c_names.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "worklist.h"

/* What the library's headers declare; the build writes the list. */
static const char *const declared[] = {
#include "declared_names.h"
};

/* What a header in a folder that is searched for headers would hide; the build writes the list. */
static const char *const c_headers[] = {
#include "c_headers.h"
};

/* Has the library this name, or one that begins with it and "_"? */
static bool is_of_library(const char *name) {
    size_t len = strlen(name);
    for (size_t i = 0; i < sizeof declared / sizeof *declared; i++)
        if (strncmp(declared[i], name, len) == 0 &&
            (declared[i][len] == '\0' || declared[i][len] == '_'))
            return true;
    return false;
}

char *macro_name(const char *name) {
    char *text = identifier(name);
    for (char *c = text; *c != '\0'; c++)
        *c = (char)toupper((unsigned char)*c);
    return text;
}

/* NAME, or g_NAME. */
static char *grammar_identifier(const profile *p) {
    char *name = identifier(p->name);
    bool of_library = is_of_library(format_text("uric_%s", name)) ||
                      is_of_library(format_text(OPTION_PREFIX "%s", macro_name(name)));
    bool has_prefix = strcmp(name, "g") == 0 || strncmp(name, "g_", 2) == 0;
    return of_library || has_prefix ? format_text("g_%s", name) : name;
}

char *object_name(const profile *p, const char *rule_name) {
    const char *name = grammar_identifier(p);
    return rule_name == NULL ? format_text("uric_%s", name)
                             : format_text("uric_%s_%s", name, rule_name);
}

char *local_name(const profile *p, const char *what, const char *name) {
    char *text = format_text("%s_%s", identifier(p->name), what);
    return name == NULL ? text : format_text("%s_%s", text, name);
}

/* The first words of other static objects, which end there or go on with "_"; and ends of names of
 * C, such as size_t and SIZE_MAX, which the rules of a grammar `size` or `SIZE` could have. */
static const char *const local_words[] = {
    "t",         "MAX",        "MIN",        "WIDTH", "rest_of", "items",    "parse",
    "check",     "call",       "kind",       "kinds", "parts",   "lists",    "captures",
    "component", "components", "host_kinds", "rules", "parsers", "revision", "encodings",
    "scheme",    "schemes",    "path_of",    "kept",  "terms",   "machine",
};

char *machine_name(const profile *p, const rule *r) {
    for (size_t i = 0; i < sizeof local_words / sizeof *local_words; i++) {
        size_t len = strlen(local_words[i]);
        char behind = strncmp(r->identifier, local_words[i], len) == 0 ? r->identifier[len] : 'x';
        if (behind == '\0' || behind == '_')
            return local_name(p, "machine", r->identifier);
    }
    return local_name(p, r->identifier, NULL);
}

char *encoding_object(const profile *p, const char *name) {
    return format_text("%s_encoding", object_name(p, name));
}

char *option_name(const profile *p) {
    return format_text(OPTION_PREFIX "%s", macro_name(grammar_identifier(p)));
}

char *header_name(const profile *p) {
    bool hides = false; /* in either case, since there are file systems that take both for one */
    for (size_t i = 0; i < sizeof c_headers / sizeof *c_headers; i++)
        hides |= strcasecmp(c_headers[i], p->name) == 0;
    return format_text("%s%s.h", hides ? "uric_" : "", p->name);
}

void check_name(const profile *p) {
    source whole = {.file = p->path};
    const char *name = identifier(p->name);
    if (!isalpha((unsigned char)*name))
        error_at(whole,
                 "%s: the name of a grammar must begin with a letter, to begin identifiers in C",
                 p->name);
    if (strcmp(name, "uric") == 0 || strncmp(name, "uric_", strlen("uric_")) == 0)
        error_at(whole, "%s: names that begin with uric are reserved for the library", p->name);
}

/* Adds an object, and whose it is; an error if it is there. */
static void claim(worklist *objects, const char *object, const profile *p, const char *whose) {
    const char *mine = format_text("%s of %s", whose, p->file);
    unsigned count = objects->count;
    unsigned item = worklist_add_item(objects, (work_item){.key = object,
                                                           .size = strlen(object),
                                                           .data = (void *)(uintptr_t)mine,
                                                           .data_size = strlen(mine) + 1,
                                                           .from = NO_ITEM,
                                                           .byte = NO_BYTE});
    if (item < count)
        error_at((source){.file = p->file},
                 "%s is %s in C, and so is %s: one of the grammars needs another name", whose,
                 object, (const char *)objects->items[item].data);
}

void check_grammars(profile *const *profiles, unsigned count) {
    worklist objects = {0};
    for (unsigned i = 0; i < count; i++) {
        const profile *p = profiles[i];
        claim(&objects, object_name(p, NULL), p, "the grammar");
        for (unsigned k = 0; k < p->parser_count; k++)
            for (unsigned r = 0; r < p->parsers[k].rules.count; r++) {
                const rule *of = p->parsers[k].rules.rules[r];
                claim(&objects, object_name(p, of->identifier), p,
                      format_text("rule %s", of->name));
            }
    }
}

/* What stands behind the identifier of a rule in names of further objects; names of components do,
 * too. */
static const char *const suffixes[] = {
    "accept",    "action",         "byte_class", "encoding",  "entry",          "error_component",
    "expected",  "expected_terms", "likely",     "links",     "name",           "operations",
    "prefixes",  "row_template",   "rule",       "self_loop", "self_loop_sets", "template_entry",
    "templates", "triplet_loop",
};

/* Adds the names of all objects of a rule; false if one of them is there. */
static bool add_objects(worklist *objects, const profile *p, const char *name) {
    unsigned before = objects->count, names = 1;
    worklist_add(objects, name, strlen(name));
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++, names++) {
        const char *object = format_text("%s_%s", name, suffixes[i]);
        worklist_add(objects, object, strlen(object));
    }
    for (unsigned i = 0; i < p->component_count; i++) {
        const char *object = format_text("%s_%s", name, identifier(p->components[i].name));
        bool is_suffix = false;
        for (size_t k = 0; k < sizeof suffixes / sizeof *suffixes; k++)
            is_suffix |= strcmp(suffixes[k], identifier(p->components[i].name)) == 0;
        if (!p->components[i].is_list || is_suffix)
            continue;
        worklist_add(objects, object, strlen(object));
        names++;
    }
    return objects->count == before + names;
}

static int shorter_first(const void *a, const void *b) {
    const rule *const *one = a, *const *other = b;
    size_t len = strlen((*one)->identifier), other_len = strlen((*other)->identifier);
    if (len != other_len)
        return len < other_len ? -1 : 1;
    return (*one)->index < (*other)->index ? -1 : 1;
}

void name_objects(profile *p) {
    worklist objects = {0};
    rule **rules = allocate(p->grammar.count, sizeof *rules);
    for (unsigned i = 0; i < p->grammar.count; i++) {
        rule *r = rules[i] = p->grammar.rules[i];
        r->identifier = format_text("%s%s", r->name, r->level != NULL ? r->level : "");
    }
    qsort(rules, p->grammar.count, sizeof *rules, shorter_first);
    for (unsigned i = 0; i < p->component_count; i++) {
        const char *object = format_text("%s_encoding", identifier(p->components[i].name));
        if (find_rule(&p->grammar, p->components[i].name) == NULL)
            worklist_add(&objects, object, strlen(object));
    }
    for (unsigned i = 0; i < p->grammar.count; i++) {
        const char *name = rules[i]->identifier = identifier(rules[i]->identifier);
        for (unsigned number = 2; !add_objects(&objects, p, rules[i]->identifier); number++)
            rules[i]->identifier = format_text("%s_%u", name, number);
    }
}
