/* An error states what it expects twice: as bytes (uric_error_expects), from the table entries that
 * the scan uses, and as terms (uric_error_expected), from lists that no scan reads. Both are
 * compared with the automaton of the grammar (thompson.h). A term is understood as a person does,
 * by the grammar: a rule stands for the bytes with which its strings begin.
 *
 * Behind "http://h:8", for example, the automaton goes on with the digits, "#", "/" and "?", or
 * accepts, and the terms are DIGIT, "#", "/", "?" and end of input: together just these bytes. */
#include "prove/prove_expected.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "front/characters.h"
#include "scan/scan.h"
#include "tables/terms.h"

/* A quoted letter stands for both cases, but behind %s (RFC 7405). */
static byte_set quoted_byte(unsigned char byte, bool exact) {
    byte_set bytes = {{0}};
    set_add(&bytes, byte);
    if (isalpha(byte) && !exact)
        set_add(&bytes, byte ^ 0x20u);
    return bytes;
}

/* The bytes that a term stands for; none if it is not a term. */
static byte_set bytes_of_term(const grammar *g, const char *term) {
    byte_set bytes = {{0}};
    unsigned first, last;
    char quoted;
    int len = 0;
    const rule *r = find_rule(g, term);
    if (r != NULL)
        return first_bytes(r->body);
    if (sscanf(term, "\"%c\"%n", &quoted, &len) == 1 && len > 0 && term[len] == '\0')
        return quoted_byte((unsigned char)quoted, false);
    if (sscanf(term, "%%s\"%c\"%n", &quoted, &len) == 1 && len > 0 && term[len] == '\0')
        return quoted_byte((unsigned char)quoted, true);
    int count = sscanf(term, "%%x%2X%n-%2X%n", &first, &len, &last, &len);
    if (count < 1 || term[len] != '\0')
        return bytes;
    for (unsigned byte = first; byte <= (count == 1 ? first : last); byte++)
        set_add(&bytes, byte);
    return bytes;
}

/* Do the terms together stand for exactly these bytes, and the end? None may be repeated or empty.
 */
static bool terms_are_right(const grammar *g, const uric_error *error, byte_set bytes, bool end) {
    byte_set named = {{0}};
    bool names_end = false;
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++) {
        for (size_t before = 0; before < i; before++)
            if (strcmp(uric_error_expected(error, before), term) == 0)
                return false;
        byte_set one = bytes_of_term(g, term);
        if (strcmp(term, END_OF_INPUT) == 0)
            names_end = true;
        else if (set_empty(one))
            return false;
        named = set_union(named, one);
    }
    return set_equal(named, bytes) && names_end == end;
}

bool expects_rightly(const grammar *g, const uric_scan *scan, automaton *a, int state) {
    byte_set bytes = {{0}};
    uric_error error;
    uric_describe_error(scan, URIC_REFUSED, &error);
    for (unsigned byte = 0; byte < 256; byte++) {
        bool goes_on = automaton_step(a, state, (unsigned char)byte) != DEAD;
        if (uric_error_expects(&error, (unsigned char)byte) != goes_on)
            return false;
        if (goes_on)
            set_add(&bytes, byte);
    }
    bool end = automaton_final(a, state);
    return uric_error_expects_end(&error) == end && terms_are_right(g, &error, bytes, end);
}
