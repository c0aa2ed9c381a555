/* The railroad diagram of a rule, as shapes whose line goes in at the left and out at the right, at
 * the same height:
 *
 *     a [ b ] / *c      ──┬─ a ─┬─ b ─┬─┬──
 *                         │     └─────┘ │
 *                         └─ … ─────────┘
 *
 * Sizes are pixels. The layout is the tool's own, not that of a library in JavaScript: so a picture
 * needs neither a browser nor Node, is the same on every machine, and each of its lines can be
 * marked for the reading of a string. */
#ifndef DRAW_SHAPES_H
#define DRAW_SHAPES_H

#include "draw/reading.h"

enum {
    RADIUS = 10,
    GAP = 10,
    BOX = 12,
    LETTER = 8,
    SMALL_LETTER = 7,
    CAPTION = 16,
    NO_COLOUR = -1
};

typedef enum shape_kind {
    SHAPE_SKIP, /* a line alone */
    SHAPE_BOX,
    SHAPE_ROW,    /* its children, one after the other; on several lines if they are wide */
    SHAPE_CHOICE, /* one of its children: a SHAPE_SKIP that is the first goes above the others */
    SHAPE_LOOP    /* its child, with a line back */
} shape_kind;

typedef enum box_style { BOX_RULE, BOX_LITERAL, BOX_CLASS, BOX_PROSE } box_style;

typedef struct shape {
    shape_kind kind;
    struct shape *child, *next;
    int width, up, down; /* above and below the line */
    bool breaks;         /* in a row: begins a further line */
    box_style style;
    const char *text;    /* of a box; of a loop, how often, or NULL */
    const char *caption; /* what the string has there; or NULL */
    const rule *rule;    /* BOX_RULE: what it links to */
    int colour;          /* the index of a component, or NO_COLOUR */
    bool on;             /* the reading goes into it, */
    bool left;           /* out of it, */
    bool stops;          /* ends in it; */
    bool repeated;       /* SHAPE_LOOP: goes back */
} shape;

/* A line of a row: its shapes, and what is behind them; the next line's first shape, or NULL. On
 * the way to the next line, the line goes back in a lane between them. */
typedef struct row_line {
    int width, up, down;
    const shape *next;
} row_line;

enum { ROW_RIGHT = 4 * RADIUS }; /* behind the widest line of several */

row_line line_of(const shape *first);
int lane_below(const row_line *line); /* how far the lane is below it */
int line_below(const row_line *next); /* and the next line below the lane */

/* The diagram of a rule's body; at most `limit` wide, unless one box is wider. */
shape *shape_of_rule(const profile *p, const rule *r, const reading *read, int limit);

/* The component that a rule is where `within` uses it, as an index; or NO_COLOUR. */
int colour_of(const profile *p, const rule *r, const rule *within);

/* The characters of a text in UTF-8. */
int text_length(const char *text);

#endif
