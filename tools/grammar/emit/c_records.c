#include "emit/c_records.h"

#include <string.h>

#include "front/c_names.h"
#include "front/characters.h"
#include "front/revision.h"
#include "tables/encoding.h"

/* Each string is an object of its own, so that a linker drops those of schemes that are not used.
 */
static void write_schemes(const packer *k) {
    const char *file = identifier(k->p->name);
    fputc('\n', k->out);
    for (unsigned i = 0; i < k->p->scheme_count; i++) {
        const scheme_defaults *s = &k->p->schemes[i];
        const char *name = identifier(s->name);
        fprintf(k->out, "static const char %s_scheme_%s[] = \"%s\";\n", file, name, s->name);
        if (s->path != NULL)
            fprintf(k->out, "static const char %s_path_of_%s[] = \"%s\";\n", file, name, s->path);
    }
    fprintf(k->out, "static const uric_scheme_defaults %s_schemes[] = {\n", file);
    for (unsigned i = 0; i < k->p->scheme_count; i++) {
        const scheme_defaults *s = &k->p->schemes[i];
        const char *name = identifier(s->name);
        const char *path = s->path != NULL ? format_text("%s_path_of_%s", file, name) : "NULL";
        fprintf(k->out, "    {%s_scheme_%s, %s, %u},\n", file, name, path, s->port);
    }
    fputs("};\n", k->out);
    count_bytes(k, 12 * k->p->scheme_count);
}

void write_revision(const packer *k) {
    const profile *p = k->p;
    const rule *resolver =
        p->derives_results && !has_limits(p, p->reference) ? NULL : resolver_of(p);
    byte_set unreserved = p->unreserved_marks;
    for (unsigned i = 0; i < p->unreserved.count; i++)
        unreserved = set_union(unreserved, first_bytes(p->unreserved.rules[i]->body));
    if (p->scheme_count > 0)
        write_schemes(k);
    count_bytes(k, 60);
    if (resolver != NULL)
        fprintf(k->out, "\nextern const uric_rule %s;", object_name(p, resolver->identifier));
    fprintf(k->out, "\nstatic const uric_revision %s_revision = {\n", identifier(p->name));
    fprintf(k->out, "    /* resolves */ %u,\n", p->revision.resolves);
    for (unsigned i = 0; i < REVISION_CHOICES; i++) {
        unsigned value = *((const uint8_t *)&p->revision + revision_choices[i].field);
        fprintf(k->out, "    /* %s %s */ %u,\n", revision_choices[i].key,
                revision_choices[i].values[value], value);
    }
    fputs("    /* unreserved */ ", k->out);
    write_byte_set(k, unreserved);
    fprintf(k->out, ",\n    /* dot-segments %s */ %u,\n",
            dot_segments_values[p->revision.dot_segments], p->revision.dot_segments);
    if (resolver != NULL)
        fprintf(k->out, "    /* results checked */ &%s,\n", object_name(p, resolver->identifier));
    else
        fputs("    /* results derived */ NULL,\n", k->out);
    if (p->scheme_count > 0)
        fprintf(k->out, "    %s_schemes, %u,\n};\n", identifier(p->name), p->scheme_count);
    else
        fputs("    NULL, 0,\n};\n", k->out);
}

/* The first encoding with the same set. */
static unsigned same_set(const encoding *all, unsigned which) {
    unsigned first = 0;
    while (!set_equal(all[first].kept, all[which].kept))
        first++;
    return first;
}

void write_encodings(const packer *k) {
    encoding *all;
    unsigned count = find_encodings(k->p, &all);
    const char *file = identifier(k->p->name);
    fputc('\n', k->out);
    for (unsigned i = 0; i < count; i++) {
        if (same_set(all, i) != i)
            continue;
        fprintf(k->out, "static const uint32_t %s_kept_%u[8] = ", file, i);
        write_byte_set(k, all[i].kept);
        fputs(";\n", k->out);
        count_bytes(k, 32);
    }
    for (unsigned i = 0; i < count; i++) {
        const char *object = encoding_object(k->p, all[i].identifier);
        count_bytes(k, 12 + strlen(all[i].name) + 1);
        fprintf(k->out,
                "static const char %s_name[] = \"%s\";\n"
                "const uric_encoding %s = {%s_name, %s_kept_%u, %d};\n",
                object, all[i].name, object, object, file, same_set(all, i), all[i].empty);
    }
}

unsigned write_encoding_list(const packer *k) {
    encoding *all;
    unsigned count = find_encodings(k->p, &all);
    if (count == 0)
        return 0;
    fprintf(k->out, "static const uric_encoding *const %s[] = {\n",
            local_name(k->p, "encodings", NULL));
    for (unsigned i = 0; i < count; i++)
        fprintf(k->out, "    &%s,\n", encoding_object(k->p, all[i].identifier));
    fputs("};\n", k->out);
    return count;
}

void declare_encodings(const profile *p, const char *before, FILE *out) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    for (unsigned i = 0; i < count; i++)
        fprintf(out, "%sextern const uric_encoding %s;\n", before,
                encoding_object(p, all[i].identifier));
}
