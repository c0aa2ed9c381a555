/* What the readings of a text have read within an A - B: which B, and the state of its automaton.
 * An A - B may stand in the A of another. Each of these contexts has a number. */
#ifndef EXCEPTIONS_H
#define EXCEPTIONS_H

#include "automata/thompson.h"

typedef struct exceptions {
    struct exception *at;
    size_t count, room;
} exceptions;

enum { NO_EXCEPTION = 0 };

/* An A - B begins, in the context `outer`. */
unsigned enter_exception(exceptions *e, unsigned outer, automaton *of_b);

/* All that are entered read a byte. */
unsigned step_exception(exceptions *e, unsigned which, unsigned char byte);

/* The innermost A - B ends. Returns false if B derives what was read in it. */
bool leave_exception(const exceptions *e, unsigned *which);

#endif
