#include "vector.h"

#include <string.h>

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

/* The word at `*line`, which is left behind it; NULL if there is none. */
static char *next_word(char **line) {
    while (is_blank(**line))
        ++*line;
    char *word = *line;
    while (**line != '\0' && !is_blank(**line))
        ++*line;
    if (**line != '\0')
        *(*line)++ = '\0';
    return *word != '\0' ? word : NULL;
}

static int hex_value(char c) {
    static const char digits[] = "0123456789ABCDEFabcdef";
    const char *found = c != '\0' ? strchr(digits, c) : NULL;
    if (found == NULL)
        return -1;
    int place = (int)(found - digits);
    return place < 16 ? place : place - 6;
}

const char *unescape(char *word, size_t *len) {
    char *to = word;
    for (const char *from = word; *from != '\0'; from++) {
        if (*from != '\\')
            *to++ = *from;
        else if (from[1] == '\\')
            *to++ = *++from;
        else if (from[1] == 'x' && hex_value(from[2]) >= 0 && hex_value(from[3]) >= 0) {
            *to++ = (char)(hex_value(from[2]) << 4 | hex_value(from[3]));
            from += 3;
        } else
            return "\"\\\" needs xHH or \\ behind it";
    }
    *to = '\0';
    *len = (size_t)(to - word);
    return NULL;
}

static const char *read_text(vector *v, char *word) {
    if (word == NULL)
        return "the text is missing";
    v->text = word;
    return strcmp(word, "\"\"") == 0 ? NULL : unescape(word, &v->len);
}

static const char *read_field(vector *v, char *word) {
    char *equals = strchr(word, '=');
    if (equals == NULL || v->field_count == MOST_FIELDS)
        return "this is no name=value, or one too many";
    field *f = &v->fields[v->field_count++];
    *equals = '\0';
    f->name = word;
    f->value = equals + 1;
    return unescape(f->value, &f->len);
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static const char *read_offset(vector *v, const char *word) {
    for (; is_digit(*word) && v->offset < v->len; word++)
        v->offset = v->offset * 10 + (size_t)(*word - '0');
    v->status = URIC_REFUSED;
    return *word == '\0' && v->offset < v->len ? NULL : "this is no offset in the text";
}

/* `valid`, an offset or `end`, or the first of the components. */
static const char *read_verdict(vector *v, char *word) {
    if (word == NULL)
        return "the verdict is missing";
    if (is_digit(*word))
        return read_offset(v, word);
    if (strcmp(word, "end") == 0) {
        v->status = URIC_ENDED;
        v->offset = v->len;
        return NULL;
    }
    return strcmp(word, "valid") == 0 ? NULL : read_field(v, word);
}

/* What stands behind the verdict. */
static const char *read_more(vector *v, char *word) {
    if (v->field_count > 0)
        return read_field(v, word);
    if (v->status == URIC_OK || v->in != NULL || strncmp(word, "in=", 3) != 0)
        return "this does not belong here";
    v->in = word + 3;
    return NULL;
}

const char *read_vector(vector *v, const char *file, unsigned number, char *line) {
    *v = (vector){.file = file, .line = number, .status = URIC_OK};
    v->rule = *line == '#' ? NULL : next_word(&line);
    if (v->rule == NULL)
        return NULL;
    const char *wrong = read_text(v, next_word(&line));
    if (wrong == NULL)
        wrong = read_verdict(v, next_word(&line));
    for (char *word; wrong == NULL && (word = next_word(&line)) != NULL;)
        wrong = read_more(v, word);
    return wrong;
}

const field *find_field(const vector *v, const char *name) {
    for (unsigned i = 0; i < v->field_count; i++)
        if (strcmp(v->fields[i].name, name) == 0)
            return &v->fields[i];
    return NULL;
}
