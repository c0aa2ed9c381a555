/* Every embedded vector on the target: whole, byte by byte, and the laws of scans. */
#include <string.h>

#include "embedded.h"
#include "scan_laws.h"
#include "tally.h"
#include "vector_expectations.h"

enum { LONGEST_LINE = 512 };

static tally t;

static void fail_line(const char *file, unsigned line, const char *rule, const char *what) {
    message m = {.len = 0};
    add_text(&m, file);
    add_text(&m, ":");
    add_number(&m, line);
    add_text(&m, ": ");
    add_text(&m, rule);
    add_text(&m, ": ");
    add_text(&m, what);
    print(&m);
    t.failed++;
}

void fail_vector(const vector *v, const char *what) {
    fail_line(v->file, v->line, v->rule, what);
}

static void try_table(const vector *v, const uric_rule *rule) {
    try_check(v, rule);
    try_bytes(v, rule);
}

static void try_vector(const vector *v, const uric_grammar *grammar) {
    const uric_rule *verdict = verdict_rule(grammar, v), *parser = parser_rule(grammar, v);
    t.done++;
    if (verdict == NULL) {
        fail_vector(v, "unknown rule");
        return;
    }
    try_table(v, verdict);
    try_without_components(v, verdict);
    if (parser != NULL)
        try_table(v, parser);
    try_parse(v, parser);
    const char *broken = broken_scan_law(grammar, v->rule, v->text, v->len, 1 + v->line);
    if (broken != NULL)
        fail_vector(v, broken);
}

static void try_line(const embedded *file, unsigned number, const char *text, size_t len) {
    static char line[LONGEST_LINE];
    static vector v;
    const char *wrong = "the line is too long";
    if (len < sizeof line) {
        memcpy(line, text, len);
        line[len] = '\0';
        wrong = read_vector(&v, file->name, number, line);
    }
    if (wrong != NULL)
        fail_line(file->name, number, "", wrong);
    else if (v.rule != NULL)
        try_vector(&v, file->grammar);
}

static void try_file(const embedded *file) {
    const char *at = file->text, *end = at + file->len;
    for (unsigned number = 1; at < end; number++) {
        const char *line = at;
        while (at < end && *at != '\n')
            at++;
        try_line(file, number, line, (size_t)(at - line));
        at += at < end;
    }
}

int main(void) {
    for (size_t i = 0; i < embedded_count; i++)
        try_file(&embedded_files[i]);
    return sum_up(&t, "vectors");
}
