/* What Python does otherwise than RFC 3986: it removes controls and spaces at the front, and TAB,
 * CR and LF anywhere; takes the last "@" for the end of the userinfo; and allows most bytes
 * anywhere.
 *
 *     " ht\ntp://a@b@H^:80/a b"      scheme http, userinfo a@b, host h^, port 80, path /a b      */
#include "agree/python.h"

typedef struct python {
    char *at, *end; /* of the cleaned text: what is not read yet */
    uric_reading *reading;
} python;

static void set_component(python *url, unsigned component, const char *begin, const char *end) {
    if (begin < end || component == URIC_PATH)
        url->reading->component[component] = uric_span_from(begin, end);
}

/* The first of some bytes; `end` if there is none. */
static char *find(char *at, char *end, const char *bytes) {
    while (at < end && (*at == '\0' || !uric_is_one_of(*at, bytes)))
        at++;
    return at;
}

static void clean(python *url, uric_span text, char *room) {
    const char *at = text.at, *end = uric_end(text);
    while (at < end && (unsigned char)*at <= ' ')
        at++;
    url->at = url->end = room;
    for (; at < end; at++)
        if (*at != '\t' && *at != '\n' && *at != '\r')
            *url->end++ = *at;
}

static void make_lower(char *at, const char *end) {
    for (; at < end; at++)
        *at = uric_lower(*at);
}

static bool is_alpha(char c) {
    return uric_lower(c) >= 'a' && uric_lower(c) <= 'z';
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* Without a scheme, the text before a colon is a part of the path. */
static void read_scheme(python *url) {
    char *colon = find(url->at, url->end, ":"), *at = url->at;
    while (at < colon &&
           (is_alpha(*at) || is_digit(*at) || (*at != '\0' && uric_is_one_of(*at, "+-."))))
        at++;
    if (colon == url->end || at < colon || at == url->at || !is_alpha(*url->at))
        return;
    make_lower(url->at, colon);
    set_component(url, URIC_SCHEME, url->at, colon);
    url->at = colon + 1;
}

/* IPvFuture, of any characters; or an IPv6 address, perhaps with a zone. */
static bool is_bracketed_host(char *at, char *end) {
    if (at < end && *at == 'v') {
        char *dot = find(at, end, "."), *digit = at + 1;
        while (digit < dot && uric_is_hex(*digit))
            digit++;
        return digit == dot && dot > at + 1 && end - dot > 1;
    }
    char *zone = find(at, end, "%");
    if (zone < end && (zone + 1 == end || find(zone + 1, end, "%") < end))
        return false;
    return uric_check(uric_grammar_rule(&uric_rfc3986, "IPv6address", 11), at, (size_t)(zone - at),
                      NULL) == URIC_OK;
}

static void read_port(python *url, char *at, char *end) {
    uint32_t port = 0;
    set_component(url, URIC_PORT, at, end);
    for (; at < end; at++) {
        if (!is_digit(*at))
            uric_refuse_reading(url->reading, "the port is not a number");
        if (port <= UINT16_MAX)
            port = port * 10 + ((uint32_t)*at - '0') % 10;
    }
    if (port > UINT16_MAX)
        uric_refuse_reading(url->reading, "the port is over 65535");
}

/* The host and the port, which begins at the first colon behind the host. What stands before a
 * bracket, or between the bracket and the colon, is left out. */
static void read_host(python *url, char *at, char *end) {
    char *bracket = find(at, end, "["), *behind = find(at, end, ":");
    if (bracket < end) {
        char *close = find(bracket, end, "]");
        at = bracket;
        behind = close < end ? close + 1 : end;
        make_lower(at, find(at, behind, "%"));
        set_component(url, URIC_HOST, at, behind);
        behind = find(behind, end, ":");
    } else {
        make_lower(at, find(at, behind, "%"));
        set_component(url, URIC_HOST, at, behind);
    }
    if (behind < end)
        read_port(url, behind + 1, end);
}

static void read_authority(python *url) {
    char *begin = url->at + 2, *end = find(begin, url->end, "/?#"), *host = end;
    for (char *at = begin; at < end; at++)
        if ((unsigned char)*at >= 0x80) {
            uric_refuse_reading(url->reading, "the authority needs NFKC, which is not compared");
            url->reading->undecided = true;
        }
    char *open = find(begin, end, "["), *close = find(begin, end, "]");
    if ((open < end) != (close < end)) {
        uric_refuse_reading(url->reading, "a bracket in the authority has no counterpart");
        return;
    }
    if (open < end && !is_bracketed_host(open + 1, find(open, end, "]"))) {
        uric_refuse_reading(url->reading, "what stands in brackets is no IPv6 address");
        return;
    }
    while (host > begin && host[-1] != '@')
        host--;
    if (host > begin)
        set_component(url, URIC_USERINFO, begin, host - 1);
    read_host(url, host, end);
    url->at = end;
}

void uric_read_python(uric_span text, char *room, uric_reading *reading) {
    python url = {.reading = reading};
    *reading = (uric_reading){.refused = NULL};
    clean(&url, text, room);
    read_scheme(&url);
    if (url.end - url.at >= 2 && url.at[0] == '/' && url.at[1] == '/')
        read_authority(&url);
    char *hash = find(url.at, url.end, "#"), *question = find(url.at, hash, "?");
    set_component(&url, URIC_PATH, url.at, question);
    if (question < hash)
        set_component(&url, URIC_QUERY, question + 1, hash);
    if (hash < url.end)
        set_component(&url, URIC_FRAGMENT, hash + 1, url.end);
}
