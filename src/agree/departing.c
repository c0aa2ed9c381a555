/* Reads the generic syntax of RFC 3986 (3) with the departures of a program. The text is copied
 * into `room`, where components are changed; what is written anew lies behind the copy. */
#include "agree/departures.h"

#include "agree/departing_host.h"
#include "agree/put.h"
#include "ops/hidden_dots.h"

enum { MOST_PORT_DIGITS = 5 };

typedef struct source {
    const uric_departures *departures;
    char *at, *end; /* of the copy: what is not read yet */
    char *to;       /* where the next component that differs from the copy is written */
    uric_reading *reading;
} source;

static void refuse(source *url, const char *why) {
    uric_refuse_reading(url->reading, why);
}

static void set_component(source *url, unsigned component, char *begin, char *end) {
    bool dropped = begin == end && (url->departures->drops_empty >> component & 1);
    if (url->departures->lowers >> component & 1)
        uric_make_lower(begin, uric_find_byte(begin, end, "%")); /* behind it stands a zone */
    url->reading->component[component] =
        dropped ? uric_span_of(NULL, 0) : uric_span_from(begin, end);
}

/* Copies the text, as far as the program reads it. */
static void copy(source *url, uric_span text, char *room) {
    const char *at = text.at, *end = uric_end(text);
    bool removes = url->departures->controls == URIC_CONTROLS_REMOVED;
    while (removes && at < end && (unsigned char)*at <= ' ')
        at++;
    url->at = url->end = room;
    for (; at < end; at++) {
        if (url->departures->controls == URIC_CONTROLS_REFUSED &&
            ((unsigned char)*at <= ' ' || *at == 0x7F))
            refuse(url, "there is a space or a control");
        if (!removes || (*at != '\t' && *at != '\n' && *at != '\r'))
            *url->end++ = *at;
    }
    url->to = url->end;
}

static bool begins_with_slashes(const source *url) {
    return url->end - url->at >= 2 && url->at[0] == '/' && url->at[1] == '/';
}

static bool is_scheme(const source *url, const char *colon) {
    const char *at = url->at;
    size_t longest = url->departures->longest_scheme;
    if (colon == url->end || colon == at || (longest > 0 && (size_t)(colon - at) > longest))
        return false;
    if (!url->departures->any_first && !uric_is_alpha(*at))
        return false;
    while (at < colon && (uric_is_alphanumeric(*at) || uric_is_one_of(*at, "+-.")))
        at++;
    return at == colon &&
           (!url->departures->needs_slash || (colon + 1 < url->end && colon[1] == '/'));
}

static void set_port(source *url, uint32_t port) {
    char *begin = url->to;
    url->to = uric_put_decimal(url->to, port);
    set_component(url, URIC_PORT, begin, url->to);
}

/* Reads a port as strtol does: behind spaces and a sign, up to the first byte that is no digit. */
static void read_beginning_port(source *url, char *at, char *end) {
    uint32_t port = 0;
    if (end - at > MOST_PORT_DIGITS) {
        refuse(url, "the port has more than five characters");
        return;
    }
    if (at == end)
        return;
    while (at < end && (*at == ' ' || (*at >= '\t' && *at <= '\r')))
        at++;
    bool negative = at < end && *at == '-';
    at += negative || (at < end && *at == '+');
    if (at == end || !uric_is_digit(*at))
        refuse(url, "the port does not begin with a number");
    for (; at < end && uric_is_digit(*at); at++)
        port = port * 10 + (uint32_t)(*at - '0');
    if (port > UINT16_MAX || (negative && port > 0))
        refuse(url, "the port is over 65535, or negative");
    set_port(url, port);
}

static void read_checked_port(source *url, char *at, char *end) {
    uint32_t port = 0;
    set_component(url, URIC_PORT, at, end);
    for (const char *digit = at; digit < end; digit++) {
        if (!uric_is_digit(*digit))
            refuse(url, "the port is not a number");
        if (port <= UINT16_MAX)
            port = port * 10 + ((uint32_t)*digit - '0') % 10;
    }
    if (port > UINT16_MAX)
        refuse(url, "the port is over 65535");
    else if (at < end && url->departures->port == URIC_PORT_NUMBER)
        set_port(url, port);
}

