#include "emit/c_encodings.h"

#include <string.h>

#include "front/c_names.h"
#include "tables/encoding.h"

static void write_set(const profile *p, const byte_set *set, unsigned number, FILE *out) {
    fprintf(out, "static const uint32_t %s_kept_%u[8] = {", identifier(p->name), number);
    for (unsigned i = 0; i < 8; i++)
        fprintf(out, "%s0x%08lx", i > 0 ? ", " : "",
                (unsigned long)(set->word[i / 2] >> (i % 2 * 32) & 0xFFFFFFFFu));
    fputs("};\n", out);
}

/* The first of the list with the same set. */
static unsigned same_set(const encoding *all, unsigned which) {
    unsigned first = 0;
    while (!set_equal(all[first].kept, all[which].kept))
        first++;
    return first;
}

size_t write_encodings(const profile *p, FILE *out) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    size_t bytes = 0;
    fputc('\n', out);
    for (unsigned i = 0; i < count; i++)
        if (same_set(all, i) == i) {
            write_set(p, &all[i].kept, i, out);
            bytes += 32;
        }
    for (unsigned i = 0; i < count; i++) {
        bytes += 12 + strlen(all[i].name) + 1;
        fprintf(out,
                "static const char %s_name[] = \"%s\";\n"
                "const uric_encoding %s = {%s_name, %s_kept_%u, %d};\n",
                encoding_object(p, all[i].name), all[i].name, encoding_object(p, all[i].name),
                encoding_object(p, all[i].name), identifier(p->name), same_set(all, i),
                all[i].empty);
    }
    return bytes;
}

unsigned write_encoding_list(const profile *p, FILE *out) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    if (count > 0)
        fprintf(out, "static const uric_encoding *const %s_encodings[] = {\n", identifier(p->name));
    for (unsigned i = 0; i < count; i++)
        fprintf(out, "    &%s,\n", encoding_object(p, all[i].name));
    if (count > 0)
        fputs("};\n", out);
    return count;
}

void declare_encodings(const profile *p, FILE *out) {
    encoding *all;
    unsigned count = find_encodings(p, &all);
    for (unsigned i = 0; i < count; i++)
        fprintf(out, "URIC_API extern const uric_encoding %s;\n", encoding_object(p, all[i].name));
}
