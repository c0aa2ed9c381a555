#include <ctype.h>
#include <string.h>

#include "examples/examples.h"
#include "examples/walk.h"
#include "front/characters.h"

/* A string with the escapes of a file of examples; blanks at its end are escaped, too. */
static void print_string(const example *e, FILE *out) {
    for (size_t i = 0; i < e->len; i++) {
        unsigned char byte = (unsigned char)e->text[i];
        if (byte == '\\')
            fputs("\\\\", out);
        else if (byte > 0x20 && byte < 0x7F)
            fputc(byte, out);
        else if (byte == ' ' && i + 1 < e->len)
            fputc(byte, out);
        else
            fprintf(out, "\\x%02X", byte);
    }
    fputc('\n', out);
}

static void print_json_string(const char *text, size_t len, FILE *out) {
    fputc('"', out);
    for (size_t i = 0; i < len; i++) {
        unsigned char byte = (unsigned char)text[i];
        if (byte == '"' || byte == '\\')
            fprintf(out, "\\%c", byte);
        else if (byte < 0x20 || byte == 0x7F)
            fprintf(out, "\\u%04X", byte);
        else
            fputc(byte, out);
    }
    fputc('"', out);
}

static bool is_utf8(const example *e) {
    unsigned point, step;
    for (size_t at = 0; at < e->len; at += step)
        if ((step = read_utf8(e->text + at, e->len - at, &point)) == 0)
            return false;
    return true;
}

typedef struct example_writer {
    const rule *rule;
    const uric_rule *tables;
    const wanted_examples *wanted;
    FILE *out;
    unsigned written, left_out;
    const char **messages; /* of the near misses */
    unsigned message_count;
} example_writer;

/* An object of the test suite for each string; or a line, and one before it with the reason. */
static void write_one(example_writer *w, const example *e, const char *reason) {
    if (!w->wanted->json) {
        if (reason != NULL)
            fprintf(w->out, "# %s\n", reason);
        fputs(reason == NULL ? "+ " : "- ", w->out);
        print_string(e, w->out);
        return;
    }
    if (!is_utf8(e)) {
        w->left_out++;
        return;
    }
    fprintf(w->out,
            "%s\n            {\n                \"description\": ", w->written++ > 0 ? "," : "");
    const char *text = reason != NULL ? reason : "a string of the rule";
    print_json_string(text, strlen(text), w->out);
    fputs(",\n                \"data\": ", w->out);
    print_json_string(e->text, e->len, w->out);
    fprintf(w->out, ",\n                \"valid\": %s\n            }",
            reason == NULL ? "true" : "false");
}

/* Of the near misses with one message, the first is enough. */
static void write_miss(example_writer *w, const example *e) {
    char message[512];
    uric_error error;
    if (uric_check(w->tables, e->text, e->len, &error) == URIC_OK)
        return;
    uric_error_message(&error, message, sizeof message);
    for (unsigned i = 0; i < w->message_count; i++)
        if (strcmp(w->messages[i], message) == 0)
            return;
    w->messages = grow(w->messages, w->message_count, sizeof *w->messages);
    w->messages[w->message_count++] = copy_text(message, strlen(message));
    write_one(w, e, format_text("at %zu: %s", (size_t)error.offset, message));
}

static void begin_json(const profile *p, const rule *r, FILE *out) {
    fputs("[\n    {\n        \"description\": ", out);
    const char *description = format_text("%s of %s", r->name, p->title);
    print_json_string(description, strlen(description), out);
    fputs(",\n        \"schema\": { \"$schema\": \"https://json-schema.org/draft/2020-12/schema\", "
          "\"format\": \"",
          out);
    for (const char *c = r->name; *c != '\0'; c++)
        fputc(tolower((unsigned char)*c), out);
    fputs("\" },\n        \"tests\": [", out);
}

void write_examples(const profile *p, const uric_grammar *tables, const rule *r, unsigned limit,
                    const wanted_examples *wanted, FILE *out) {
    const rule_automaton *a = automaton_of_rule(p, r, limit);
    if (a == NULL)
        return;
    example_writer w = {.rule = r, .wanted = wanted, .out = out};
    w.tables = tables_of_rule(tables, r->name);
    example_list good = good_examples(a), bad = {0};
    if (wanted->bad)
        bad = bad_examples(a);
    if (wanted->json)
        begin_json(p, r, out);
    else
        fprintf(out, "rule %s\n", r->name);
    for (unsigned i = 0; i < good.count; i++) /* but for those over a limit of lengths */
        if (uric_check(w.tables, good.list[i].text, good.list[i].len, NULL) == URIC_OK)
            write_one(&w, &good.list[i], NULL);
    for (unsigned i = 0; i < bad.count; i++)
        write_miss(&w, &bad.list[i]);
    if (wanted->json)
        fputs("\n        ]\n    }\n]\n", out);
    if (w.left_out > 0)
        note_at((source){.file = p->path},
                "strings left out, which are not UTF-8, so that JSON cannot carry them: %u",
                w.left_out);
}