/* Takes "80" of "h:80" and "h:80/a" as a port, where "h" may be no scheme. */
static bool takes_port(source *url, const char *colon) {
    const char *digit = colon + 1;
    uint32_t port = 0;
    for (; digit < url->end && digit - colon <= MOST_PORT_DIGITS && uric_is_digit(*digit); digit++)
        port = port * 10 + (uint32_t)(*digit - '0');
    if (digit == url->end && digit == colon + 1)
        refuse(url, "nothing stands behind the colon");
    if (digit == colon + 1 || (digit < url->end && *digit != '/'))
        return false;
    if (port > UINT16_MAX)
        refuse(url, "the port is over 65535");
    set_port(url, port);
    return true;
}

/* Reads the scheme. Returns whether an authority follows though no slashes say so. */
static bool read_scheme(source *url) {
    const uric_departures *departures = url->departures;
    char *begin = url->at, *colon = uric_find_byte(begin, url->end, ":");
    if (!is_scheme(url, colon)) {
        bool may_be_port =
            colon == begin ? colon < url->end
                           : url->end - colon > 1 && uric_find_byte(begin, colon, "?#") == colon;
        return (departures->takes_port && may_be_port && takes_port(url, colon)) ||
               departures->guesses;
    }
    if (departures->takes_port && url->end - colon > 1 && colon[1] != '/' && takes_port(url, colon))
        return true;
    set_component(url, URIC_SCHEME, begin, colon);
    url->at = colon + 1;
    return false;
}

/* Skips the slashes before an authority; false: no authority follows. */
static bool skip_slashes(source *url, bool is_authority) {
    const uric_departures *departures = url->departures;
    if (departures->most_slashes == 0 && begins_with_slashes(url)) {
        url->at += 2;
        return true;
    }
    if (departures->most_slashes == 0 || is_authority)
        return is_authority;
    const char *begin = url->at;
    while (url->at < url->end && *url->at == '/')
        url->at++;
    size_t slashes = (size_t)(url->at - begin);
    if (slashes < departures->fewest_slashes || slashes > departures->most_slashes)
        refuse(url, "there are too few or too many slashes behind the scheme");
    return true;
}

/* Reads a file URL up to its path. False: the program reads it as that of any other scheme. */
static bool read_file(source *url) {
    uric_span scheme = url->reading->component[URIC_SCHEME];
    bool slashes = begins_with_slashes(url);
    if (scheme.len != 4 || !uric_begins_with(scheme.at, uric_end(scheme), "file"))
        return false;
    switch (url->departures->file) {
    case URIC_FILE_GENERIC: return false;
    case URIC_FILE_WITHOUT_HOST:
        if (!slashes || url->end - url->at < 3 || url->at[2] != '/')
            return false;
        url->at += url->end - url->at > 4 && url->at[4] == ':' ? 3 : 2;
        return true;
    default: break;
    }
    if (url->end - url->at < 2)
        refuse(url, "nothing stands behind file:/");
    if (slashes) {
        url->at += 2;
        if (uric_begins_with(url->at, url->end, "localhost/") ||
            uric_begins_with(url->at, url->end, "127.0.0.1/"))
            url->at += 9;
        else if (url->at == url->end || *url->at != '/')
            refuse(url, "the host of a file is neither localhost nor 127.0.0.1");
    }
    const char *drive = url->at + (url->at < url->end);
    if (url->end - drive >= 2 && uric_is_drive_letter(drive, drive + 2, ":|") &&
        (url->end - drive == 2 || uric_is_one_of(drive[2], "/\\")))
        refuse(url, "the path of a file begins with a drive letter");
    return true;
}

static void read_port(source *url, char *at, char *end) {
    switch (url->departures->port) {
    case URIC_PORT_AS_WRITTEN: set_component(url, URIC_PORT, at, end); break;
    case URIC_PORT_BEGINS_NUMBER: read_beginning_port(url, at, end); break;
    default: read_checked_port(url, at, end);
    }
}

/* Where the host ends, at `end` or before the colon of the port. */
static char *find_host_end(source *url, char *at, char *end) {
    bool is_bracketed = at < end && *at == '[';
    if (url->departures->brackets == URIC_BRACKETS_AT_ENDS) {
        char *colon = end;
        while (colon > at && colon[-1] != ':')
            colon--;
        return colon == at || (is_bracketed && end[-1] == ']') ? end : colon - 1;
    }
    if (!is_bracketed)
        return uric_find_byte(at, end, ":");
    char *close = uric_find_byte(at, end, "]");
    return close < end ? close + 1 : end;
}

