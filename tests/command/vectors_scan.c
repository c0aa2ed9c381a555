/* Every vector through the command: one process for all texts of a rule. The texts end with NUL
 * (`-0`) because they may contain any other byte. */
#define _XOPEN_SOURCE 700

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "vectors.h"

enum { ANSWER_MAX = 65536, COMMAND_MAX = 4096 };

static const char *command; /* path of uric */
static const char *grammar_name;
static const uric_grammar *grammar;
static vectors all;
static unsigned failures;

static bool can_be_sent(const vector *v, const char *rule) {
    return strcmp(v->rule, rule) == 0 && memchr(v->text, '\0', v->len) == NULL;
}

/* Writes the texts of the rule to a file; returns their number. */
static unsigned write_texts(FILE *file, const char *rule) {
    unsigned count = 0;
    for (size_t i = 0; i < all.count; i++)
        if (can_be_sent(&all.at[i], rule)) {
            fwrite(all.at[i].text, 1, all.at[i].len, file);
            putc('\0', file);
            count++;
        }
    assert_int_equal(fflush(file), 0);
    rewind(file);
    return count;
}

/* Replaces \xHH and \u00HH, for bytes above 7F, by these bytes. */
static void restore_bytes(char *answer) {
    char *to = answer;
    for (const char *at = answer; *at != '\0';) {
        unsigned byte;
        int len = 0;
        if ((sscanf(at, "\\x%2X%n", &byte, &len) == 1 ||
             sscanf(at, "\\u00%2X%n", &byte, &len) == 1) &&
            len > 0 && byte > 0x7F) {
            *to++ = (char)byte;
            at += len;
        } else
            *to++ = *at++;
    }
    *to = '\0';
}

/* Compares an output line, without its newline, with the vector. */
typedef bool compare_line(const vector *v, const char *answer);

/* Runs a subcommand on all texts of a rule. It must print a line for each text, in order, and exit
 * with 1 if a text was refused. */
static void ask(const char *subcommand, const char *rule, compare_line *fits) {
    FILE *texts = tmpfile();
    char line[COMMAND_MAX];
    static char answer[ANSWER_MAX];
    assert_non_null(texts);
    unsigned count = write_texts(texts, rule), lines = 0;
    snprintf(line, sizeof line, "exec '%s' %s -0 -g %s -r %s <&%d", command, subcommand,
             grammar_name, rule, fileno(texts));
    FILE *answers = popen(line, "r");
    assert_non_null(answers);

    bool refused = false;
    for (size_t i = 0; i < all.count; i++) {
        const vector *v = &all.at[i];
        if (!can_be_sent(v, rule))
            continue;
        refused |= v->status != URIC_OK;
        if (fgets(answer, sizeof answer, answers) == NULL)
            break;
        lines++;
        answer[strcspn(answer, "\n")] = '\0';
        restore_bytes(answer);
        if (!fits(v, answer)) {
            print_error("%s:%u: uric %s -r %s: %s\n", v->file, v->line, subcommand, rule, answer);
            failures++;
        }
    }
    assert_int_equal(lines, count);
    assert_null(fgets(answer, sizeof answer, answers));
    int status = pclose(answers);
    fclose(texts);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), refused);
}

