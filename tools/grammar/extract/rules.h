/* Definitions of rules in the lines of a document, and lines that look like them:
 *
 *     port        = *DIGIT            a rule, whose further lines are indented more than its name,
 *                   ; decimal         begin with "/" or a comment, or stand in brackets
 *     <domain>  ::= <label> | …       BNF; also ":="
 *     scheme      = $2                no rule: "$" is no ABNF
 *
 * A rule ends with the last line up to which it is whole: what follows is prose. */
#ifndef EXTRACT_RULES_H
#define EXTRACT_RULES_H

#include "extract/pages.h"

typedef struct found_rule {
    const char *name;
    const char *text;    /* as ABNF, with newlines; NULL: it is broken, or no rule */
    const char *normal;  /* its tokens, without comments, in one case */
    const char *section; /* the heading above the rule; or "" */
    const char **uses;   /* the names in it */
    unsigned use_count;
    source at;
    unsigned first, end; /* the indexes of its first line, and of the line behind its last */
    const char *printed; /* of a broken rule: all lines up to the next gap */
    const char *wrong;   /* why the rule is broken, or why it ends where it does; or NULL */
    source wrong_at;
    bool extends;  /* "=/" */
    bool angles;   /* the name stands between "<" and ">" */
    bool colons;   /* ":=" or "::=" behind a name without "<" and ">", as in ASN.1 */
    bool sentence; /* the rule is broken: words stand behind "=" */
    bool tight;    /* no blank stands beside "=" */
    bool literal;  /* a string, a value or prose is in the rule */
    bool empty;    /* the rule consists of an empty string */
    bool lists;    /* "#rule" is in the rule */
    bool follows;  /* nothing stands between the rule and the one before */
} found_rule;

typedef struct found_rules {
    found_rule *list;
    unsigned count;
} found_rules;

found_rules find_rules(const text_lines *lines);

/* Is it a rule of RFC 5234, appendix B.1? */
bool is_core_rule(const char *name);

/* The tokens of a rule as one line: names in lower case, "/" for "|", without comments. */
char *normal_form(const char *text);

#endif
