/* A grammar as syntax trees of its rules: `1*DIGIT / "x"` is
 *
 *     NODE_ALTERNATIVES
 *         NODE_REPEAT (1 to UNBOUNDED)
 *             NODE_RULE (DIGIT)
 *         NODE_STRING (x)
 */
#ifndef ABNF_H
#define ABNF_H

#include "worklist.h"

typedef enum node_kind {
    NODE_ALTERNATIVES, /* children: one of them */
    NODE_SEQUENCE,     /* children: one after the other */
    NODE_REPEAT,       /* one child, `min` to `max` times */
    NODE_STRING,       /* `text`, its letters in either case if `caseless` */
    NODE_RANGE,        /* one byte, `min` to `max` */
    NODE_POINTS,       /* one code point in UTF-8, `min` to `max`, but for surrogates */
    NODE_RULE,         /* the rule called `text` */
    NODE_EXCEPT        /* two children: strings of the first that the second does not derive */
} node_kind;

enum { UNBOUNDED = -1 };

typedef struct node {
    node_kind kind;
    source at;
    struct node *child, *next; /* the first child; the next of the same parent */
    int min, max;              /* NODE_REPEAT (max may be UNBOUNDED), NODE_RANGE, NODE_POINTS */
    bool caseless;
    bool prose;       /* NODE_RULE: `text` is prose, which names no rule of the document */
    const char *text; /* NODE_STRING: may hold NULs; NODE_RULE: the name */
    size_t len;
    struct rule *rule;                   /* NODE_RULE: set by bind_names (document.h); or NULL */
    const struct difference *difference; /* NODE_EXCEPT: set by difference_of (thompson.h) */
} node;

typedef struct document document; /* document.h */

/* A minimal automaton of the rule's strings, in which those of another rule may be one symbol
 * (thompson.h). */
typedef struct rule_language {
    bool known, has_symbol;
    const struct rule *symbol;
    struct difference *minimal; /* NULL: none stands for the rule */
} rule_language;

typedef struct rule {
    const char *name; /* as the document prints it; or FILE.NAME where two documents have NAME */
    const char *identifier; /* in C and Ragel: set by name_objects (c_names.h) */
    source at;
    source replaced; /* the definition before AMEND; or no file */
    bool unchanged;  /* that definition was the same */
    const document *document;
    node *body;          /* NULL: it has a mistake */
    const char *message; /* of a mistake that is an error only if the rule is used; or NULL */
    source mistake;      /* the place of that mistake */
    node *restated;      /* the body before RESTATE; or NULL */
    node *printed; /* the body that the document prints, if a loop or levels of nesting replace it
                      (recursion.h); or NULL */
    const struct rule *level_of; /* the rule of which this is a level (recursion.h), and whose name
                                    it has; or NULL */
    unsigned depth;              /* of its levels; 0: it has none */
    const char *level;           /* its number, as "<1>", for its identifier; or NULL */
    unsigned index;              /* in the grammar's rules */
    bool kept;                   /* it is in the grammar that is compiled */
    bool referenced;             /* another rule uses it */
    bool omitted;                /* it derives nothing (omission.h) */
    bool extends;                /* "=/" of a rule that another document defines */
    unsigned walk;               /* the last walk through rules that met it (nodes.c) */
    rule_language language;      /* set by language_of (thompson.c); */
    rule_language with_symbol;   /* for the last symbol that was asked for */
    const struct rule_dfa *automata[3]; /* for each nfa_form, by determinize_rules (rule_dfa.h); or
                                           NULL */
    bool order_proved; /* the ordered one of them has the readings of the rule (prove_order.h) */
    bool lacks_rules;  /* a name that it uses, directly or not, is not defined */
    bool core;         /* it has no machine of its own: of RFC 5234, appendix B.1, or a level */
} rule;

typedef struct grammar {
    rule **rules; /* in the order of the document; in the grammar that is compiled, rules of other
                     documents and core rules follow */
    unsigned count;
    const document *document;
    worklist names; /* of the rules of a document, in lower case, in their order */
} grammar;

typedef struct rule_list {
    const rule **rules;
    unsigned count;
} rule_list;

/* Appends a rule, unless it is NULL. */
void add_rule(rule_list *list, const rule *r);
bool has_rule(const rule_list *list, const rule *r);
rule_list one_rule(const rule *r);

/* What a second definition of a rule means. */
typedef enum amendment {
    DEFINE, /* an error */
    AMEND,  /* it replaces the first */
    IMPORT, /* an error */
    RESTATE /* it replaces the first and has to derive the same strings */
} amendment;

/* Adds the rules of a file. After an error, the other rules are read all the same. */
void read_abnf(grammar *g, const char *path, amendment how);

/* Adds the rules of RFC 5234, appendix B.1. */
void read_core_rules(grammar *g);

/* The rule of a name, in either case (RFC 5234, 2.1); or NULL. */
rule *find_rule(const grammar *g, const char *name);

/* The rule that the document prints: of a level, the rule of which it is one. */
const rule *as_printed(const rule *r);

/* All rules, each after those that it uses. The grammar is not recursive. */
rule_list rules_bottom_up(const grammar *g);

/* Does the rule use `target`, directly or not, or is it the same rule? Rules may be recursive. */
bool reaches(const rule *r, const rule *target);
bool node_reaches(const node *n, const rule *target);

/* Adds `r`, unless it is NULL, and all rules that it reaches. */
void add_reached(rule_list *list, const rule *r);

/* The rule whose body holds the node. */
const rule *rule_with(const grammar *g, const node *n);

/* The rule whose definition is around a place in a file; or NULL. */
const rule *rule_around(const grammar *g, source at);

/* A repetition as ABNF, such as 1*3ALPHA or *( ... ). */
char *repetition_text(const node *n);

/* The children of a node, the last first, for automata that are built from their end. */
const node **children_backwards(const node *n, unsigned *count);

/* Are two trees the same but for their places? */
bool same_nodes(const node *a, const node *b);

/* Can the node derive the empty string? */
bool nullable(const node *n);

#endif
