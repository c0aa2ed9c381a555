#include "steps.h"

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
    char input[256];
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

/* The leftmost "<segment>/../", where <segment> is complete and not ".."; or, at the end of the
 * buffer, "<segment>/..". What is before a "/" at the beginning is no segment. */
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

/* c, d: "./" and a last "." */
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

/* g: leading "..", behind the root if there is one */
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
