#include "front/revision.h"

#include <ctype.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

const revision_choice revision_choices[REVISION_CHOICES] = {
    {"empty-reference",
     offsetof(uric_revision, empty_reference),
     {"current-document", "base", "base-without-fragment"}},
    {"query-reference",
     offsetof(uric_revision, query_reference),
     {"drops-segment", "keeps-segment", NULL}},
    {"above-root", offsetof(uric_revision, above_root), {"kept", "open", "dropped"}},
    {"rooted-path", offsetof(uric_revision, rooted_path), {"keeps-dots", "loses-dots", NULL}},
    {"query", offsetof(uric_revision, query), {"apart", "merged", NULL}},
    {"empty-base-path",
     offsetof(uric_revision, base_path),
     {"root-beside-authority", "root", "root-before-query"}},
    {"first-segment", offsetof(uric_revision, first_segment), {"no-colon", "colon", NULL}},
    {"empty-component", offsetof(uric_revision, empty_component), {"present", "absent", NULL}},
};

/* resolution params COMPONENT; a component that is inherited may be in none of the rules */
static void read_params(profile *p, const line *l, unsigned word) {
    for (unsigned i = 0; i < p->component_count; i++)
        if (strcmp(p->components[i].name, l->word[word]) == 0 && is_part(&p->components[i])) {
            p->params = p->components[i].number;
            return;
        }
    if (!is_inherited(p))
        error_at(word_source(l, word), "resolution: %s is not one of the grammar's own components",
                 l->word[word]);
}

/* resolution parser RULE */
static void read_resolver(profile *p, const line *l, unsigned word) {
    const rule *r = named_rule(p, l, word);
    if (r != NULL && !is_parser(p, r))
        error_at(word_source(l, word), "resolution: %s is not in a parse line above",
                 l->word[word]);
    p->resolver = r;
}

/* resolution results checked; resolution results derived */
static void read_results(profile *p, const line *l, unsigned word) {
    p->derives_results = strcmp(l->word[word], "derived") == 0;
    if (!p->derives_results && strcmp(l->word[word], "checked") != 0)
        error_at(word_source(l, word), "resolution: expected checked or derived, not %s",
                 l->word[word]);
}

/* The two keys that hold for the rules of one grammar, and are not inherited. */
static void read_of_grammar(profile *p, const line *l, unsigned word) {
    if (is_inherited(p))
        return;
    if (strcmp(l->word[word], "parser") == 0)
        read_resolver(p, l, word + 1);
    else
        read_results(p, l, word + 1);
}

static void read_choice(profile *p, const line *l, unsigned word) {
    const revision_choice *c = revision_choices;
    while (c < revision_choices + REVISION_CHOICES && strcmp(c->key, l->word[word]) != 0)
        c++;
    if (c == revision_choices + REVISION_CHOICES) {
        error_at(
            word_source(l, word),
            "resolution: expected empty-reference, query-reference, above-root, rooted-path, "
            "query, empty-base-path, first-segment, empty-component, params, parser or results");
        return;
    }
    for (unsigned i = 0; i < 3 && c->values[i] != NULL; i++)
        if (strcmp(c->values[i], l->word[word + 1]) == 0) {
            *((uint8_t *)&p->revision + c->field) = (uint8_t)i;
            if (is_inherited(p))
                p->inherits_resolution = true;
            else
                p->revision.resolves = 1;
            return;
        }
    error_at(word_source(l, word + 1), "resolution: %s has no value %s: expected %s%s%s%s%s",
             l->word[word], l->word[word + 1], c->values[0], c->values[2] != NULL ? ", " : " or ",
             c->values[1], c->values[2] != NULL ? " or " : "",
             c->values[2] != NULL ? c->values[2] : "");
}

void read_resolution_line(profile *p, const line *l) {
    if (l->count == 1 || l->count % 2 == 0)
        error_at(l->at, "resolution: expected KEY VALUE [KEY VALUE]…");
    for (unsigned i = 1; i + 1 < l->count; i += 2)
        if (strcmp(l->word[i], "params") == 0)
            read_params(p, l, i + 1);
        else if (strcmp(l->word[i], "parser") == 0 || strcmp(l->word[i], "results") == 0)
            read_of_grammar(p, l, i);
        else
            read_choice(p, l, i);
}

void read_scheme_line(profile *p, const line *l) {
    scheme_defaults s = {.name = l->count > 1 ? l->word[1] : "", .at = l->at};
    if (l->count < 4 || l->count % 2 != 0)
        error_at(l->at, "scheme: expected NAME [port NUMBER] [path PATH]");
    else
        check_given_name(l, 1);
    for (unsigned i = 2; i + 1 < l->count; i += 2) {
        char *end;
        unsigned long port = strtoul(l->word[i + 1], &end, 10);
        if (strcmp(l->word[i], "path") == 0 && strpbrk(l->word[i + 1], "\"\\") == NULL)
            s.path = l->word[i + 1];
        else if (strcmp(l->word[i], "port") == 0 && *end == '\0' && port > 0 && port <= UINT16_MAX)
            s.port = (unsigned)port;
        else
            error_at(word_source(l, i),
                     "scheme: expected port, with a number up to 65535, or path, with a path");
    }
    for (unsigned i = 0; i < p->scheme_count; i++)
        if (strcmp(p->schemes[i].name, s.name) == 0)
            error_at(l->at, "scheme %s: the statement is repeated", s.name);
    p->schemes = grow(p->schemes, p->scheme_count, sizeof s);
    p->schemes[p->scheme_count++] = s;
}

/* normalization unreserved RULE…; a mark such as "_" stands for itself */
static void read_unreserved(profile *p, const line *l) {
    for (unsigned i = 2; i < l->count; i++) {
        unsigned char mark = (unsigned char)l->word[i][0];
        if (ispunct(mark) && l->word[i][1] == '\0')
            set_add(&p->unreserved_marks, mark);
        else
            add_rule(&p->unreserved, named_rule(p, l, i));
    }
}

const char *const dot_segments_values[DOT_SEGMENTS_VALUES] = {"kept", "removed-below-root",
                                                              "removed"};

void read_normalization_line(profile *p, const line *l) {
    if (l->count > 2 && strcmp(l->word[1], "unreserved") == 0) {
        read_unreserved(p, l);
        return;
    }
    if (l->count == 3 && strcmp(l->word[1], "dot-segments") == 0)
        for (unsigned i = 0; i < DOT_SEGMENTS_VALUES; i++)
            if (strcmp(dot_segments_values[i], l->word[2]) == 0) {
                p->revision.dot_segments = (uint8_t)i;
                return;
            }
    error_at(l->at,
             "normalization: expected \"unreserved\" and rules, or \"dot-segments\" and kept, "
             "removed-below-root or removed");
}
