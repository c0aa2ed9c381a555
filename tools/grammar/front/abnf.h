/* Grammars as trees: RFC 5234, and the RFC 822 notation of the older documents. */
#ifndef ABNF_H
#define ABNF_H

#include "support.h"

typedef enum node_kind {
    NODE_ALTERNATIVES, /* children: one of them */
    NODE_SEQUENCE,     /* children: one after the other */
    NODE_REPEAT,       /* one child, `min` to `max` times */
    NODE_STRING,       /* `text`, in either case if `caseless` */
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
    struct rule *rule;                   /* NODE_RULE, once resolved; NULL if there is none */
    const struct difference *difference; /* NODE_EXCEPT: see automaton.h */
} node;

typedef struct rule {
    const char *name; /* as the document prints it */
    source at;
    node *body;
    node *restated;  /* the body that this one replaces, and derives the same strings as; or NULL */
    unsigned index;  /* in the document's order */
    bool referenced; /* another rule uses it */
    bool core;       /* RFC 5234, appendix B.1 */
} rule;

typedef struct grammar {
    rule **rules; /* in the order of the document; core rules that it uses come last */
    unsigned count;
} grammar;

/* What becomes of a rule that exists already: an error; or the file's replaces it; the same, but it
 * has to derive the same strings. */
typedef enum amendment { DEFINE, AMEND, RESTATE } amendment;

/* Adds the rules of a file. Errors are reported; what could be read is kept. */
void read_abnf(grammar *g, const char *path, amendment how);

/* To be called once after all files: binds names to rules and adds the core rules that are used. */
void resolve_names(grammar *g);

/* Names are compared in either case (RFC 5234, 2.1). NULL if there is none. */
rule *find_rule(const grammar *g, const char *name);

/* The rule in whose body the node is. */
const rule *rule_with(const grammar *g, const node *n);

/* A repetition as ABNF, such as 1*3ALPHA; its child, if it is not a rule, as "( ... )". */
char *repetition_text(const node *n);

/* Can the node derive the empty string? */
bool nullable(const node *n);

/* The bytes that its strings begin with. (Of a difference, those of its first part.) */
byte_set first_bytes(const node *n);

#endif
