#include "command/html/references.h"

#include <string.h>

/* The attributes of the HTML standard, and those of HTML 4 and SVG that pages still have. "*" is
 * any element. */
static const struct {
    const char *element, *attribute;
    enum reference_form form;
} attributes[] = {
    {"a", "href", ONE_REFERENCE},
    {"a", "ping", REFERENCE_LIST},
    {"area", "href", ONE_REFERENCE},
    {"area", "ping", REFERENCE_LIST},
    {"audio", "src", ONE_REFERENCE},
    {"base", "href", ONE_REFERENCE},
    {"blockquote", "cite", ONE_REFERENCE},
    {"body", "background", ONE_REFERENCE},
    {"button", "formaction", ONE_REFERENCE},
    {"del", "cite", ONE_REFERENCE},
    {"embed", "src", ONE_REFERENCE},
    {"form", "action", ONE_REFERENCE},
    {"frame", "longdesc", ONE_REFERENCE},
    {"frame", "src", ONE_REFERENCE},
    {"head", "profile", ONE_REFERENCE},
    {"html", "manifest", ONE_REFERENCE},
    {"iframe", "longdesc", ONE_REFERENCE},
    {"iframe", "src", ONE_REFERENCE},
    {"image", "href", ONE_REFERENCE},
    {"img", "longdesc", ONE_REFERENCE},
    {"img", "src", ONE_REFERENCE},
    {"img", "srcset", SOURCE_SET},
    {"input", "formaction", ONE_REFERENCE},
    {"input", "src", ONE_REFERENCE},
    {"ins", "cite", ONE_REFERENCE},
    {"link", "href", ONE_REFERENCE},
    {"link", "imagesrcset", SOURCE_SET},
    {"meta", "content", REFRESH},
    {"object", "data", ONE_REFERENCE},
    {"q", "cite", ONE_REFERENCE},
    {"script", "href", ONE_REFERENCE},
    {"script", "src", ONE_REFERENCE},
    {"source", "src", ONE_REFERENCE},
    {"source", "srcset", SOURCE_SET},
    {"table", "background", ONE_REFERENCE},
    {"td", "background", ONE_REFERENCE},
    {"th", "background", ONE_REFERENCE},
    {"track", "src", ONE_REFERENCE},
    {"use", "href", ONE_REFERENCE},
    {"video", "poster", ONE_REFERENCE},
    {"video", "src", ONE_REFERENCE},
    {"*", "itemid", ONE_REFERENCE},
};

enum reference_form reference_form_of(const char *element, const char *attribute) {
    for (size_t i = 0; i < sizeof attributes / sizeof *attributes; i++)
        if (strcmp(attributes[i].attribute, attribute) == 0 &&
            (strcmp(attributes[i].element, element) == 0 || *attributes[i].element == '*'))
            return attributes[i].form;
    return NO_REFERENCE;
}

/* HTML, "ASCII whitespace" */
static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
}

static bool is_in(char c, const char *set) {
    return c != '\0' && strchr(set, c) != NULL;
}

static void skip(uric_span *rest, size_t len) {
    rest->at += len;
    rest->len -= len;
}

static void skip_spaces_and(uric_span *rest, const char *others) {
    while (rest->len > 0 && (is_space(*rest->at) || is_in(*rest->at, others)))
        skip(rest, 1);
}

static uric_span take_word(uric_span *rest) {
    uric_span word = {rest->at, 0};
    while (word.len < rest->len && !is_space(word.at[word.len]))
        word.len++;
    skip(rest, word.len);
    return word;
}

static uric_span without_spaces_behind(uric_span text) {
    while (text.len > 0 && is_space(text.at[text.len - 1]))
        text.len--;
    return text;
}

/* Takes the reference of a candidate. A comma at its end ends the candidate; without one, the first
 * comma behind it that stands in no parentheses does. */
static uric_span take_source(uric_span *rest) {
    skip_spaces_and(rest, ",");
    uric_span source = take_word(rest);
    bool ends = source.len > 0 && source.at[source.len - 1] == ',';
    while (source.len > 0 && source.at[source.len - 1] == ',')
        source.len--;
    for (bool inside = false; !ends && rest->len > 0; skip(rest, 1)) {
        inside = *rest->at == '(' || (inside && *rest->at != ')');
        ends = *rest->at == ',' && !inside;
    }
    return source;
}

/* Skips "url=", in any case and with whitespace around "="; false: the text does not begin so. */
static bool skip_url(uric_span *rest) {
    uric_span at = *rest;
    for (const char *letter = "url"; *letter != '\0'; letter++) {
        if (at.len == 0 || (*at.at | 0x20) != *letter)
            return false;
        skip(&at, 1);
    }
    skip_spaces_and(&at, "");
    if (at.len == 0 || *at.at != '=')
        return false;
    skip(&at, 1);
    skip_spaces_and(&at, "");
    *rest = at;
    return true;
}

/* Finds the reference of "5; url='a'", which may be quoted, behind the time. */
static uric_span refresh_reference(uric_span rest) {
    uric_span none = {rest.at, 0};
    skip_spaces_and(&rest, "");
    if (rest.len == 0 || !is_in(*rest.at, "0123456789."))
        return none;
    while (rest.len > 0 && is_in(*rest.at, "0123456789."))
        skip(&rest, 1);
    if (rest.len == 0 || (!is_space(*rest.at) && !is_in(*rest.at, ";,")))
        return none;
    skip_spaces_and(&rest, "");
    if (rest.len > 0 && is_in(*rest.at, ";,"))
        skip(&rest, 1);
    skip_spaces_and(&rest, "");
    if (skip_url(&rest) && rest.len > 0 && is_in(*rest.at, "'\"")) {
        const char *end = memchr(rest.at + 1, *rest.at, rest.len - 1);
        skip(&rest, 1);
        if (end != NULL)
            rest.len = (size_t)(end - rest.at);
    }
    return without_spaces_behind(rest);
}

bool next_reference(enum reference_form form, uric_span *rest, uric_span *reference) {
    if (rest->at == NULL)
        return false;
    skip_spaces_and(rest, "");
    switch (form) {
    case REFERENCE_LIST: *reference = take_word(rest); return reference->len > 0;
    case SOURCE_SET: *reference = take_source(rest); return reference->len > 0;
    case REFRESH: *reference = refresh_reference(*rest); break;
    default: *reference = without_spaces_behind(*rest);
    }
    *rest = (uric_span){NULL, 0};
    return form != REFRESH || reference->len > 0;
}
