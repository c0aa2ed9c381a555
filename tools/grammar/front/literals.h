/* Strings, values and prose. */
#ifndef LITERALS_H
#define LITERALS_H

#include "front/reader.h"

/* Does a string begin here, in any kind of quotes? */
bool at_string(const reader *r);

/* "text", "a".."z" */
node *read_characters(reader *r);

/* %x30-39, %d13.10, %b1, %s"case", %i"any" */
node *read_percent(reader *r);

/* <prose> */
node *read_prose(reader *r);

#endif
