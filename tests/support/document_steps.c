#include "document_steps.h"

#include <string.h>

static bool begins(const char *text, const char *beginning) {
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

static void remove_at(char *text, size_t len) {
    memmove(text, text + len, strlen(text + len) + 1);
}

/* Replaces `len` bytes at the beginning with "/". */
static void replace_with_slash(char *input, size_t len) {
    remove_at(input, len - 1);
    input[0] = '/';
}

static void remove_last_segment(char *output) {
    char *slash = strrchr(output, '/');
    *(slash != NULL ? slash : output) = '\0';
}

void steps_remove_dot_segments(char *output, const char *path, size_t len) {
    char input[STEPS_ROOM];
    memcpy(input, path, len);
    input[len] = '\0';
    *output = '\0';
    while (*input != '\0') {
        if (begins(input, "../")) /* A */
            remove_at(input, 3);
        else if (begins(input, "./"))
            remove_at(input, 2);
        else if (begins(input, "/./")) /* B */
            replace_with_slash(input, 3);
        else if (strcmp(input, "/.") == 0)
            replace_with_slash(input, 2);
        else if (begins(input, "/../")) { /* C */
            replace_with_slash(input, 4);
            remove_last_segment(output);
        } else if (strcmp(input, "/..") == 0) {
            replace_with_slash(input, 3);
            remove_last_segment(output);
        } else if (strcmp(input, ".") == 0 || strcmp(input, "..") == 0) /* D */
            *input = '\0';
        else { /* E */
            size_t segment = 1 + strcspn(input + 1, "/");
            strncat(output, input, segment);
            remove_at(input, segment);
        }
    }
}

/* Does a complete path segment begin here? */
static bool segment_begins(const char *buffer, const char *at) {
    return at == buffer || at[-1] == '/';
}

/* Returns the leftmost "<segment>/../", where <segment> is complete and not ".."; if `at_end` is
 * set, "<segment>/.." at the end of the buffer. What stands before a leading "/" is no segment. */
static char *find_segment_and_up(char *buffer, bool at_end) {
    for (char *at = buffer; *at != '\0'; at++) {
        size_t len = strcspn(at, "/");
        bool up = len == 2 && begins(at, "..");
        bool before_root = at == buffer && len == 0;
        if (!segment_begins(buffer, at) || up || before_root)
            continue;
        if (at_end ? strcmp(at + len, "/..") == 0 : begins(at + len, "/../"))
            return at;
    }
    return NULL;
}

/* Steps c and d: removes "./" and a last ".". */
static void remove_single_dots(char *buffer) {
    for (char *at = buffer; *at != '\0';)
        if (segment_begins(buffer, at) && begins(at, "./"))
            remove_at(at, 2);
        else
            at++;
    size_t len = strlen(buffer);
    if (len > 0 && buffer[len - 1] == '.' && segment_begins(buffer, buffer + len - 1))
        buffer[len - 1] = '\0';
}

/* Step g: removes leading "..", behind the root if there is one. */
static void remove_leading_ups(char *buffer) {
    char *at = buffer + (*buffer == '/');
    while (begins(at, "../"))
        remove_at(at, 3);
    if (strcmp(at, "..") == 0)
        *at = '\0';
}

void steps_merge_2396(char *buffer, const char *path, size_t len, bool drop) {
    char *found;
    memcpy(buffer, path, len);
    buffer[len] = '\0';
    remove_single_dots(buffer);
    while ((found = find_segment_and_up(buffer, false)) != NULL) /* e */
        remove_at(found, strcspn(found, "/") + 4);
    if ((found = find_segment_and_up(buffer, true)) != NULL) /* f */
        *found = '\0';
    if (drop)
        remove_leading_ups(buffer);
}

static const char *copy_span(component_texts *c, size_t *used, uric_span span) {
    if (span.at == NULL)
        return NULL;
    char *text = c->room + *used;
    memcpy(text, span.at, span.len);
    text[span.len] = '\0';
    *used += span.len + 1;
    return text;
}

void steps_copy(component_texts *c, const uric_uri *uri) {
    size_t used = 0;
    c->scheme = copy_span(c, &used, uri->scheme);
    c->authority = copy_span(c, &used, uri->authority);
    c->path = copy_span(c, &used, uri->path);
    c->query = copy_span(c, &used, uri->query);
    c->fragment = copy_span(c, &used, uri->fragment);
    const char *first = uric_part_name(uri->rule, 0);
    bool has_params = first != NULL && strcmp(first, "params") == 0;
    c->params = has_params ? copy_span(c, &used, uri->part[0]) : NULL;
}

/* RFC 3986, 5.3. `guarded`: "/." is written before a path that begins with "//" without an
 * authority. */
static void recompose(char *result, const component_texts *t, bool guarded) {
    *result = '\0';
    if (t->scheme != NULL)
        strcat(strcat(result, t->scheme), ":");
    if (t->authority != NULL)
        strcat(strcat(result, "//"), t->authority);
    else if (guarded && begins(t->path, "//"))
        strcat(result, "/.");
    strcat(result, t->path);
    if (t->params != NULL)
        strcat(strcat(result, ";"), t->params);
    if (t->query != NULL)
        strcat(strcat(result, "?"), t->query);
    if (t->fragment != NULL)
        strcat(strcat(result, "#"), t->fragment);
}

/* Copies the base's path without its last segment. */
static void copy_directory(char *buffer, const component_texts *base) {
    const char *slash = strrchr(base->path, '/');
    size_t len = slash != NULL ? (size_t)(slash - base->path) + 1 : 0;
    memcpy(buffer, base->path, len);
    buffer[len] = '\0';
}

/* 5.2.3 */
static void merge_3986(char *buffer, const component_texts *base, const component_texts *r) {
    if (base->authority != NULL && *base->path == '\0')
        strcpy(buffer, "/");
    else
        copy_directory(buffer, base);
    strcat(buffer, r->path);
}

/* 5.2.2, strict */
static bool resolve_3986(char *result, const component_texts *base, const component_texts *r) {
    component_texts t;
    char merged[STEPS_ROOM], path[STEPS_ROOM];
    t.params = NULL;
    if (r->scheme != NULL) {
        t.scheme = r->scheme;
        t.authority = r->authority;
        steps_remove_dot_segments(path, r->path, strlen(r->path));
        t.query = r->query;
    } else {
        if (r->authority != NULL) {
            t.authority = r->authority;
            steps_remove_dot_segments(path, r->path, strlen(r->path));
            t.query = r->query;
        } else {
            if (*r->path == '\0') {
                strcpy(path, base->path);
                t.query = r->query != NULL ? r->query : base->query;
            } else {
                if (*r->path == '/')
                    steps_remove_dot_segments(path, r->path, strlen(r->path));
                else {
                    merge_3986(merged, base, r);
                    steps_remove_dot_segments(path, merged, strlen(merged));
                }
                t.query = r->query;
            }
            t.authority = base->authority;
        }
        t.scheme = base->scheme;
    }
    t.path = path;
    t.fragment = r->fragment;
    recompose(result, &t, true);
    return true;
}

/* Steps 6 a and b, with the correction of rfc2396bis-01, G.2, for a base without a path. */
static void merge_2396(char *buffer, const component_texts *base, const char *path) {
    copy_directory(buffer, base);
    if (base->authority != NULL && *base->path == '\0')
        strcpy(buffer, "/");
    strcat(buffer, path);
}

/* RFC 2396, 5.2; with `query_merged`, draft-fielding-url-syntax-02, 5.2. */
static bool resolve_by_steps(char *result, const component_texts *base, const component_texts *r,
                             bool query_merged) {
    component_texts t;
    char merged[STEPS_ROOM], path[STEPS_ROOM];
    if (*r->path == '\0' && r->scheme == NULL && r->authority == NULL && r->query == NULL) /* 2 */
        return false;
    t = (component_texts){r->scheme, r->authority, r->path, NULL, r->query, r->fragment, {0}};
    if (r->scheme != NULL) { /* 3 */
        recompose(result, &t, false);
        return true;
    }
    t.scheme = base->scheme;
    if (r->authority == NULL) { /* 4 */
        t.authority = base->authority;
        if (*r->path != '/') { /* 5, 6 */
            merge_2396(merged, base, r->path);
            if (query_merged && r->query != NULL) /* 6c */
                strcat(strcat(merged, "?"), r->query);
            steps_merge_2396(path, merged, strlen(merged), false);
            t.path = path;
            if (query_merged) { /* 6h, 6i */
                char *mark = strchr(path, '?');
                t.query = mark != NULL ? mark + 1 : NULL;
                if (mark != NULL)
                    *mark = '\0';
            }
        }
    }
    recompose(result, &t, true); /* 7 */
    return true;
}

static bool resolve_2396(char *result, const component_texts *base, const component_texts *r) {
    return resolve_by_steps(result, base, r, false);
}

static bool resolve_url_syntax_02(char *result, const component_texts *base,
                                  const component_texts *r) {
    return resolve_by_steps(result, base, r, true);
}

/* draft-fielding-uri-rfc2396bis-01, 5.2, validating */
static bool resolve_2396bis_01(char *result, const component_texts *base,
                               const component_texts *r) {
    component_texts t;
    char merged[STEPS_ROOM], path[STEPS_ROOM];
    t.params = NULL;
    t.fragment = r->fragment;
    if (r->scheme != NULL) {
        t.scheme = r->scheme;
        t.authority = r->authority;
        t.path = r->path;
        t.query = r->query;
    } else {
        if (r->authority != NULL) {
            t.authority = r->authority;
            t.path = r->path;
            t.query = r->query;
        } else {
            if (*r->path == '\0') {
                if (r->query == NULL)
                    return false;
                t.path = base->path;
                t.query = r->query;
            } else {
                if (*r->path == '/')
                    t.path = r->path;
                else {
                    copy_directory(merged, base); /* merge, 1 */
                    if (*base->path == '\0')
                        strcpy(merged, "/");
                    strcat(merged, r->path);
                    steps_merge_2396(path, merged, strlen(merged), false);
                    t.path = path;
                }
                t.query = r->query;
            }
            t.authority = base->authority;
        }
        t.scheme = base->scheme;
    }
    recompose(result, &t, r->scheme == NULL);
    return true;
}

static bool is_empty(const char *component) {
    return component == NULL || *component == '\0';
}

static const char *unless_empty(const char *component) {
    return is_empty(component) ? NULL : component;
}

/* RFC 1808, section 4, written from memory: the text of the document was not available. An empty
 * component counts as absent (2.4.1, 2.4.4, 2.4.5). */
static bool resolve_1808(char *result, const component_texts *base, const component_texts *r) {
    component_texts t = {r->scheme, r->authority, r->path, r->params, r->query, r->fragment, {0}};
    char merged[STEPS_ROOM], path[STEPS_ROOM];
    bool no_text = is_empty(r->path) && r->scheme == NULL && is_empty(r->authority) &&
                   is_empty(r->params) && is_empty(r->query) && is_empty(r->fragment);
    if (no_text) { /* 2a */
        recompose(result, base, false);
        return true;
    }
    if (r->scheme != NULL) { /* 2b */
        recompose(result, &t, false);
        return true;
    }
    t.params = unless_empty(r->params);
    t.query = unless_empty(r->query);
    t.fragment = unless_empty(r->fragment);
    t.scheme = base->scheme;      /* 2c */
    if (is_empty(r->authority)) { /* 3 */
        t.authority = base->authority;
        if (*r->path == '/') /* 4 */
            t.path = r->path;
        else if (*r->path == '\0') { /* 5 */
            t.path = base->path;
            if (is_empty(r->params)) { /* a */
                t.params = unless_empty(base->params);
                if (is_empty(r->query)) /* b */
                    t.query = unless_empty(base->query);
            }
            if (base->authority != NULL && *base->path == '\0' && (t.params || t.query))
                t.path = "/"; /* otherwise the net_loc would take the params or query */
        } else {              /* 6 */
            merge_2396(merged, base, r->path);
            steps_merge_2396(path, merged, strlen(merged), false);
            t.path = path;
        }
    }
    recompose(result, &t, t.path != base->path); /* 7 */
    return true;
}

steps_resolve *steps_of(const char *grammar) {
    static const struct {
        const char *grammar;
        steps_resolve *resolve;
    } documents[] = {
        {"rfc1808", resolve_1808},         {"url-syntax-02", resolve_url_syntax_02},
        {"url-syntax-1997", resolve_2396}, {"rfc2396", resolve_2396},
        {"rfc2732", resolve_2396},         {"rfc2396bis-01", resolve_2396bis_01},
        {"rfc3986", resolve_3986},
    };
    for (size_t i = 0; i < sizeof documents / sizeof *documents; i++)
        if (strcmp(documents[i].grammar, grammar) == 0)
            return documents[i].resolve;
    return NULL;
}
