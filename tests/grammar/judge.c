/* judge GRAMMAR FILE: the strings behind "+ " are of the grammar's reference rule, those behind "-
 * " are not. In them, \xHH is a byte; \r, \n, \t and \\ are as in C. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <uric.h>

#include "vectors.h"

static char next_byte(const char **at) {
    char c = *(*at)++;
    if (c != '\\')
        return c;
    c = *(*at)++;
    if (c == 'x') {
        char digits[3] = {(*at)[0], (*at)[1], '\0'};
        *at += 2;
        return (char)strtoul(digits, NULL, 16);
    }
    return c == 'r' ? '\r' : c == 'n' ? '\n' : c == 't' ? '\t' : c;
}

int main(int argc, char **argv) {
    const uric_grammar *g = argc == 3 ? grammar_named(argv[1]) : NULL;
    FILE *in = argc == 3 ? fopen(argv[2], "r") : NULL;
    const char *name = g != NULL ? uric_grammar_reference(g) : "";
    const uric_rule *rule = g != NULL ? uric_grammar_rule(g, name, strlen(name)) : NULL;
    char line[4096], text[4096];
    unsigned judged = 0, wrong = 0;
    if (rule == NULL || in == NULL)
        return 2;
    while (fgets(line, sizeof line, in) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if ((line[0] != '+' && line[0] != '-') || line[1] != ' ')
            continue;
        size_t len = 0;
        for (const char *at = line + 2; *at != '\0';)
            text[len++] = next_byte(&at);
        judged++;
        if ((uric_check(rule, text, len, NULL) == URIC_OK) != (line[0] == '+')) {
            printf("%s: %s\n", argv[2], line);
            wrong++;
        }
    }
    fclose(in);
    printf("%s: %u strings, %u wrong\n", argv[1], judged, wrong);
    return judged == 0 || wrong > 0;
}
