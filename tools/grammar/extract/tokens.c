#include "extract/tokens.h"

#include <ctype.h>
#include <string.h>

static const char *skip_blanks(const char *at) {
    while (*at == ' ')
        at++;
    return at;
}

static const char *skip_digits(const char *at) {
    while (isdigit((unsigned char)*at))
        at++;
    return at;
}

static const char *name_end(const char *at) {
    if (!isalpha((unsigned char)*at))
        return at;
    while (isalnum((unsigned char)*at) || *at == '-' || *at == '_' || *at == '+')
        at++;
    return at;
}

/* The end of "=", "=/", ":=" or "::="; NULL for other signs. */
static const char *sign_end(const char *at) {
    const char *sign = at + strspn(at, ":");
    if (*sign != '=' || sign - at > 2)
        return NULL;
    sign++;
    if (*sign == '/' && sign - at == 1)
        return sign + 1;
    return *sign == '=' || *sign == '>' ? NULL : sign;
}

static token name_token(const char *at, const char *name, const char *end, const char *behind) {
    token t = {.kind = TOKEN_NAME, .at = at, .end = behind, .name = name};
    t.name_len = (size_t)(end - name);
    const char *sign = skip_blanks(behind), *after = sign_end(sign);
    if (after != NULL) {
        t.kind = TOKEN_DEFINES;
        t.sign = sign;
        t.end = after;
    }
    return t;
}

/* "text", 'text', `text', 'a' ... 'z'; NULL: the closing quote is not there. */
static const char *string_end(const char *at) {
    const char *close = strchr(at + 1, *at == '"' ? '"' : '\'');
    if (close == NULL || (*at != '"' && *at != '\'' && *at != '`'))
        return NULL;
    const char *dots = skip_blanks(close + 1), *last = skip_blanks(dots + strspn(dots, "."));
    bool range = dots[0] == '.' && dots[1] == '.' && *last != '\0' && string_end(last) != NULL;
    return range ? string_end(last) : close + 1;
}

/* %x41-5A, %x41-%x5A, %d13.10, %s"text" */
static const char *value_end(const char *at) {
    char base = at[1];
    if (base == '\0' || strchr("sSiI", base) != NULL) {
        const char *close = base != '\0' && at[2] == '"' ? strchr(at + 3, '"') : NULL;
        return close != NULL ? close + 1 : NULL;
    }
    if (strchr("xXdDbB", base) == NULL || !isxdigit((unsigned char)at[2]))
        return NULL;
    at += 2;
    while (isxdigit((unsigned char)*at) ||
           ((*at == '-' || *at == '.') && isxdigit((unsigned char)at[1])))
        at++;
    if (at[0] == '-' && at[1] == '%' && at[2] == base)
        at += 3 + strspn(at + 3, "0123456789ABCDEFabcdef");
    return at;
}

/* The end of words between "<" and ">", as in <pre-release identifier>; or `at`. */
static const char *words_end(const char *at) {
    const char *begin = at;
    while (name_end(at) > at || isdigit((unsigned char)*at)) {
        at = isdigit((unsigned char)*at) ? at + 1 : name_end(at);
        if (*at == ' ' && at[1] != ' ')
            at++;
    }
    return *at == '>' && at > begin && at[-1] != ' ' ? at : begin;
}

const char *prose_end(const char *at) {
    for (; *at != '\0' && strncmp(at, "  ;", 3) != 0; at++)
        if (strncmp(at, "<\">", 3) == 0)
            at += 2;
        else if (*at == '>')
            return at + 1;
    return NULL;
}

/* <name>, <"> and other characters, <prose>. Words may be a name, too: where "=" follows, or where
 * the document defines them. */
static token angle_token(const char *at) {
    const char *name = at + 1, *end = name_end(name), *words = words_end(name);
    if (end > name && *end == '>')
        return name_token(at, name, end, end + 1);
    token t = name_token(at, name, words, words + 1);
    if (words > name && t.kind == TOKEN_DEFINES)
        return t;
    const char *close = *name == '\0' ? NULL : prose_end(name + 1);
    if (*name == ' ' && close == NULL)
        return (token){.kind = TOKEN_NO_ABNF, .at = at, .end = name};
    if (close == NULL)
        return (token){.kind = TOKEN_PROSE, .at = at, .end = at + strlen(at)};
    t.kind = TOKEN_VALUE;
    t.name_len = words > name ? t.name_len : 0;
    t.end = close;
    return t;
}

/* 1*2, 3, #, 1#2: an element must stand behind, but for blanks behind "*" and "#",
 * or on the next line. */
static token count_token(const char *at) {
    const char *end = skip_digits(at);
    token_kind kind = *end == '#' ? TOKEN_LIST : TOKEN_COUNT;
    if (*end == '*' || *end == '#')
        end = skip_digits(end + 1);
    const char *element = end[-1] == '*' || end[-1] == '#' ? skip_blanks(end) : end;
    bool ends = *element == '\0' && (end[-1] == '*' || end[-1] == '#');
    bool known = ends || isalpha((unsigned char)*element) ||
                 (*element != '\0' && strchr("\"'`<%([{", *element));
    return (token){.kind = known ? kind : TOKEN_NO_ABNF, .at = at, .end = known ? end : at + 1};
}

token next_token(const char *at) {
    at = skip_blanks(at);
    token t = {.at = at, .end = at + 1};
    const char *end = name_end(at);
    if (end > at)
        return name_token(at, at, end, end);
    if (*at == '<')
        return angle_token(at);
    if (isdigit((unsigned char)*at) || *at == '*' || *at == '#')
        return count_token(at);
    if (*at != '\0' && strchr("\"'`%", *at) != NULL) {
        t.end = *at == '%' ? value_end(at) : string_end(at);
        t.kind = t.end != NULL ? TOKEN_VALUE : TOKEN_NO_ABNF;
        t.end = t.end != NULL ? t.end : at + 1;
        return t;
    }
    t.kind = *at == '\0' || *at == ';'    ? TOKEN_END
             : strchr("([{", *at) != NULL ? TOKEN_OPEN
             : strchr(")]}", *at) != NULL ? TOKEN_CLOSE
             : *at == '/' || *at == '|'   ? TOKEN_OR
                                          : TOKEN_NO_ABNF;
    if (t.kind == TOKEN_END)
        t.end = at;
    return t;
}
