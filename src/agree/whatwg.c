/* The state machine of 4.4, without a base, as functions that each read one component:
 *
 *     " HTTP:\\u:p@EXA%4dPLE.com:80\a\.\%2E%2e/b c"
 *
 *     cleaned   HTTP:\\u:p@EXA%4dPLE.com:80\a\.\%2E%2e/b c     no space at the ends, no TAB, CR, LF
 *     scheme    http                                           a special one: "\" counts as "/"
 *     userinfo  u:p
 *     host      example.com                                    percent-decoded
 *     port                                                     the default of http
 *     path      /b%20c
 *
 * `room` holds the cleaned text, and behind it the components. */
#include "agree/whatwg.h"

#include "agree/put.h"
#include "agree/whatwg_host.h"
#include "ops/hidden_dots.h"

typedef struct whatwg {
    const char *at, *end; /* of the cleaned text: what is not read yet */
    char *to;             /* where the next component is written */
    bool is_special, is_file;
    uint16_t default_port; /* 0: none */
    uric_reading *reading;
} whatwg;

/* 1.3: the percent-encode sets; each also contains controls and all that is not ASCII. */
static const char query_set[] = " \"#<>", special_query_set[] = " \"#<>'",
                  fragment_set[] = " \"<>`", path_set[] = " \"#<>?^`{}",
                  userinfo_set[] = " \"#<>?^`{}/:;=@[\\]|";

static const struct {
    char name[6];
    uint16_t port;
} special_schemes[] = {{"ftp", 21},    {"file", 0}, {"http", 80},
                       {"https", 443}, {"ws", 80},  {"wss", 443}};

/* Ends the component that began at `begin`. */
static void set_component(whatwg *url, unsigned component, const char *begin) {
    url->reading->component[component] = uric_span_from(begin, url->to);
}

static void put_encoded(whatwg *url, const char *at, const char *end, const char *set) {
    for (; at < end; at++)
        url->to = uric_put_encoded(url->to, *at, set);
}

static bool is_slash(const whatwg *url, char c) {
    return c == '/' || (c == '\\' && url->is_special);
}

static bool begins_with_slash(const whatwg *url) {
    return url->at < url->end && is_slash(url, *url->at);
}

/* Where the authority, a segment or the path ends. */
static const char *find_end(const whatwg *url, bool at_slash) {
    const char *at = url->at;
    while (at < url->end && *at != '?' && *at != '#' && !(at_slash && is_slash(url, *at)))
        at++;
    return at;
}

/* Removes spaces and controls at the ends, and tabs and newlines everywhere. */
static void clean(whatwg *url, uric_span text, char *room) {
    const char *at = text.at, *end = uric_end(text);
    while (at < end && (unsigned char)*at <= ' ')
        at++;
    while (at < end && (unsigned char)end[-1] <= ' ')
        end--;
    url->at = url->to = room;
    for (; at < end; at++)
        if (*at != '\t' && *at != '\n' && *at != '\r')
            *url->to++ = *at;
    url->end = url->to;
}

static bool read_scheme(whatwg *url) {
    const char *begin = url->to;
    while (url->at < url->end &&
           (uric_is_alpha(*url->at) ||
            (url->to > begin && (uric_is_digit(*url->at) || uric_is_one_of(*url->at, "+-.")))))
        *url->to++ = uric_lower(*url->at++);
    if (url->to == begin || url->at == url->end || *url->at != ':')
        return false;
    url->at++;
    set_component(url, URIC_SCHEME, begin);
    uric_span scheme = url->reading->component[URIC_SCHEME];
    for (size_t i = 0; i < sizeof special_schemes / sizeof *special_schemes; i++)
        if (uric_is_string(scheme, special_schemes[i].name)) {
            url->is_special = true;
            url->is_file = special_schemes[i].port == 0;
            url->default_port = special_schemes[i].port;
        }
    return true;
}

/* Reads the username and the password, which end at `end`, the last "@". */
static void read_userinfo(whatwg *url, const char *end) {
    const char *colon = url->at, *begin = url->to;
    while (colon < end && *colon != ':')
        colon++;
    put_encoded(url, url->at, colon, userinfo_set);
    if (colon < end && colon + 1 < end) {
        *url->to++ = ':';
        put_encoded(url, colon + 1, end, userinfo_set);
    }
    if (url->to > begin)
        set_component(url, URIC_USERINFO, begin);
    url->at = end + 1;
}

static bool read_host(whatwg *url, const char *end) {
    char *begin = url->to;
    const char *why =
        uric_read_whatwg_host(uric_span_from(url->at, end), url->is_special, &url->to);
    if (why != NULL) {
        uric_refuse_reading(url->reading, why);
        url->reading->undecided = why == uric_needs_idna;
        return false;
    }
    set_component(url, URIC_HOST, begin);
    url->at = end;
    return true;
}

