/* Iterators over delimited lists. The span `rest` is the whole state of an iteration: what is left
 * of the list, absent behind the last item. */
#include "text/text.h"

bool uric_next(uric_span *rest, const char *delimiters, uric_span *item) {
    if (uric_is_absent(*rest))
        return false;
    size_t len = 0;
    while (len < rest->len && !uric_is_one_of(rest->at[len], delimiters))
        len++;
    *item = uric_span_of(rest->at, len);
    if (len < rest->len)
        *rest = uric_span_of(rest->at + len + 1, rest->len - len - 1);
    else
        *rest = uric_span_of(NULL, 0);
    return true;
}

uric_span uric_segments(uric_span path) {
    if (path.len == 0)
        return uric_span_of(NULL, 0);
    bool rooted = *path.at == '/';
    return uric_span_of(path.at + rooted, path.len - rooted);
}

bool uric_next_pair(uric_span *rest, const char *delimiters, uric_span *name, uric_span *value) {
    if (!uric_next(rest, delimiters, value))
        return false;
    uric_next(value, "=", name); /* the rest behind the first "=" is the value, or absent */
    return true;
}
