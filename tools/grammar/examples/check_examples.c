#include <stdlib.h>
#include <string.h>

#include "examples/examples.h"
#include "front/grammar_files.h"

typedef struct examples_reader {
    const profile *p;
    const char *path;
    unsigned line;
    const uric_grammar *tables;
    const uric_rule *rule;
} examples_reader;

const uric_rule *tables_of_rule(const uric_grammar *tables, const char *name) {
    const uric_rule *parser = uric_grammar_parser(tables, name, strlen(name));
    return parser != NULL ? parser : uric_grammar_rule(tables, name, strlen(name));
}

static int hex_digit(char c) {
    const char *digits = "0123456789ABCDEFabcdef", *at = c != '\0' ? strchr(digits, c) : NULL;
    return at == NULL ? -1 : at - digits < 16 ? (int)(at - digits) : (int)(at - digits) - 6;
}

/* The byte at `*at`, which may be an escape; -1: it is no escape that there is. */
static int read_byte(const char **at) {
    const char *c = (*at)++;
    if (*c != '\\')
        return (unsigned char)*c;
    static const char letters[] = "rnt\\", bytes[] = "\r\n\t\\";
    const char *letter = *++c != '\0' ? strchr(letters, *c) : NULL;
    ++*at;
    if (letter != NULL)
        return bytes[letter - letters];
    if (*c != 'x' || hex_digit(c[1]) < 0 || hex_digit(c[2]) < 0)
        return -1;
    *at += 2;
    return hex_digit(c[1]) << 4 | hex_digit(c[2]);
}

static void check_line(const examples_reader *r, const char *line) {
    size_t len = strlen(line), count = 0;
    char *text = allocate(len + 1, 1);
    unsigned *column = allocate(len + 2, sizeof *column); /* of each byte, and of the end */
    const char *at = line + 1 + (line[1] == ' ');
    source here = {r->path, r->line, (unsigned)(at - line) + 1};
    unsigned begin = here.column;
    while (*at != '\0') {
        here.column = column[count] = (unsigned)(at - line) + 1;
        int byte = read_byte(&at);
        if (byte < 0) {
            error_at(here, "expected \\xHH, \\r, \\n, \\t or \\\\");
            return;
        }
        text[count++] = (char)byte;
    }
    column[count] = (unsigned)(at - line) + 1;
    uric_error error;
    bool valid = uric_check(r->rule, text, count, &error) == URIC_OK;
    if (valid && *line == '-') {
        here.column = begin;
        error_at(here, "%s accepts this string, which is said to be refused",
                 uric_rule_name(r->rule));
    } else if (!valid && *line == '+') {
        char message[512];
        uric_error_message(&error, message, sizeof message);
        here.column = column[error.offset];
        error_at(here, "%s refuses this string: %s", uric_rule_name(r->rule), message);
    }
}

static void read_line(examples_reader *r, char *line) {
    static const char rule_word[] = "rule ";
    source here = {r->path, r->line, 1};
    line[strcspn(line, "\r")] = '\0';
    if (*line == '\0' || *line == '#')
        return;
    if (strncmp(line, rule_word, strlen(rule_word)) == 0) {
        const uric_rule *named = tables_of_rule(r->tables, line + strlen(rule_word));
        here.column += (unsigned)strlen(rule_word);
        if (named == NULL)
            error_at(
                here, "the grammar has no rule %s%s", line + strlen(rule_word),
                suggestion(&r->p->documents, r->p->documents.list[0], line + strlen(rule_word)));
        else
            r->rule = named;
    } else if (*line == '+' || *line == '-')
        check_line(r, line);
    else
        error_at(here, "expected \"+ string\", \"- string\" or \"rule NAME\"");
}

bool check_examples(const profile *p, const uric_grammar *tables) {
    const char *path = path_beside(p->file, format_text("%s.examples", p->name));
    size_t len;
    if (!is_readable(path))
        return false;
    examples_reader r = {.p = p, .path = path, .tables = tables};
    r.rule = tables_of_rule(tables, p->reference->name);
    for (char *at = read_source(path, &len); *at != '\0';) {
        char *end = at + strcspn(at, "\n");
        bool last = *end == '\0';
        *end = '\0';
        r.line++;
        read_line(&r, at);
        at = end + !last;
    }
    return true;
}