static bool begins(const char *text, const char *beginning) {
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

/* valid, or invalid<TAB>OFFSET<TAB>message */
static bool fits_check(const vector *v, const char *answer) {
    char expected[64];
    if (v->status == URIC_OK)
        return strcmp(answer, "valid") == 0;
    snprintf(expected, sizeof expected, "invalid\t%zu\t", v->offset);
    return begins(answer, expected) && strlen(answer) > strlen(expected) &&
           strchr(answer + strlen(expected), '\t') == NULL;
}

static void put_member(char *json, const vector *v, const char *name) {
    const field *f = find_field(v, name);
    size_t len = strlen(json);
    if (f == NULL)
        snprintf(json + len, ANSWER_MAX - len, "\"%s\":null", name);
    else /* a valid text has no byte that JSON escapes, but for those above 7F: restore_bytes */
        snprintf(json + len, ANSWER_MAX - len, "\"%s\":\"%s\"", name, f->value);
}

/* Appends the items of a list: the vector names the list once for each. */
static void put_items(char *json, const vector *v, const char *name) {
    const char *comma = "";
    sprintf(json + strlen(json), "\"%s\":[", name);
    for (unsigned i = 0; i < v->field_count; i++)
        if (strcmp(v->fields[i].name, name) == 0) {
            sprintf(json + strlen(json), "%s\"%s\"", comma, v->fields[i].value);
            comma = ",";
        }
    strcat(json, "]");
}

static void put_parts(char *json, const vector *v, const uric_rule *rule) {
    const char *name;
    strcat(json, ",\"parts\":{");
    for (size_t i = 0; (name = uric_part_name(rule, i)) != NULL; i++) {
        if (i > 0)
            strcat(json, ",");
        if (uric_is_list(rule, uric_component_named(rule, name, strlen(name))))
            put_items(json, v, name);
        else
            put_member(json, v, name);
    }
    strcat(json, "}");
}

/* Parses the text of a vector. The result's `chosen` is the rule that reports the components. */
static uric_uri parse(const vector *v) {
    uric_uri uri;
    uric_parse(&uri, uric_grammar_parser(grammar, v->rule, strlen(v->rule)), v->text, v->len, NULL);
    return uri;
}

/* Appends all pairs of a query, as uric_next_pair gives them. */
static void put_pairs(char *json, uric_span query) {
    uric_span name, value;
    if (query.at == NULL) {
        strcat(json, ",\"pairs\":null}");
        return;
    }
    strcat(json, ",\"pairs\":[");
    for (const char *comma = ""; uric_next_pair(&query, "&", &name, &value); comma = ",") {
        size_t len = strlen(json);
        const char *quote = value.at != NULL ? "\"" : "";
        snprintf(json + len, ANSWER_MAX - len, "%s[\"%.*s\",%s%.*s%s]", comma, (int)name.len,
                 name.at, quote, value.at != NULL ? (int)value.len : 4,
                 value.at != NULL ? value.at : "null", quote);
    }
    strcat(json, "]}");
}

static bool fits_json(const vector *v, const char *answer) {
    static const char *const names[] = {"scheme", "authority", "userinfo", "host",    "host_kind",
                                        "port",   "path",      "query",    "fragment"};
    static char expected[ANSWER_MAX];
    if (v->status != URIC_OK) {
        snprintf(expected, sizeof expected, "{\"error\":{\"offset\":%zu,", v->offset);
        return begins(answer, expected) && strstr(answer, "\"message\":\"") != NULL &&
               strstr(answer, v->status == URIC_OVER_LIMIT ? "\"expected\":[]"
                                                           : "\"expected\":[\"") != NULL;
    }
    if (v->field_count == 0)
        return begins(answer, "{\"scheme\":");
    strcpy(expected, "{");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (i > 0)
            strcat(expected, ",");
        put_member(expected, v, names[i]);
    }
    uric_uri uri = parse(v);
    put_parts(expected, v, uri.chosen);
    put_pairs(expected, uri.query);
    return strcmp(answer, expected) == 0;
}

static bool is_named_before(const vector *v, unsigned index) {
    return find_field(v, v->fields[index].name) != &v->fields[index];
}

/* name=value for each component that is present, separated by TABs, in the vector's order; for a
 * list, all from the first item to the last */
static bool fits_parse(const vector *v, const char *answer) {
    static char expected[ANSWER_MAX];
    if (v->status != URIC_OK) {
        snprintf(expected, sizeof expected, "error\t%zu\t", v->offset);
        return begins(answer, expected);
    }
    if (v->field_count == 0)
        return !begins(answer, "error");
    *expected = '\0';
    uric_uri uri = parse(v);
    for (unsigned i = 0; i < v->field_count; i++) {
        const char *name = v->fields[i].name;
        unsigned component = uric_component_named(uri.chosen, name, strlen(name));
        size_t len = strlen(expected);
        if (is_named_before(v, i))
            continue;
        len += (size_t)sprintf(expected + len, "%s%s=", i > 0 ? "\t" : "", name);
        uric_span span = uric_component_of(&uri, component);
        if (uric_is_list(uri.chosen, component))
            snprintf(expected + len, sizeof expected - len, "%.*s", (int)span.len, span.at);
        else
            snprintf(expected + len, sizeof expected - len, "%s", v->fields[i].value);
    }
    return strcmp(answer, expected) == 0;
}

static void test_check(void **state) {
    (void)state;
    const uric_rule *rule;
    failures = 0;
    for (size_t i = 0; (rule = uric_grammar_rule_at(grammar, i)) != NULL; i++)
        ask("check --each", uric_rule_name(rule), fits_check);
    assert_int_equal(failures, 0);
}

static void ask_parsers(const char *subcommand, compare_line *fits) {
    const uric_rule *rule;
    failures = 0;
    for (size_t i = 0; (rule = uric_grammar_parser_at(grammar, i)) != NULL; i++)
        ask(subcommand, uric_rule_name(rule), fits);
    assert_int_equal(failures, 0);
}

static void test_parse_json(void **state) {
    (void)state;
    ask_parsers("parse --json", fits_json);
}

static void test_parse(void **state) {
    (void)state;
    ask_parsers("parse", fits_parse);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_check),
        cmocka_unit_test(test_parse_json),
        cmocka_unit_test(test_parse),
    };
    if (argc < 4 || (grammar = grammar_named(argv[2])) == NULL) {
        fprintf(stderr, "usage: %s URIC GRAMMAR FILE...\n", argv[0]);
        return 2;
    }
    command = argv[1];
    grammar_name = argv[2];
    for (int i = 3; i < argc; i++)
        read_vectors(&all, argv[i]);
    int failed = cmocka_run_group_tests_name("command vectors scan", tests, NULL, NULL);
    free_vectors(&all);
    return failed;
}
