#include "load/c_tables.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "load/table_types.h"

#if !URIC_ERROR_DETAIL || !URIC_CODE_POINTS || !URIC_KINDS || !URIC_OPERATIONS
#error "the reader takes what stands under these options"
#endif

/* An object with a name: an array of elements, or of rows of elements. */
typedef struct object {
    const char *name;
    const table_type *type;
    unsigned depth; /* of pointers, as in table_field */
    bool is_array;
    size_t count, row; /* rows, and the elements of each */
    unsigned char *at;
    const char *value; /* the text of its initializer */
    unsigned line;
} object;

typedef struct reader {
    const char *path;
    const char *at;
    unsigned line;
    object *objects;
    unsigned count;
} reader;

static _Noreturn void fail_here(const reader *r, const char *expected) {
    fail("%s:%u: expected %s before '%.20s'", r->path, r->line, expected, r->at);
}

/* The tables of a file are under one condition, such as `URIC_GRAMMAR_X && !URIC_COMPACT`. */
static void check_directive(const reader *r) {
    size_t len = strcspn(r->at, "\n");
    char *line = copy_text(r->at, len), *form = strstr(line, "URIC_COMPACT");
    if (strncmp(line, "#error", 6) == 0)
        fail("%s:%u: %s", r->path, r->line, line + 6);
    if (form != NULL && (form[-1] != '!') != URIC_COMPACT)
        fail("%s:%u: these tables are %scompact, which is for another program: %s", r->path,
             r->line, URIC_COMPACT ? "not " : "",
             URIC_COMPACT ? "uric-grammar" : "uric-grammar-compact");
}

static void skip_blanks(reader *r) {
    for (;;) {
        if (*r->at == '#') {
            check_directive(r);
            r->at += strcspn(r->at, "\n");
        } else if (strncmp(r->at, "/*", 2) == 0) {
            const char *end = strstr(r->at + 2, "*/");
            if (end == NULL)
                fail_here(r, "the end of a comment");
            while (r->at < end + 2)
                r->line += *r->at++ == '\n';
        } else if (isspace((unsigned char)*r->at))
            r->line += *r->at++ == '\n';
        else
            return;
    }
}

static bool is_in_name(char c) {
    return isalnum((unsigned char)c) || c == '_';
}

/* Takes a word or a sign, if it is the next one. */
static bool take(reader *r, const char *token) {
    size_t len = strlen(token);
    skip_blanks(r);
    if (strncmp(r->at, token, len) != 0 || (is_in_name(*token) && is_in_name(r->at[len])))
        return false;
    r->at += len;
    return true;
}

static void expect(reader *r, const char *token) {
    if (!take(r, token))
        fail_here(r, token);
}

static char *take_name(reader *r) {
    size_t len = 0;
    skip_blanks(r);
    while (is_in_name(r->at[len]))
        len++;
    if (len == 0)
        fail_here(r, "a name");
    r->at += len;
    return copy_text(r->at - len, len);
}

/* Takes strings that stand side by side; gives their length. `to` may be NULL. */
static size_t take_string(reader *r, char *to) {
    size_t len = 0;
    while (take(r, "\"")) {
        for (; *r->at != '"'; r->at++, len++) {
            bool escaped = *r->at == '\\';
            r->at += escaped;
            if (*r->at == '\0')
                fail_here(r, "the end of a string");
            if (to != NULL)
                to[len] = escaped && *r->at == '0' ? '\0' : *r->at;
        }
        r->at++;
    }
    return len;
}

/* Passes an initializer; gives the number of values between its outer braces or, for a string, the
 * bytes with the NUL. */
static size_t pass_initializer(reader *r) {
    size_t count = 0, depth = 0;
    bool in_value = false;
    if (take(r, "\"")) {
        r->at--;
        return take_string(r, NULL) + 1;
    }
    for (skip_blanks(r); depth > 0 || *r->at != ';'; skip_blanks(r)) {
        if (depth == 1 && !in_value && *r->at != '}' && *r->at != ',') {
            in_value = true;
            count++;
        }
        in_value &= depth != 1 || *r->at != ',';
        depth += *r->at == '{';
        depth -= *r->at == '}';
        if (*r->at == '\0')
            fail_here(r, "the end of an initializer");
        if (*r->at == '"')
            take_string(r, NULL);
        else
            r->at++;
    }
    return count;
}

static size_t size_of(const table_type *type, unsigned depth) {
    return depth > 0 ? sizeof(void *) : type->size;
}

/* The type of a definition: `const uric_rule *const`, for example. */
static void take_type(reader *r, object *o) {
    expect(r, "const");
    const char *name = take_name(r);
    o->type = type_named(name);
    if (o->type == NULL)
        fail_here(r, "a type of uric_tables.h");
    if (take(r, "*")) {
        o->depth = 1;
        expect(r, "const");
    }
}

/* The size of an array, or 0 if it is not stated. */
static size_t take_size(reader *r) {
    char *end;
    size_t size = strtoul(r->at, &end, 10);
    r->at = end;
    if (!take(r, "]")) {
        take_name(r); /* URIC_SELF_LOOP_SETS */
        expect(r, "]");
    }
    return size;
}