/* The host and the port. */
static void read_host(source *url, char *at, char *end) {
    const uric_departures *departures = url->departures;
    char *host_end = find_host_end(url, at, end);
    char *colon = uric_find_byte(host_end, end, ":");
    if (departures->needs_host && at == host_end)
        refuse(url, "the host is missing");
    if (departures->brackets == URIC_BRACKETS_AT_FRONT && colon > host_end)
        refuse(url, "what stands behind the host is no port");
    if (departures->host == URIC_HOST_DECODED_ADDRESSES) {
        char *begin = url->to;
        const char *why = uric_rewrite_host(departures, uric_span_from(at, host_end), &url->to);
        if (why != NULL)
            refuse(url, why);
        set_component(url, URIC_HOST, begin, url->to);
    } else {
        set_component(url, URIC_HOST, at, host_end);
    }
    if (departures->guesses && uric_is_absent(url->reading->component[URIC_SCHEME]) &&
        end - colon == 1)
        refuse(url, "the port is empty, and there is no scheme");
    if (colon < end && uric_is_absent(url->reading->component[URIC_PORT]))
        read_port(url, colon + 1, end);
}

static void read_authority(source *url) {
    const uric_departures *departures = url->departures;
    char *begin = url->at, *end = uric_find_byte(begin, url->end, "/?#"), *host = begin;
    url->at = end;
    for (char *at = begin; departures->needs_ascii && at < end; at++)
        if ((unsigned char)*at >= 0x80) {
            refuse(url, "the authority needs NFKC, which is not compared");
            url->reading->undecided = true;
        }
    for (char *at = begin; at < end && !(departures->at_first && host > begin); at++)
        if (*at == '@')
            host = at + 1;
    if (host > begin)
        set_component(url, URIC_USERINFO, begin, host - 1);
    if (departures->host == URIC_HOST_CHECKED_IPV6) {
        const char *why = uric_check_brackets(begin, host, end);
        if (why != NULL)
            refuse(url, why);
    }
    read_host(url, host, end);
}

/* RFC 3986, 5.2.4; the path begins with a slash. */
static char *remove_dots(const source *url, char *begin, char *end) {
    char *to = begin;
    for (char *at = begin; at < end;) {
        char *segment = at + 1;
        at = uric_find_byte(segment, end, "/");
        uric_span text = uric_span_from(segment, at);
        unsigned dots = uric_dots_of_segment(text);
        if (url->departures->dots == URIC_DOTS_REMOVED && uric_find_byte(segment, at, "%") < at)
            dots = 0;
        if (dots == 2)
            while (to > begin && *--to != '/')
                continue;
        if (dots == 0)
            for (const char *byte = segment - 1; byte < at; byte++)
                *to++ = *byte;
        else if (at == end)
            *to++ = '/';
    }
    return to;
}

static void read_path_query_and_fragment(source *url) {
    char *hash = uric_find_byte(url->at, url->end, "#"),
         *question = uric_find_byte(url->at, hash, "?");
    char *path = url->at, *path_end = question;
    if (question < hash)
        set_component(url, URIC_QUERY, question + 1, hash);
    if (hash < url->end)
        set_component(url, URIC_FRAGMENT, hash + 1, url->end);
    if (url->departures->path_is_slash && path == path_end) {
        path = path_end = url->to;
        *path_end++ = '/';
    }
    if (url->departures->dots != URIC_DOTS_KEPT)
        path_end = remove_dots(url, path, path_end);
    set_component(url, URIC_PATH, path, path_end);
}

/* Guesses the scheme from the first label of the host. */
static void guess_scheme(uric_reading *reading) {
    static const char schemes[][6] = {"ftp.", "dict.", "ldap.", "imap.", "smtp.", "pop3."};
    uric_span host = reading->component[URIC_HOST], *scheme = &reading->component[URIC_SCHEME];
    *scheme = uric_span_of("http", 4);
    for (size_t i = 0; i < sizeof schemes / sizeof *schemes; i++)
        if (uric_begins_with(host.at, uric_end(host), schemes[i]))
            *scheme = uric_span_of(schemes[i], uric_length(schemes[i]) - 1);
}

void uric_read_departing(const uric_departures *departures, uric_span text, char *room,
                         uric_reading *reading) {
    source url = {.departures = departures, .reading = reading};
    *reading = (uric_reading){.refused = NULL};
    copy(&url, text, room);
    bool is_authority = read_scheme(&url);
    if (!read_file(&url) && skip_slashes(&url, is_authority))
        read_authority(&url);
    read_path_query_and_fragment(&url);
    if (departures->guesses && uric_is_absent(reading->component[URIC_SCHEME]))
        guess_scheme(reading);
    if (departures->controls == URIC_CONTROLS_REPLACED)
        for (char *at = room; at < url.end; at++)
            if ((unsigned char)*at < ' ' || *at == 0x7F)
                *at = '_';
}