static bool read_port(whatwg *url, const char *end) {
    const char *digit = url->at;
    uint32_t port = 0;
    for (; digit < end; digit++) {
        if (!uric_is_digit(*digit)) {
            uric_refuse_reading(url->reading, "the port is not a number");
            return false;
        }
        if (port <= UINT16_MAX)
            port = port * 10 + (uint32_t)(*digit - '0');
    }
    if (port > UINT16_MAX) {
        uric_refuse_reading(url->reading, "the port is over 65535");
        return false;
    }
    if (url->at < end && (url->default_port == 0 || port != url->default_port)) {
        const char *begin = url->to;
        url->to = uric_put_decimal(url->to, port);
        set_component(url, URIC_PORT, begin);
    }
    url->at = end;
    return true;
}

static bool read_authority(whatwg *url) {
    const char *end = find_end(url, true), *at = end;
    while (at > url->at && at[-1] != '@')
        at--;
    bool has_userinfo = at > url->at;
    if (has_userinfo)
        read_userinfo(url, at - 1);
    const char *colon = url->at;
    for (bool brackets = false; colon < end && (*colon != ':' || brackets); colon++)
        brackets = *colon == '[' || (brackets && *colon != ']');
    if (colon == url->at && (has_userinfo || colon < end || url->is_special)) {
        uric_refuse_reading(url->reading, "the host is missing");
        return false;
    }
    if (!read_host(url, colon))
        return false;
    if (colon == end)
        return true;
    url->at = colon + 1;
    return read_port(url, end);
}

/* Reads the host of a file URL, which stands behind two slashes; a drive letter there is no host.
 */
static bool read_file_host(whatwg *url) {
    url->reading->component[URIC_HOST] = uric_span_from(url->to, url->to);
    if (!begins_with_slash(url))
        return true;
    url->at++;
    if (!begins_with_slash(url))
        return true;
    url->at++;
    const char *end = find_end(url, true);
    if (uric_is_drive_letter(url->at, end, ":|"))
        return true;
    if (url->at < end) {
        if (!read_host(url, end))
            return false;
        uric_span *host = &url->reading->component[URIC_HOST];
        if (uric_is_string(*host, "localhost"))
            host->len = 0;
    }
    url->at += begins_with_slash(url);
    return true;
}

/* 4.4, path state. All that is written before a segment is segments, each behind a "/". */
static void read_path(whatwg *url) {
    char *begin = url->to;
    for (bool more = true; more;) {
        const char *end = find_end(url, true);
        unsigned dots = uric_dots_of_segment(uric_span_from(url->at, end));
        more = end < url->end && is_slash(url, *end);
        if (dots == 2 && !(url->is_file && url->to - begin == 3 &&
                           uric_is_drive_letter(begin + 1, url->to, ":"))) {
            while (url->to > begin && *--url->to != '/')
                continue;
        }
        if (dots == 0) {
            bool drive =
                url->is_file && url->to == begin && uric_is_drive_letter(url->at, end, ":|");
            *url->to++ = '/';
            put_encoded(url, url->at, end, path_set);
            if (drive)
                url->to[-1] = ':';
        } else if (!more) {
            *url->to++ = '/';
        }
        url->at = end + more;
    }
    set_component(url, URIC_PATH, begin);
}

static void read_opaque_path(whatwg *url) {
    const char *begin = url->to, *end = find_end(url, false);
    put_encoded(url, url->at, end, "");
    if (end < url->end && url->to > begin && url->to[-1] == ' ')
        url->to = uric_put_encoded(url->to - 1, ' ', " ");
    set_component(url, URIC_PATH, begin);
    url->at = end;
}

static void read_query_and_fragment(whatwg *url) {
    const char *begin = url->to, *hash = url->at;
    if (url->at < url->end && *url->at == '?') {
        while (hash < url->end && *hash != '#')
            hash++;
        put_encoded(url, url->at + 1, hash, url->is_special ? special_query_set : query_set);
        set_component(url, URIC_QUERY, begin);
        begin = url->to;
    }
    if (hash < url->end) {
        put_encoded(url, hash + 1, url->end, fragment_set);
        set_component(url, URIC_FRAGMENT, begin);
    }
}

void uric_read_whatwg(uric_span text, char *room, uric_reading *reading) {
    whatwg url = {.reading = reading};
    *reading = (uric_reading){.refused = NULL};
    clean(&url, text, room);
    if (!read_scheme(&url)) {
        uric_refuse_reading(reading, "there is no scheme");
        return;
    }
    bool begins = begins_with_slash(&url), opaque = false, empty = false;
    if (url.is_file) {
        if (!read_file_host(&url))
            return;
    } else if (url.is_special || (begins && url.end - url.at > 1 && url.at[1] == '/')) {
        for (unsigned slashes = 0; begins_with_slash(&url) && (url.is_special || slashes < 2);
             slashes++)
            url.at++;
        if (!read_authority(&url))
            return;
        empty = !url.is_special && find_end(&url, true) == url.at && !begins_with_slash(&url);
        url.at += begins_with_slash(&url);
    } else {
        opaque = !begins;
        url.at += begins;
    }
    if (opaque)
        read_opaque_path(&url);
    else if (empty) /* of a scheme that is not special */
        set_component(&url, URIC_PATH, url.to);
    else
        read_path(&url);
    read_query_and_fragment(&url);
}
