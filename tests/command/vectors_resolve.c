/* The cases of tests/resolution through the command:
 *     test-command-vectors-resolve URIC GRAMMAR FILE... */
#define _XOPEN_SOURCE 700

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <sys/wait.h>

#include <cmocka.h>

#include "resolutions.h"

static const char *command, *grammar;
static resolutions all;

static const char *dots_option(unsigned options) {
    if (options & URIC_DROP_ABOVE_ROOT)
        return "--dots=drop";
    return options & URIC_REFUSE_ABOVE_ROOT ? "--dots=refuse" : "";
}

/* Runs the command; stores the first line of its output, and returns its exit status. */
static int ask(const resolution *r, const char *more, char *answer, int room) {
    char line[4096];
    snprintf(line, sizeof line, "exec '%s' resolve -g %s %s %s %s %s -- '%s' '%s'", command,
             grammar, r->options & URIC_NON_STRICT ? "--non-strict" : "",
             r->options & URIC_LEAVE_DOTS ? "--leave-dots" : "", dots_option(r->options), more,
             r->base, r->reference);
    FILE *output = popen(line, "r");
    assert_non_null(output);
    if (fgets(answer, room, output) == NULL)
        *answer = '\0';
    answer[strcspn(answer, "\n")] = '\0';
    int status = pclose(output);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static void expected_text(const resolution *r, char *text) {
    strcpy(text, r->target);
    if (strncmp(text, "(current_document)", 18) == 0)
        text[8] = ' ';
    if (strcmp(text, "(refused)") == 0)
        strcpy(text, "error\t0\t\"..\" goes above the root");
}

/* Appends a string, or null. */
static void put_json(char *json, const char *text) {
    sprintf(json + strlen(json), text != NULL ? "\"%s\"" : "null", text);
}

static void expected_json(const resolution *r, char *json) {
    bool current = strncmp(r->target, "(current_document)", 18) == 0;
    const char *hash = strchr(r->reference, '#');
    if (strcmp(r->target, "(refused)") == 0) {
        strcpy(json, "{\"error\":{\"offset\":0,\"message\":\"\\\"..\\\" goes above the root\"}}");
        return;
    }
    strcpy(json, "{\"target\":");
    put_json(json, current ? NULL : r->target);
    strcat(json, current ? ",\"current_document\":true" : ",\"current_document\":false");
    strcat(json, ",\"fragment\":");
    put_json(json, hash != NULL ? hash + 1 : NULL);
    strcat(json, r->above_root ? ",\"above_root\":true}" : ",\"above_root\":false}");
}

/* Does the command refuse the options, because the document leaves no choice? The library ignores
 * them. */
static bool is_usage_error(const resolution *r) {
    bool choice = r->options & (URIC_DROP_ABOVE_ROOT | URIC_REFUSE_ABOVE_ROOT);
    return choice && (strcmp(grammar, "rfc3986") == 0 || strcmp(grammar, "rfc1808") == 0 ||
                      strcmp(grammar, "url-syntax-02") == 0);
}

static void test_tables(void **state) {
    (void)state;
    unsigned failures = 0;
    for (size_t i = 0; i < all.count; i++) {
        const resolution *r = &all.at[i];
        char answer[4096], expected[4096];
        if (is_usage_error(r))
            continue;
        int refused = strcmp(r->target, "(refused)") == 0;
        expected_text(r, expected);
        bool same = ask(r, "", answer, sizeof answer) == refused && strcmp(answer, expected) == 0;
        if (same) {
            expected_json(r, expected);
            same =
                ask(r, "--json", answer, sizeof answer) == refused && strcmp(answer, expected) == 0;
        }
        if (!same) {
            print_error("%s:%u: %s, not %s\n", r->file, r->line, answer, expected);
            failures++;
        }
    }
    assert_int_equal(failures, 0);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_tables)};
    if (argc < 4) {
        fprintf(stderr, "usage: %s URIC GRAMMAR FILE...\n", argv[0]);
        return 2;
    }
    command = argv[1];
    grammar = argv[2];
    for (int i = 3; i < argc; i++)
        read_resolutions(&all, argv[i]);
    int failed = cmocka_run_group_tests_name("command vectors resolve", tests, NULL, NULL);
    free_resolutions(&all);
    return failed;
}
