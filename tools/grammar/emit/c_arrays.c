#include "emit/c_arrays.h"

#include <string.h>

unsigned pool_list(list_pool *pool, uint8_t *list, unsigned len) {
    list[len++] = pool->end;
    for (unsigned at = 0; at + len <= pool->len; at++)
        if (memcmp(pool->bytes + at, list, len) == 0)
            return at;
    for (unsigned i = 0; i < len; i++) {
        pool->bytes = grow(pool->bytes, pool->len, 1);
        pool->bytes[pool->len++] = list[i];
    }
    return pool->len - len;
}

void count_bytes(const packer *k, size_t bytes) {
    *k->bytes += bytes;
}

void write_byte_set(const packer *k, byte_set set) {
    for (unsigned i = 0; i < 8; i++)
        fprintf(k->out, "%s0x%08lx", i > 0 ? ", " : "{",
                (unsigned long)(set.word[i / 2] >> (i % 2 * 32) & 0xFFFFFFFFu));
    fputc('}', k->out);
}

void write_item(FILE *out, unsigned index, unsigned count, const char *item) {
    fprintf(out, "%s%s%s", index % 16 == 0 ? "\n    " : " ", item, index + 1 < count ? "," : "");
}

void write_number(FILE *out, unsigned index, unsigned count, unsigned number) {
    char text[16];
    snprintf(text, sizeof text, "%u", number);
    write_item(out, index, count, text);
}

/* The size of a type of the compact form on a machine of 32 bits; 0 for one that only the fast form
 * has. */
static unsigned size_of(const char *type) {
    static const struct {
        const char *type;
        unsigned size;
    } sizes[] = {{"uint8_t", 1},     {"uint16_t", 2},          {"uric_error_component", 2},
                 {"uric_action", 4}, {"uric_row_template", 4}, {"uric_link", 8}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (strcmp(sizes[i].type, type) == 0)
            return sizes[i].size;
    return 0;
}

void begin_array(const packer *k, const char *type, const table *t, const char *what,
                 unsigned count) {
    count_bytes(k, size_of(type) * count);
    fprintf(k->out, "static const %s %s_%s[%u] = {", type, t->name, what, count);
}

void end_array(const packer *k) {
    fputs("};\n", k->out);
}

void write_bytes(const packer *k, const table *t, const char *what, const uint8_t *bytes,
                 unsigned count) {
    begin_array(k, "uint8_t", t, what, count);
    for (unsigned i = 0; i < count; i++)
        write_number(k->out, i, count, bytes[i]);
    end_array(k);
}
