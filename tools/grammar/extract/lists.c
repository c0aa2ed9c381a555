/* Lists as RFC 9110, 5.6.1.1, expands them for senders (and RFC 7230, section 7):
 *
 *     1#element       element *( OWS "," OWS element )
 *     #element        [ 1#element ]
 *     2#4element      element 1*3( OWS "," OWS element )
 *
 * or, in a document that defines LWS and no OWS, as RFC 2616, 2.1, does, but for empty elements:
 *
 *     1#element       *LWS element *( *LWS "," *LWS element )
 *
 * An element is a name, a literal or a group, in which further lists may be. */
#include "extract/lists.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "support.h"

/* The end of a string, prose or comment that begins here; or `at`. */
static const char *opaque_end(const char *at) {
    if (*at == '"' || *at == '<') {
        const char *close =
            at[1] == '\0' ? NULL : strchr(at + 1 + (*at == '<'), *at == '"' ? '"' : '>');
        return close != NULL ? close + 1 : at + strlen(at);
    }
    return *at == ';' ? at + strcspn(at, "\n") : at;
}

static const char *element_end(const char *at) {
    const char *begin = at;
    unsigned depth = 0;
    at += strspn(at, "0123456789*#");
    do {
        const char *opaque = opaque_end(at);
        if (opaque > at)
            at = opaque;
        else {
            depth += *at == '(' || *at == '[';
            depth -= *at == ')' || *at == ']';
            at++;
        }
    } while (*at != '\0' && depth > 0);
    if (at > begin && isalnum((unsigned char)at[-1]))
        at += strspn(at, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+.");
    return at;
}

/* A text on one line, without comments. */
static char *one_line(const char *at, const char *end) {
    char *out = allocate((size_t)(end - at) + 1, 1);
    size_t len = 0;
    while (at < end) {
        const char *stop = opaque_end(at);
        if (*at == ';') {
            at = stop;
            continue;
        }
        if (stop == at)
            stop++;
        bool blank = isspace((unsigned char)*at) != 0;
        if (blank && len > 0 && out[len - 1] != ' ')
            out[len++] = ' ';
        for (; at < stop; at++)
            if (!blank)
                out[len++] = *at;
    }
    return out;
}

/* "1*3", or "*" */
static char *counts(unsigned long least, bool bounded, unsigned long most) {
    const char *min = least > 0 ? format_text("%lu", least) : "";
    return bounded ? format_text("%s*%lu", min, most) : format_text("%s*", min);
}

char *expand_lists(const char *text, bool lws) {
    const char *at = text;
    while (*at != '\0' && *at != '#') {
        const char *stop = opaque_end(at);
        at = stop > at ? stop : at + 1;
    }
    if (*at == '\0')
        return copy_text(text, strlen(text));
    const char *begin = at, *most = at + 1;
    while (begin > text && isdigit((unsigned char)begin[-1]))
        begin--;
    const char *element = most + strspn(most, "0123456789");
    bool bounded = element > most;
    element += strspn(element, " ");
    unsigned long least = begin < at ? strtoul(begin, NULL, 10) : 0;
    unsigned long greatest = bounded ? strtoul(most, NULL, 10) : 0;
    const char *end = element_end(element);
    char *inner = expand_lists(one_line(element, end), lws);
    const char *count = counts(least > 0 ? least - 1 : 0, bounded, greatest > 0 ? greatest - 1 : 0);
    char *list = format_text(lws ? "*LWS %s %s( *LWS \",\" *LWS %s )" : "%s %s( OWS \",\" OWS %s )",
                             inner, count, inner);
    return format_text(least > 0 ? "%.*s%s%s" : "%.*s[ %s ]%s", (int)(begin - text), text, list,
                       expand_lists(end, lws));
}
