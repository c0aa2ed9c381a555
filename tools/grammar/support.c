#include "support.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static unsigned errors;

static void print_at(source at, const char *kind, const char *format, va_list arguments) {
    if (at.line > 0)
        fprintf(stderr, "%s:%u:%u: %s", at.file, at.line, at.column, kind);
    else
        fprintf(stderr, "%s: %s", at.file, kind);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

void error_at(source at, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_at(at, "", format, arguments);
    va_end(arguments);
    errors++;
}

void warn_at(source at, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_at(at, "warning: ", format, arguments);
    va_end(arguments);
}

void note_at(source at, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_at(at, "note: ", format, arguments);
    va_end(arguments);
}

unsigned errors_seen(void) {
    return errors;
}

static const char *program_name = "uric-grammar";

void fail_as(const char *program) {
    program_name = program;
}

void fail(const char *format, ...) {
    va_list arguments;
    fprintf(stderr, "%s: ", program_name);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(2);
}

/* All blocks are in one list, which is freed at exit, so that a leak checker reports real leaks
 * alone. */
typedef union block {
    struct {
        union block *next, **link; /* and what points to this block */
    };
    max_align_t align;
} block;

static block *blocks;

static void free_blocks(void) {
    while (blocks != NULL) {
        block *next = blocks->next;
        free(blocks);
        blocks = next;
    }
}

void *allocate(size_t count, size_t size) {
    if (size != 0 && count > (SIZE_MAX - sizeof(block)) / size)
        fail("out of memory");
    block *header = calloc(1, sizeof(block) + count * size);
    if (header == NULL)
        fail("out of memory");
    if (blocks == NULL)
        atexit(free_blocks);
    header->next = blocks;
    header->link = &blocks;
    if (blocks != NULL)
        blocks->link = &header->next;
    blocks = header;
    return header + 1;
}

void release(void *memory) {
    if (memory == NULL)
        return;
    block *header = (block *)memory - 1;
    *header->link = header->next;
    if (header->next != NULL)
        header->next->link = header->link;
    free(header);
}

char *copy_text(const char *text, size_t len) {
    char *copy = allocate(len + 1, 1);
    memcpy(copy, text, len);
    return copy;
}

char *format_text(const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int len = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (len < 0)
        fail("cannot format a text");
    char *text = allocate((size_t)len + 1, 1);
    vsnprintf(text, (size_t)len + 1, format, again);
    va_end(again);
    return text;
}

void *grow(void *array, size_t count, size_t size) {
    bool full = count == 0 || (count >= 8 && (count & (count - 1)) == 0);
    if (!full)
        return array;
    void *larger = allocate(count == 0 ? 8 : 2 * count, size);
    if (count > 0)
        memcpy(larger, array, count * size);
    return larger;
}

void *grow_again(void *array, size_t count, size_t *capacity, size_t size) {
    if (count < *capacity)
        return array;
    *capacity = count == 0 ? 8 : 2 * count;
    void *larger = grow(array, count, size);
    if (larger != array)
        release(array);
    return larger;
}

char *read_file(const char *path, size_t *len) {
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        fail("%s: %s", path, strerror(errno));
    char *text = NULL;
    int byte;
    for (*len = 0; (byte = getc(file)) != EOF; text[(*len)++] = (char)byte)
        text = grow(text, *len, 1);
    if (ferror(file))
        fail("%s: %s", path, strerror(errno));
    fclose(file);
    text = grow(text, *len, 1);
    text[*len] = '\0';
    static const char mark[] = "\xEF\xBB\xBF"; /* the byte order mark */
    if (strncmp(text, mark, strlen(mark)) == 0) {
        *len -= strlen(mark);
        memmove(text, text + strlen(mark), *len + 1);
    }
    return text;
}

FILE *open_output(const char *path) {
    FILE *out = path != NULL ? fopen(path, "wb") : stdout;
    if (out == NULL)
        fail("%s: %s", path, strerror(errno));
    return out;
}

void close_output(FILE *out, const char *path) {
    bool failed = ferror(out) != 0;
    if (out != stdout && (fclose(out) != 0 || failed))
        fail("%s: %s", path, strerror(errno));
}

text_stream *open_text(void) {
    text_stream *stream = allocate(1, sizeof *stream);
    stream->file = open_memstream(&stream->text, &stream->len);
    if (stream->file == NULL)
        fail("out of memory");
    return stream;
}

char *close_text(text_stream *stream, size_t *len) {
    if (fclose(stream->file) != 0)
        fail("out of memory");
    char *kept = copy_text(stream->text, stream->len);
    free(stream->text);
    *len = stream->len;
    return kept;
}

static const char **sources;
static unsigned source_count;

char *read_source(const char *path, size_t *len) {
    sources = grow(sources, source_count, sizeof *sources);
    sources[source_count++] = path;
    return read_file(path, len);
}

const char *source_read(unsigned index) {
    return index < source_count ? sources[index] : NULL;
}

const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

const char *file_word(const char *path) {
    const char *name = file_name(path);
    return strchr(name, ' ') != NULL ? format_text("\"%s\"", name) : name;
}

char *path_beside(const char *path, const char *name) {
    const char *slash = strrchr(path, '/');
    if (slash == NULL || name[0] == '/')
        return copy_text(name, strlen(name));
    return format_text("%.*s/%s", (int)(slash - path), path, name);
}

char *identifier(const char *name) {
    char *text = allocate(5 * strlen(name) + 1, 1), *to = text;
    for (; *name != '\0'; name++) {
        bool plain = (*name >= 'a' && *name <= 'z') || (*name >= 'A' && *name <= 'Z') ||
                     (*name >= '0' && *name <= '9');
        if (*name == '+')
            to += sprintf(to, "_plus");
        else
            *to++ = plain ? *name : '_';
    }
    return text;
}

void print_escaped(const char *text, FILE *out) {
    for (; *text != '\0'; text++)
        fprintf(out, "%s%c", *text == '"' || *text == '\\' ? "\\" : "", *text);
}

static bool put_number(number_set *set, uint64_t stored) {
    size_t i = (size_t)(stored * 0x9E3779B97F4A7C15u >> 20);
    for (;; i++) {
        uint64_t *slot = &set->slots[i & (set->slot_count - 1)];
        if (*slot == stored)
            return false;
        if (*slot == 0) {
            *slot = stored;
            return true;
        }
    }
}

bool number_set_add(number_set *set, uint64_t number) {
    if (2 * set->count >= set->slot_count) {
        number_set larger = {.slot_count = set->slot_count > 0 ? 2 * set->slot_count : 64};
        larger.slots = allocate(larger.slot_count, sizeof(uint64_t));
        larger.count = set->count;
        for (size_t i = 0; i < set->slot_count; i++)
            if (set->slots[i] != 0)
                put_number(&larger, set->slots[i]);
        release(set->slots);
        *set = larger;
    }
    bool added = put_number(set, number + 1);
    set->count += added;
    return added;
}

void number_set_clear(number_set *set) {
    if (set->count > 0)
        memset(set->slots, 0, set->slot_count * sizeof *set->slots);
    set->count = 0;
}

byte_set set_union(byte_set a, byte_set b) {
    for (int i = 0; i < 4; i++)
        a.word[i] |= b.word[i];
    return a;
}

byte_set set_minus(byte_set a, byte_set b) {
    for (int i = 0; i < 4; i++)
        a.word[i] &= ~b.word[i];
    return a;
}

byte_set set_intersection(byte_set a, byte_set b) {
    for (int i = 0; i < 4; i++)
        a.word[i] &= b.word[i];
    return a;
}

bool set_empty(byte_set a) {
    return (a.word[0] | a.word[1] | a.word[2] | a.word[3]) == 0;
}

bool set_equal(byte_set a, byte_set b) {
    return memcmp(&a, &b, sizeof a) == 0;
}

unsigned set_count(byte_set a) {
    unsigned count = 0;
    for (unsigned i = 0; i < 4; i++)
        count += (unsigned)__builtin_popcountll(a.word[i]);
    return count;
}

void split_classes(uint8_t class_of[256], unsigned *classes, const byte_set *set) {
    unsigned inside[256] = {0}, all[256] = {0}, split_off[256] = {0};
    for (unsigned byte = 0; byte < 256; byte++) {
        all[class_of[byte]]++;
        inside[class_of[byte]] += set_has(set, byte);
    }
    for (unsigned byte = 0; byte < 256; byte++) {
        unsigned class = class_of[byte];
        if (!set_has(set, byte) || inside[class] == all[class])
            continue;
        if (split_off[class] == 0)
            split_off[class] = (*classes)++;
        class_of[byte] = (uint8_t)split_off[class];
    }
}