/* Allocates the object of a definition, and passes its initializer. */
static void take_definition(reader *r) {
    object o = {.row = 1};
    size_t least = 0;
    take(r, "static");
    if (take(r, "extern")) { /* declares an object before it is defined */
        r->at += strcspn(r->at, ";") + 1;
        return;
    }
    take_type(r, &o);
    o.name = take_name(r);
    o.is_array = take(r, "[");
    if (o.is_array)
        least = take_size(r);
    if (take(r, "["))
        o.row = take_size(r);
    expect(r, "=");
    o.value = r->at;
    o.line = r->line;
    size_t values = pass_initializer(r);
    expect(r, ";");
    o.count = !o.is_array ? 1 : values > least ? values : least;
    o.at = allocate(o.count * o.row, size_of(o.type, o.depth));
    if (least > 0 && values > least)
        fail("%s:%u: %s has more values than its size", r->path, o.line, o.name);
    r->objects = grow(r->objects, r->count, sizeof o);
    r->objects[r->count++] = o;
}

static const object *find_object(const reader *r, const char *name) {
    for (unsigned i = 0; i < r->count; i++)
        if (strcmp(r->objects[i].name, name) == 0)
            return &r->objects[i];
    fail("%s:%u: %s is not defined", r->path, r->line, name);
}

static void fill_number(reader *r, const table_type *type, unsigned char *at) {
    char *end;
    skip_blanks(r);
    bool is_true = take(r, "true"), is_word = is_true || take(r, "false");
    unsigned long number = is_word ? is_true : strtoul(r->at, &end, 0);
    if ((!is_word && end == r->at) || (type->size < 4 && number >> 8 * type->size != 0))
        fail_here(r, format_text("a number of %zu bytes", type->size));
    uint16_t half = (uint16_t)number;
    uint32_t word = (uint32_t)number;
    if (type->size == sizeof half)
        memcpy(at, &half, sizeof half);
    else if (type->size == sizeof word)
        memcpy(at, &word, sizeof word);
    else
        *at = (unsigned char)number;
    r->at = is_word ? r->at : end;
}

static void fill_pointer(reader *r, const table_type *type, unsigned depth, unsigned char *at) {
    const void *to = NULL;
    if (take(r, "\"")) {
        const char *begin = --r->at;
        unsigned line = r->line;
        char *text = allocate(take_string(r, NULL) + 1, 1);
        r->at = begin;
        r->line = line;
        take_string(r, text);
        to = text;
    } else if (!take(r, "NULL")) {
        take(r, "&");
        const object *found = find_object(r, take_name(r));
        if (found->type != type || found->depth + 1 != depth)
            fail_here(r, format_text("an object of the type %s", type->name));
        to = found->at;
    }
    memcpy(at, &to, sizeof to);
}

static void fill_value(reader *r, const table_type *type, unsigned depth, unsigned char *at);

/* Fills an array of rows; a row of one element has no braces. */
static void fill_array(reader *r, const table_type *type, unsigned depth, unsigned char *at,
                       size_t count, size_t row) {
    size_t size = row * size_of(type, depth);
    if (strcmp(type->name, "char") == 0 && depth == 0) {
        const char *begin = r->at;
        if (take_string(r, NULL) > count)
            fail_here(r, "a shorter string");
        r->at = begin;
        take_string(r, (char *)at);
        return;
    }
    expect(r, "{");
    for (size_t i = 0; !take(r, "}"); i++) {
        if (i == count)
            fail_here(r, "}");
        if (row > 1)
            fill_array(r, type, depth, at + i * size, row, 1);
        else
            fill_value(r, type, depth, at + i * size);
        if (!take(r, ",")) {
            expect(r, "}");
            return;
        }
    }
}

static void fill_struct(reader *r, const table_type *type, unsigned char *at) {
    const table_field *field = NULL;
    expect(r, "{");
    while (!take(r, "}")) {
        const char *name = take(r, ".") ? take_name(r) : NULL;
        field = next_field(type, name != NULL ? NULL : field);
        while (name != NULL && field != NULL && strcmp(field->name, name) != 0)
            field = next_field(type, field);
        if (field == NULL)
            fail_here(r, format_text("a member of %s", type->name));
        if (name != NULL)
            expect(r, "=");
        const table_type *of = type_named(field->type);
        size_t count = field->size / size_of(of, field->depth);
        if (count > 1)
            fill_array(r, of, field->depth, at + field->offset, count, 1);
        else
            fill_value(r, of, field->depth, at + field->offset);
        if (!take(r, ",")) {
            expect(r, "}");
            return;
        }
    }
}

/* There is one function that tables refer to. */
static void fill_function(reader *r, unsigned char *at) {
    uric_status (*end)(uric_scan *, uric_error *) = uric_end_limited;
    if (strcmp(take_name(r), "uric_end_limited") != 0)
        fail_here(r, "uric_end_limited");
    memcpy(at, &end, sizeof end);
}

static void fill_value(reader *r, const table_type *type, unsigned depth, unsigned char *at) {
    if (depth > 0)
        fill_pointer(r, type, depth, at);
    else if (strcmp(type->name, "function") == 0)
        fill_function(r, at);
    else if (next_field(type, NULL) != NULL)
        fill_struct(r, type, at);
    else
        fill_number(r, type, at);
}

const uric_grammar *read_c_tables(const char *text, const char *path, const char *name) {
    reader r = {.path = path, .at = text, .line = 1};
    check_fields();
    for (skip_blanks(&r); *r.at != '\0'; skip_blanks(&r))
        take_definition(&r);
    for (unsigned i = 0; i < r.count; i++) {
        const object *o = &r.objects[i];
        r.at = o->value;
        r.line = o->line;
        if (o->is_array)
            fill_array(&r, o->type, o->depth, o->at, o->count, o->row);
        else
            fill_value(&r, o->type, o->depth, o->at);
    }
    const object *found = find_object(&r, name);
    if (found->type != type_named("uric_grammar"))
        fail("%s:%u: %s is not a grammar", path, found->line, name);
    return (const uric_grammar *)(const void *)found->at;
}
