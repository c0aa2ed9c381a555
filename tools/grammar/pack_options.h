/* What of a grammar can be left out: all of it, and each rule that a parse line goes through. */
#ifndef PACK_OPTIONS_H
#define PACK_OPTIONS_H

#include "columns.h"
#include "pack_machine.h"

/* Finds the lines without which another cannot be, because a text would be refused too late. The
 * tables are built. */
void find_needs(packer *k);

/* The option without which a table does not go on in one that it goes through; or a step is
 * refused. NULL: there is none. */
char *option_of_through(const packer *k, const table *t, unsigned through);
char *option_of_step(const packer *k, const table *t, const step *s);

/* The lines that call a rule, that report a host, and whose tables have these columns. */
line_set lines_calling(const packer *k, const rule *r);
line_set lines_with_host(const packer *k);
line_set lines_with_columns(const packer *k, const columns *c);

/* Writes #if: what follows, until the end, is there if any of these lines is; of no line, if the
 * grammar is whole. Counts its bytes. */
void begin_lines(const packer *k, line_set lines);
void end_lines(const packer *k, line_set lines);

/* Writes the options, each with the bytes that have been counted; or without. */
void write_options(const packer *k, FILE *out);
void declare_options(const profile *p, FILE *out);

/* URIC_NAME: the option that leaves the grammar out; or the rule. */
char *option_name(const profile *p, const rule *r);

/* Is there an option beside the grammar's? */
bool has_parts(const profile *p);

/* For #if: is all of the grammar there, is anything, is the rule? NULL: it is where anything is. */
char *whole_condition(const profile *p);
char *any_condition(const profile *p);
char *rule_condition(const profile *p, const rule *r);

#endif
