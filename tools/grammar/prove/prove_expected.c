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

/* What `more` bytes behind a lead byte say of its code point, six bits each. */
static point_set points_behind(automaton *a, int state, unsigned more) {
    point_set all = {0}, behind = {0};
    int known = DEAD;
    if (more == 0)
        append_points(&all, 0, 0);
    for (unsigned i = 0; more > 0 && i < 64; i++) {
        int next = automaton_step(a, state, (unsigned char)(0x80 + i));
        if (next != known && next != DEAD) {
            release_points(behind);
            behind = points_behind(a, next, more - 1);
        }
        known = next;
        unsigned first = i << 6 * (more - 1);
        for (unsigned k = 0; next != DEAD && k < behind.count; k++)
            append_points(&all, first + behind.ranges[k].first, first + behind.ranges[k].last);
    }
    release_points(behind);
    return all;
}

/* The characters that an automaton accepts next: bytes; and in a grammar of code points, these. */
static character_set characters_from(automaton *a, int state, bool code_points) {
    character_set next = {.bytes = {{0}}};
    for (unsigned byte = 0; byte < 256; byte++) {
        int to = automaton_step(a, state, (unsigned char)byte);
        if (to == DEAD)
            continue;
        if (!code_points || byte < 0x80) {
            set_add(&next.bytes, byte);
            continue;
        }
        unsigned more = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3, lead = byte & (0x3Fu >> more);
        point_set behind = points_behind(a, to, more);
        for (unsigned k = 0; k < behind.count; k++)
            append_points(&next.points, (lead << 6 * more) + behind.ranges[k].first,
                          (lead << 6 * more) + behind.ranges[k].last);
        release_points(behind);
    }
    return next;
}

/* The characters that a term stands for; none if it is not a term. */
static character_set find_characters(const grammar *g, const char *term) {
    character_set named = {.bytes = {{0}}};
    unsigned first, last;
    char quoted;
    int len = 0;
    const rule *r = find_rule(g, term);
    if (r != NULL) {
        node n = rule_node(r);
        return characters_from(automaton_of(&n, NULL), START, g->document->code_points);
    }
    if (sscanf(term, "\"%c\"%n", &quoted, &len) == 1 && len > 0 && term[len] == '\0')
        named.bytes = quoted_byte((unsigned char)quoted, false);
    else if (sscanf(term, "%%s\"%c\"%n", &quoted, &len) == 1 && len > 0 && term[len] == '\0')
        named.bytes = quoted_byte((unsigned char)quoted, true);
    else {
        int count = sscanf(term, "%%x%6X%n-%6X%n", &first, &len, &last, &len);
        if (count < 1 || term[len] != '\0')
            return named;
        last = count == 1 ? first : last;
        node n = {.kind = g->document->code_points ? NODE_POINTS : NODE_RANGE};
        n.min = (int)first;
        n.max = (int)last;
        named = characters_of(&n);
    }
    return named;
}

static character_set characters_of_term(known_terms *known, const char *term) {
    size_t len = strlen(term);
    int item = worklist_find(&known->terms, term, len);
    if (item == NO_ITEM) {
        character_set found = find_characters(known->grammar, term);
        work_item added = {.key = term, .size = len, .from = NO_ITEM, .byte = NO_BYTE};
        added.data = &found;
        added.data_size = sizeof found;
        item = (int)worklist_add_item(&known->terms, added);
    }
    return *(const character_set *)known->terms.items[item].data;
}

/* Do the terms together stand for exactly these characters, and the end? None may be repeated or
 * empty. */
static bool terms_are_right(known_terms *known, const uric_error *error, character_set next,
                            bool end) {
    character_set named = {.bytes = {{0}}};
    bool names_end = false;
    const char *term;
    for (size_t i = 0; (term = uric_error_expected(error, i)) != NULL; i++) {
        for (size_t before = 0; before < i; before++)
            if (strcmp(uric_error_expected(error, before), term) == 0)
                return false;
        character_set one = characters_of_term(known, term);
        if (strcmp(term, END_OF_INPUT) == 0)
            names_end = true;
        else if (characters_count(one) == 0)
            return false;
        named = characters_union(named, one);
    }
    return characters_count(characters_minus(named, next)) == 0 &&
           characters_count(characters_minus(next, named)) == 0 && names_end == end;
}

bool expects_rightly(known_terms *known, const uric_scan *scan, automaton *a, int state) {
    uric_error error;
    uric_describe_error(scan, URIC_REFUSED, &error);
    for (unsigned byte = 0; byte < 256; byte++) {
        bool goes_on = automaton_step(a, state, (unsigned char)byte) != DEAD;
        if (uric_error_expects(&error, (unsigned char)byte) != goes_on)
            return false;
    }
    bool end = automaton_final(a, state);
    character_set next = characters_from(a, state, known->grammar->document->code_points);
    return uric_error_expects_end(&error) == end && terms_are_right(known, &error, next, end);
}

bool begins_rightly(const uric_scan *before, const uric_scan *after, bool within) {
    uric_error first, then;
    uric_describe_error(before, URIC_REFUSED, &first);
    uric_describe_error(after, URIC_REFUSED, &then);
    if (!within)
        return then.offset == after->length;
    return then.offset == first.offset && then.machine == first.machine &&
           then.state == first.state && then.caller == first.caller &&
           then.caller_state == first.caller_state;
}
