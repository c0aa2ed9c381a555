/* From a grammar to proved tables in memory, in one process: what `uric-grammar build` writes to
 * files, and what the command runs for `-g FILE`.
 *
 *     read        the profile and its files
 *     lint        errors in the grammar
 *     transcribe  Ragel's source
 *     ragel       Ragel's automaton, if Ragel is installed
 *     tag         the automata of the rules, which follow Ragel's or, without it, are
 *                 determinized by the tool alone; both ways give the same tables
 *     pack        the tables, as C, and as the objects that a compiler makes of it
 *     examples    the strings of NAME.examples, if there is such a file
 *     check       the proof that these tables are those of the grammar */
#ifndef BUILD_H
#define BUILD_H

#include "prove/prove.h"
#include "tables/build_table.h"

enum {
    STATES = 1000000,        /* of an automaton, if nobody says how many */
    STATES_OF_PROOF = 300000 /* of searches for components that differ (prove_components.h) */
};

/* What is built: as for read_profile. */
typedef struct grammar_source {
    const char *file, *profile;
    unsigned depth;
} grammar_source;

typedef struct built {
    bool
        leaves_out; /* set by the caller: rules that use what is not defined, where no entry does */
    profile *p;
    const automata *automata;
    unsigned most_states;     /* of an automaton without calls */
    bool pruned;              /* an automaton has too many states or nodes for Ragel (lint.h) */
    const char *determinized; /* by what, for messages */
    char *source;             /* for Ragel */
    size_t source_len;
    char *c; /* NAME.c */
    size_t c_len;
    char *compact; /* NAME_compact.c; NULL: it is not wanted */
    size_t compact_len;
    const uric_grammar *tables;
} built;

/* The automata of a grammar, and the profile's calls. Follows Ragel's machine, unless it is NULL.
 * `most` is what check_states gives: where automata have many states, with calls or without, the
 * search for calls takes too long, and there are none. NULL after an error. */
const automata *make_automata(profile *p, const ragel_machine *m, unsigned most, unsigned limit);

/* Reads a grammar, and makes its tables. No automaton may need more than `limit` states. False
 * after errors. */
bool make_tables(grammar_source from, unsigned limit, built *b);

/* Builds a grammar: makes the tables, holds them to the file of examples, and proves them. No
 * automaton may need more than `limit` states; `may` is what the proof may cost. False after
 * errors. */
bool build_grammar(grammar_source from, unsigned limit, effort may, built *b);

#endif
