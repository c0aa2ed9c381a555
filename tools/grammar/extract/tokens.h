/* The tokens of ABNF in a line of a document. */
#ifndef EXTRACT_TOKENS_H
#define EXTRACT_TOKENS_H

#include <stdbool.h>
#include <stddef.h>

typedef enum token_kind {
    TOKEN_END,     /* of the line, or a comment */
    TOKEN_NAME,    /* also <name> */
    TOKEN_DEFINES, /* name and "=", "=/", ":=" or "::=" behind it */
    TOKEN_VALUE,   /* "text", 'a' ... 'z', %x41, <prose> */
    TOKEN_COUNT,   /* 1*, *2, 3 in front of an element */
    TOKEN_LIST,    /* 1#2 in front of an element */
    TOKEN_OPEN,    /* ( [ { */
    TOKEN_CLOSE,   /* ) ] } */
    TOKEN_OR,      /* / | */
    TOKEN_PROSE,   /* "<" of prose that ends on a later line */
    TOKEN_NO_ABNF
} token_kind;

typedef struct token {
    token_kind kind;
    const char *at, *end;
    const char *name; /* without "<" and ">": of a TOKEN_NAME, a TOKEN_DEFINES, and a TOKEN_VALUE
                         that may be a name */
    size_t name_len;  /* 0: it has no name */
    const char *sign; /* TOKEN_DEFINES: its "=", "=/", ":=" or "::=", behind which it ends */
} token;

/* Behind the ">" of prose, which began with "<" before `at`; NULL: it ends on a later line. Prose
 * may hold <">, and a comment may stand between its lines:
 *
 *     qtext = <any CHAR excepting <">,     ; => may be folded
 *              "\" & CR>
 */
const char *prose_end(const char *at);

/* The token at or behind `at`, which may stand on blanks. */
token next_token(const char *at);

#endif
