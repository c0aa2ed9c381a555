#include "emit/c_revision.h"

#include "front/c_names.h"
#include "front/revision.h"

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
    for (unsigned i = 0; i < REVISION_CHOICES; i++) {
        unsigned value = *((const uint8_t *)&p->revision + revision_choices[i].field);
        fprintf(out, "    /* %s %s */ %u,\n", revision_choices[i].key,
                revision_choices[i].values[value], value);
    }
    fputs("    /* unreserved */ {", out);
    byte_set unreserved = p->unreserved_marks;
    for (unsigned i = 0; i < p->unreserved.count; i++)
        unreserved = set_union(unreserved, first_bytes(p->unreserved.rules[i]->body));
    for (unsigned i = 0; i < 8; i++)
        fprintf(out, "%s0x%08lx", i > 0 ? ", " : "",
                (unsigned long)(unreserved.word[i / 2] >> (i % 2 * 32) & 0xFFFFFFFFu));
    fputs("},\n", out);
    fprintf(out, "    /* dot-segments %s */ %u,\n", dot_segments_values[p->revision.dot_segments],
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
