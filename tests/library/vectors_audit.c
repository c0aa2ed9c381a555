/* The cases of tests/audit: test-vectors-audit NAME FILE. tests/README.md describes the format. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "vector.h"

enum { LINE_MAX_BYTES = 4096 };

static const char *name, *file_name;
static unsigned number, failures;

/* Appends " name@offset+len", and "=address". */
static void add_finding(char *to, const uric_finding *finding) {
    to += sprintf(to, " %s@%zu+%zu", uric_finding_name(finding->kind), (size_t)finding->offset,
                  (size_t)finding->len);
    for (unsigned i = 0; i < finding->address_bytes; i++)
        if (finding->address_bytes == 4)
            to += sprintf(to, i == 0 ? "=%u" : ".%u", finding->address[i]);
        else
            to += sprintf(to, i == 0 ? "=%02x" : "%02x", finding->address[i]);
}

static bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n';
}

/* Leaves one space before each word, and none at the end. */
static void squeeze(char *words) {
    char *to = words;
    for (const char *at = words; *at != '\0'; at++)
        if (!is_blank(*at)) {
            if (at == words || is_blank(at[-1]))
                *to++ = ' ';
            *to++ = *at;
        }
    *to = '\0';
}

/* Is "NAME" or "NAME=ADDRESS" among the findings, as a danger for who fetches? */
static bool is_danger(const char *text, size_t len, const char *wanted) {
    uric_audit audit;
    uric_finding finding;
    uric_audit_begin(&audit, text, len);
    while (uric_audit_next(&audit, &finding)) {
        char found[LINE_MAX_BYTES] = "";
        add_finding(found, &finding);
        size_t name_len = strcspn(found, "@"), rest = name_len + strcspn(found + name_len, "=");
        size_t wanted_len = strcspn(wanted, "=");
        if (name_len - 1 == wanted_len && memcmp(found + 1, wanted, wanted_len) == 0 &&
            (wanted[wanted_len] == '\0' || strcmp(found + rest, wanted + wanted_len) == 0) &&
            uric_finding_severity(finding.kind, URIC_FOR_FETCH) == URIC_SEVERITY_DANGER)
            return true;
    }
    return false;
}

static void expect(const char *text, size_t len, const char *expected) {
    static const char danger_of[] = " danger ";
    char found[LINE_MAX_BYTES] = "";
    bool harmless = true, met;
    uric_audit audit;
    uric_finding finding;
    assert_int_equal(uric_audit_begin(&audit, text, len), URIC_OK);
    while (uric_audit_next(&audit, &finding) && strlen(found) < sizeof found - 100) {
        add_finding(found + strlen(found), &finding);
        harmless &= uric_finding_severity(finding.kind, URIC_FOR_ANY) != URIC_SEVERITY_DANGER;
    }
    if (strcmp(expected, " harmless") == 0)
        met = harmless;
    else if (strncmp(expected, danger_of, sizeof danger_of - 1) == 0)
        met = is_danger(text, len, expected + sizeof danger_of - 1);
    else
        met = strcmp(found[0] != '\0' ? found : " none", expected) == 0;
    if (!met) {
        print_error("%s:%u: found%s\n", file_name, number, found);
        failures++;
    }
}

static void test_lines(void **state) {
    (void)state;
    FILE *file = fopen(file_name, "r");
    static char line[LINE_MAX_BYTES];
    assert_non_null(file);
    for (number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        size_t word = strcspn(line, " \n"), len;
        if (word == 0 || *line == '#')
            continue;
        char *expected = line + word + (line[word] != '\0');
        line[word] = '\0';
        squeeze(expected);
        assert_null(unescape(line, &len));
        if (strcmp(line, "\"\"") == 0)
            len = 0;
        expect(line, len, expected);
    }
    fclose(file);
    assert_int_equal(failures, 0);
}

int main(int argc, char **argv) {
    if (argc != 3)
        return 2;
    name = argv[1];
    file_name = argv[2];
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_lines)};
    return cmocka_run_group_tests_name(name, tests, NULL, NULL);
}
