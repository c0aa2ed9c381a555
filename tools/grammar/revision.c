/* Reads and writes the revision record: what operations on parsed URIs differ in. */
#include "revision.h"

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
     {"root-beside-authority", "root", NULL}},
    {"first-segment", offsetof(uric_revision, first_segment), {"no-colon", "colon", NULL}},
};
enum { CHOICES = sizeof choices / sizeof *choices };

/* resolution params COMPONENT */
static void read_params(profile *p, const line *l) {
    for (unsigned i = 0; i < p->capture_count; i++)
        if (strcmp(p->captures[i].name, l->word[2]) == 0 && p->captures[i].component >= URIC_PART &&
            p->captures[i].component < COMPONENTS) {
            p->params = p->captures[i].component;
            return;
        }
    error_at(word_place(l, 2), "resolution: %s is no component of this grammar's own", l->word[2]);
}

/* resolution parser RULE */
static void read_resolver(profile *p, const line *l) {
    rule *r = named_rule(p, l, 2);
    if (r != NULL && !is_parser(p, r))
        error_at(word_place(l, 2), "resolution: no parse line above has %s", l->word[2]);
    p->resolver = r;
}

void read_resolution_line(profile *p, const line *l) {
    const struct choice *c = choices;
    if (l->count == 3 && strcmp(l->word[1], "params") == 0) {
        read_params(p, l);
        return;
    }
    if (l->count == 3 && strcmp(l->word[1], "parser") == 0) {
        read_resolver(p, l);
        return;
    }
    while (l->count == 3 && c < choices + CHOICES && strcmp(c->key, l->word[1]) != 0)
        c++;
    if (l->count != 3 || c == choices + CHOICES) {
        error_at(l->at, "resolution: one of empty-reference, query-reference, above-root, "
                        "rooted-path, query, empty-base-path, first-segment, "
                        "params, parser, and a value belong here");
        return;
    }
    for (unsigned i = 0; i < 3 && c->values[i] != NULL; i++)
        if (strcmp(c->values[i], l->word[2]) == 0) {
            *((uint8_t *)&p->revision + c->field) = (uint8_t)i;
            p->revision.resolves = 1;
            return;
        }
    error_at(word_place(l, 2), "resolution: %s cannot be %s", l->word[1], l->word[2]);
}

static scheme_defaults *defaults_of(profile *p, const char *scheme) {
    for (unsigned i = 0; i < p->scheme_count; i++)
        if (strcmp(p->schemes[i].name, scheme) == 0)
            return &p->schemes[i];
    p->schemes = grow(p->schemes, p->scheme_count, sizeof *p->schemes);
    scheme_defaults *added = &p->schemes[p->scheme_count++];
    *added = (scheme_defaults){.name = scheme};
    return added;
}

void read_port_line(profile *p, const line *l) {
    unsigned long port = 0;
    char *end = NULL;
    if (l->count == 3)
        port = strtoul(l->word[2], &end, 10);
    if (l->count != 3 || *end != '\0' || port == 0 || port > UINT16_MAX)
        error_at(l->at, "default-port: a scheme and a number up to 65535 belong here");
    else
        defaults_of(p, l->word[1])->port = (unsigned)port;
}

void read_path_line(profile *p, const line *l) {
    if (l->count != 3)
        error_at(l->at, "default-path: a scheme and a path belong here");
    else
        defaults_of(p, l->word[1])->path = l->word[2];
}

void read_unreserved_line(profile *p, const line *l) {
    for (unsigned i = 1; i < l->count; i++) {
        unsigned char mark = (unsigned char)l->word[i][0];
        if (ispunct(mark) && l->word[i][1] == '\0') {
            p->revision.unreserved[mark / 32] |= (uint32_t)1 << mark % 32;
            continue;
        }
        const rule *r = named_rule(p, l, i);
        byte_set bytes = r != NULL ? first_bytes(r->body) : (byte_set){{0}};
        for (unsigned byte = 0; byte < 256; byte++)
            if (set_has(&bytes, byte))
                p->revision.unreserved[byte / 32] |= (uint32_t)1 << byte % 32;
    }
}

static const char *const dot_segments[] = {"kept", "removed-below-root", "removed"};

void read_normalization_line(profile *p, const line *l) {
    if (l->count == 3 && strcmp(l->word[1], "dot-segments") == 0)
        for (unsigned i = 0; i < sizeof dot_segments / sizeof *dot_segments; i++)
            if (strcmp(dot_segments[i], l->word[2]) == 0) {
                p->revision.dot_segments = (uint8_t)i;
                return;
            }
    error_at(l->at, "normalization: dot-segments kept, removed-below-root or removed belongs here");
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
    for (unsigned i = 0; i < 8; i++)
        fprintf(out, "%s0x%08lx", i > 0 ? ", " : "", (unsigned long)p->revision.unreserved[i]);
    fputs("},\n", out);
    fprintf(out, "    /* dot-segments %s */ %u,\n", dot_segments[p->revision.dot_segments],
            p->revision.dot_segments);
    if (p->scheme_count > 0)
        fprintf(out, "    %s_schemes, %u,\n", identifier(p->name), p->scheme_count);
    else
        fputs("    NULL, 0,\n", out);
    fputs("};\n", out);
}
