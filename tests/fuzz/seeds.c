/* Writes each vector to a file as an input of the fuzzer: seeds DIRECTORY GRAMMAR FILE... */
#include <stdio.h>
#include <string.h>

#include "choice.h"
#include "vectors.h"

static uint8_t grammar_byte(const uric_grammar *grammar) {
    uint8_t byte = 0;
    while (chosen_grammar(byte) != grammar)
        byte++;
    return byte;
}

static uint8_t rule_byte(const uric_grammar *grammar, const char *name) {
    uint8_t byte = 0;
    while (byte < UINT8_MAX && strcmp(uric_rule_name(chosen_rule(grammar, byte)), name) != 0)
        byte++;
    return byte;
}

static bool write_seed(const char *directory, size_t number, const uric_grammar *grammar,
                       const vector *v) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s-%zu", directory, uric_grammar_name(grammar), number);
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        perror(path);
        return false;
    }
    putc(grammar_byte(grammar), file);
    putc(rule_byte(grammar, v->rule), file);
    fwrite(v->text, 1, v->len, file);
    return fclose(file) == 0;
}

int main(int argc, char **argv) {
    const uric_grammar *grammar = argc > 3 ? grammar_named(argv[2]) : NULL;
    vectors all = {NULL, NULL, 0};
    if (grammar == NULL) {
        fprintf(stderr, "usage: %s DIRECTORY GRAMMAR FILE...\n", argv[0]);
        return 2;
    }
    for (int i = 3; i < argc; i++)
        read_vectors(&all, argv[i]);
    bool written = true;
    for (size_t i = 0; i < all.count && written; i++)
        written = write_seed(argv[1], i, grammar, &all.at[i]);
    free_vectors(&all);
    return written ? 0 : 2;
}
