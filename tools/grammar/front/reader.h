/* The text of a grammar while it is read. */
#ifndef READER_H
#define READER_H

#include "front/abnf.h"

typedef struct reader {
    const char *file, *text, *at, *end;
    const char **lines; /* where each begins */
    unsigned line_count;
    const char *message; /* of the last mistake, and its place */
    source mistake;
    unsigned depth;   /* of brackets */
    bool code_points; /* values are code points; else they are bytes */
    bool imported;    /* text between its rules is no error */
    bool broken;      /* the rule has an error, and the rest of it is skipped */
} reader;

/* Finds where lines begin. To be called first. */
void find_lines(reader *r);

source source_of(const reader *r, const char *at);

/* Keeps a mistake, unless the rule has one already; gives NULL. */
node *broken_node(reader *r, const char *at, const char *message);

node *new_node(const reader *r, node_kind kind, const char *at);

/* The length of a text at this place; 0 if it is not there. */
size_t length_at(const reader *r, const char *at, const char *text);

bool name_start(char c);
const char *name_end(const reader *r, const char *at);

#endif
