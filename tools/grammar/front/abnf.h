/* A grammar as syntax trees of its rules: `1*DIGIT / "x"` is
 *
 *     NODE_ALTERNATIVES
 *         NODE_REPEAT (1 to UNBOUNDED)
 *             NODE_RULE (DIGIT)
 *         NODE_STRING (x)
 */
#ifndef ABNF_H
#define ABNF_H

#include "support.h"

typedef enum node_kind {
    NODE_ALTERNATIVES, /* children: one of them */
    NODE_SEQUENCE,     /* children: one after the other */
    NODE_REPEAT,       /* one child, `min` to `max` times */
    NODE_STRING,       /* `text`, its letters in either case if `caseless` */
    NODE_RANGE,        /* one byte, `min` to `max` */
    NODE_RULE,         /* the rule called `text` */
    NODE_EXCEPT        /* two children: strings of the first that the second does not derive */
} node_kind;

enum { UNBOUNDED = -1 };

typedef struct node {
    node_kind kind;
    source at;
    struct node *child, *next; /* the first child; the next of the same parent */
    int min, max;              /* NODE_REPEAT (max may be UNBOUNDED), NODE_RANGE */
    bool caseless;
    const char *text; /* NODE_STRING: may hold NULs; NODE_RULE: the name */
    size_t len;
    struct rule *rule;                   /* NODE_RULE: set by resolve_names */
    const struct difference *difference; /* NODE_EXCEPT: set by difference_of (thompson.h) */
} node;

typedef struct rule {
    const char *name; /* as the document prints it */
    source at;
    node *body;
    node *restated;  /* the body before RESTATE; or NULL */
    unsigned index;  /* in the grammar's rules */
    bool referenced; /* another rule uses it */
    bool core;       /* of RFC 5234, appendix B.1 */
} rule;

typedef struct grammar {
    rule **rules; /* in the order of the document; after them the core rules that they use */
    unsigned count;
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
    RESTATE /* it replaces the first and has to derive the same strings */
} amendment;

/* Adds the rules of a file. After an error, the other rules are read all the same. */
void read_abnf(grammar *g, const char *path, amendment how);

/* Binds names to rules and adds the core rules that are used. To be called once, after the last
 * file. */
void resolve_names(grammar *g);

/* The rule of a name, in either case (RFC 5234, 2.1); or NULL. */
rule *find_rule(const grammar *g, const char *name);

/* All rules, each after those that it uses. The grammar is not recursive. */
rule_list rules_bottom_up(const grammar *g);

/* The rule whose body holds the node. */
const rule *rule_with(const grammar *g, const node *n);

/* A repetition as ABNF, such as 1*3ALPHA or *( ... ). */
char *repetition_text(const node *n);

/* Can the node derive the empty string? */
bool nullable(const node *n);

/* The bytes that may stand at an index of a NODE_STRING: one, or both cases of a letter. */
byte_set string_bytes(const node *n, size_t index);

/* The bytes with which the node's strings begin. (A difference counts as its first part.) */
byte_set first_bytes(const node *n);

#endif
