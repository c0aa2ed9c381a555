/* Reads and writes the revision record: what operations on parsed URIs differ in. */
#include "revision.h"

#include "pack_machine.h"

#include <ctype.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* What "resolution KEY VALUE" can say; a value's place is its number in uric_tables.h. */
static const struct choice {
    const char *key;
    size_t field;
    const char *values[3];
} choices[] = {
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
enum { CHOICES = sizeof choices / sizeof *choices };

/* resolution params COMPONENT */
static void read_params(profile *p, const line *l, unsigned word) {
    for (unsigned i = 0; i < p->component_count; i++)
        if (strcmp(p->components[i].name, l->word[word]) == 0 &&
            p->components[i].number >= URIC_PART && p->components[i].number < COMPONENTS) {
            p->params = p->components[i].number;
            return;
        }
    error_at(word_place(l, word), "resolution: %s is no component of this grammar's own",
             l->word[word]);
}

/* resolution parser RULE */
static void read_resolver(profile *p, const line *l, unsigned word) {
    rule *r = named_rule(p, l, word);
    if (r != NULL && !is_parser(p, r))
        error_at(word_place(l, word), "resolution: no parse line above has %s", l->word[word]);
    p->resolver = r;
}

/* resolution results checked; resolution results derived */
static void read_results(profile *p, const line *l, unsigned word) {
    p->derives_results = strcmp(l->word[word], "derived") == 0;
    if (!p->derives_results && strcmp(l->word[word], "checked") != 0)
        error_at(word_place(l, word), "resolution: results are checked or derived, not %s",
                 l->word[word]);
}

static void read_choice(profile *p, const line *l, unsigned word) {
    const struct choice *c = choices;
    while (c < choices + CHOICES && strcmp(c->key, l->word[word]) != 0)
        c++;
    if (c == choices + CHOICES) {
        error_at(
            word_place(l, word),
            "resolution: expected empty-reference, query-reference, above-root, rooted-path, "
            "query, empty-base-path, first-segment, empty-component, params, parser or results");
        return;
    }
    for (unsigned i = 0; i < 3 && c->values[i] != NULL; i++)
        if (strcmp(c->values[i], l->word[word + 1]) == 0) {
            *((uint8_t *)&p->revision + c->field) = (uint8_t)i;
            p->revision.resolves = 1;
            return;
        }
    error_at(word_place(l, word + 1), "resolution: %s cannot be %s", l->word[word],
             l->word[word + 1]);
}

void read_resolution_line(profile *p, const line *l) {
    if (l->count == 1 || l->count % 2 == 0)
        error_at(l->at, "resolution: expected pairs of a key and a value");
    for (unsigned i = 1; i + 1 < l->count; i += 2)
        if (strcmp(l->word[i], "params") == 0)
            read_params(p, l, i + 1);
        else if (strcmp(l->word[i], "parser") == 0)
            read_resolver(p, l, i + 1);
        else if (strcmp(l->word[i], "results") == 0)
            read_results(p, l, i + 1);
        else
            read_choice(p, l, i);
}

void read_scheme_line(profile *p, const line *l) {
    scheme_defaults s = {.name = l->count > 1 ? l->word[1] : ""};
    if (l->count < 4 || l->count % 2 != 0)
        error_at(l->at,
                 "scheme: expected its name, and \"port\" and a number, \"path\" and a path");
    for (unsigned i = 2; i + 1 < l->count; i += 2) {
        char *end;
        unsigned long port = strtoul(l->word[i + 1], &end, 10);
        if (strcmp(l->word[i], "path") == 0)
            s.path = l->word[i + 1];
        else if (strcmp(l->word[i], "port") == 0 && *end == '\0' && port > 0 && port <= UINT16_MAX)
            s.port = (unsigned)port;
        else
            error_at(word_place(l, i),
                     "scheme: expected \"port\" and a number up to 65535, or \"path\" and a path");
    }
    for (unsigned i = 0; i < p->scheme_count; i++)
        if (strcmp(p->schemes[i].name, s.name) == 0)
            error_at(l->at, "scheme %s: the profile has this statement already", s.name);
    p->schemes = grow(p->schemes, p->scheme_count, sizeof s);
    p->schemes[p->scheme_count++] = s;
}

/* normalization unreserved RULE…, where a mark such as "_" may stand for a rule that derives
 * nothing else */
static void read_unreserved(profile *p, const line *l) {
    for (unsigned i = 2; i < l->count; i++) {
        unsigned char mark = (unsigned char)l->word[i][0];
        if (ispunct(mark) && l->word[i][1] == '\0')
            set_add(&p->unreserved_marks, mark);
        else
            add_to_list(&p->unreserved, named_rule(p, l, i));
    }
}

static const char *const dot_segments[] = {"kept", "removed-below-root", "removed"};

void read_normalization_line(profile *p, const line *l) {
    if (l->count > 2 && strcmp(l->word[1], "unreserved") == 0) {
        read_unreserved(p, l);
        return;
    }
    if (l->count == 3 && strcmp(l->word[1], "dot-segments") == 0)
        for (unsigned i = 0; i < sizeof dot_segments / sizeof *dot_segments; i++)
            if (strcmp(dot_segments[i], l->word[2]) == 0) {
                p->revision.dot_segments = (uint8_t)i;
                return;
            }
    error_at(l->at,
             "normalization: expected \"unreserved\" and rules, or \"dot-segments\" and kept, "
             "removed-below-root or removed");
}

static void write_schemes(const profile *p, FILE *out) {
    const char *file = identifier(p->name); /* strings are objects, to vanish one by one */
    fputc('\n', out);
    for (unsigned i = 0; i < p->scheme_count; i++) {
        const scheme_defaults *s = &p->schemes[i];
        const char *name = identifier(s->name);
        fprintf(out, "static const char %s_scheme_%s[] = \"%s\";\n", file, name, s->name);
        if (s->path != NULL)
            fprintf(out, "static const char %s_path_of_%s[] = \"%s\";\n", file, name, s->path);
    }
    fprintf(out, "static const uric_scheme_defaults %s_schemes[] = {\n", file);
    for (unsigned i = 0; i < p->scheme_count; i++) {
        const scheme_defaults *s = &p->schemes[i];
        char *path = format_text("%s_path_of_%s", file, identifier(s->name));
        fprintf(out, "    {%s_scheme_%s, %s, %u},\n", file, identifier(s->name),
                s->path != NULL ? path : "NULL", s->port);
    }
    fputs("};\n", out);
}

const rule *resolver_of(const profile *p) {
    const rule *resolver = p->resolver != NULL ? p->resolver : p->reference;
    return p->revision.resolves && is_parser(p, resolver) ? resolver : NULL;
}

void write_revision(const profile *p, FILE *out) {
    if (p->scheme_count > 0)
        write_schemes(p, out);
    fprintf(out, "\nstatic const uric_revision %s_revision = {\n", identifier(p->name));
    fprintf(out, "    /* resolves */ %u,\n", p->revision.resolves);
    for (unsigned i = 0; i < CHOICES; i++) {
        unsigned value = *((const uint8_t *)&p->revision + choices[i].field);
        fprintf(out, "    /* %s %s */ %u,\n", choices[i].key, choices[i].values[value], value);
    }
    fputs("    /* unreserved */ {", out);
    byte_set unreserved = p->unreserved_marks;
    for (unsigned i = 0; i < p->unreserved.count; i++)
        unreserved = set_union(unreserved, first_bytes(p->unreserved.rules[i]->body));
    for (unsigned i = 0; i < 8; i++)
        fprintf(out, "%s0x%08lx", i > 0 ? ", " : "",
                (unsigned long)(unreserved.word[i / 2] >> (i % 2 * 32) & 0xFFFFFFFFu));
    fputs("},\n", out);
    fprintf(out, "    /* dot-segments %s */ %u,\n", dot_segments[p->revision.dot_segments],
            p->revision.dot_segments);
    const rule *resolver = resolver_of(p);
    if (resolver != NULL && !p->derives_results)
        fprintf(out, "    /* results checked */ &%s,\n", object_name(p, resolver->name));
    else
        fputs("    /* results derived */ NULL,\n", out);
    if (p->scheme_count > 0)
        fprintf(out, "    %s_schemes, %u,\n", identifier(p->name), p->scheme_count);
    else
        fputs("    NULL, 0,\n", out);
    fputs("};\n", out);
}
