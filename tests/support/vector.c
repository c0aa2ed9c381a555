#include "vector.h"

#include <string.h>

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

/* Returns the next word of the line, or NULL, and moves `*line` behind it. */
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
    int index = (int)(found - digits);
    return index < 16 ? index : index - 6;
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
            return "\"\\\" must be followed by xHH or \\";
    }
    *to = '\0';
    *len = (size_t)(to - word);
    return NULL;
}

static const char *read_text(vector *v, char *word) {
    if (word == NULL)
        return "no text";
    v->text = word;
    return strcmp(word, "\"\"") == 0 ? NULL : unescape(word, &v->len);
}

static const char *read_field(vector *v, char *word) {
    char *equals = strchr(word, '=');
    if (equals == NULL || v->field_count == MOST_FIELDS)
        return "expected name=value, at most 24 of them";
    field *f = &v->fields[v->field_count++];
    *equals = '\0';
    f->name = word;
    f->value = equals + 1;
    return unescape(f->value, &f->len);
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static const char *read_offset(vector *v, const char *word, uric_status status) {
    for (; is_digit(*word) && v->offset < v->len; word++)
        v->offset = v->offset * 10 + (size_t)(*word - '0');
    v->status = status;
    return *word == '\0' && v->offset < v->len ? NULL : "the offset is not in the text";
}

/* Reads `valid`, `end`, an offset, `over=` and an offset, or the first component. */
static const char *read_verdict(vector *v, char *word) {
    if (word == NULL)
        return "no verdict";
    if (is_digit(*word))
        return read_offset(v, word, URIC_REFUSED);
    if (strncmp(word, "over=", 5) == 0)
        return read_offset(v, word + 5, URIC_OVER_LIMIT);
    if (strcmp(word, "end") == 0) {
        v->status = URIC_ENDED;
        v->offset = v->len;
        return NULL;
    }
    return strcmp(word, "valid") == 0 ? NULL : read_field(v, word);
}

/* Reads a word behind the verdict. */
static const char *read_more(vector *v, char *word) {
    if (v->field_count > 0)
        return read_field(v, word);
    if (v->status == URIC_OK || v->in != NULL || strncmp(word, "in=", 3) != 0)
        return "unexpected word";
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
