/* Registers for the versions of tags.
 *
 * A transition knows, of each tag and each configuration behind it, which version the configuration
 * has (closure.h). If all agree, the value goes to the tag's own register; else each version gets
 * another register, numbered in the order of the configurations, and the transition copies what it
 * has to. So equal lists have equal registers, and states stay few.
 *
 * A plain component occurs once in a reading (lint.h). If one configuration sets a tag now, those
 * that agreed about the tag with it had not passed it: AGREED turns into NIL, and no register has
 * to be saved. A recurring component begins once, where its begin is NIL, and ends again and again;
 * so its versions tell NIL from AGREED always.
 *
 * Early begins. A begin may be set before it is needed, by the delimiter in front of it (NEXT: the
 * offset behind this byte), where each configuration either has it pending or has not passed it:
 * whoever has not passed a begin does not read it. This is done where the byte does something
 * anyway, or where all configurations begin something; elsewhere a run of bytes would be slowed
 * down by a component that may begin at each of them. */
#ifndef TAG_REGISTERS_H
#define TAG_REGISTERS_H

#include "automata/closure.h"
#include "automata/tag_operations.h"

typedef struct register_file {
    const profile *p; /* for messages */
    const rule *rule;
    tag_set tags;
    unsigned extra[MOST_REGISTERS]; /* which version of which tag has register MOST_TAGS + i */
    unsigned extra_count;
    bool exhausted; /* after an error: there are not enough registers */
} register_file;

/* The register that holds a version of a tag. */
unsigned register_of(register_file *r, unsigned tag, unsigned version);

/* Sets the begins that can be set early: their version turns from pending to NEXT. */
void set_early_begins(const register_file *r, configuration *list, unsigned count);

/* Gives the versions of a list registers: turns NEW, NEXT and those that no longer differ into
 * versions that last, and gives the operations that bring the values there. */
const operations *assign_registers(register_file *r, configuration *list, unsigned count,
                                   bool may_begin_early);

/* What the end of the text does for a configuration that ends there. */
const operations *final_operations(register_file *r, const configuration *at);

#endif
