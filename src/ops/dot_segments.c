/* Removal of dot segments (RFC 3986, 5.2.4, remove_dot_segments), and what older documents define
 * in its place (RFC 2396, 5.2, step 6; RFC 1808, 4, step 6). dot_segments.h explains the walk.
 *
 * A segment includes the "/" behind it; a "/" at the start of a path is the root. */
#include "ops/dot_segments.h"

#include "ops/already_normal.h"
#include "text/swar.h"

static unsigned count_dots(const char *at, const char *end, bool triplets) {
    unsigned dots = 0;
    for (; at < end && dots < 3; dots++) {
        if (*at == '.')
            at++;
        else if (triplets && uric_is_triplet(at, end) && uric_octet(at) == '.')
            at += 3;
        else
            return 0;
    }
    return at == end && dots < 3 ? dots : 0;
}

/* Returns 1 for ".", 2 for ".." (with `triplets`, percent-encoded ones, too), 0 for other segments.
 */
static URIC_INLINE unsigned dots_of(const char *at, const char *end, bool triplets) {
    return !URIC_COMPACT && at < end && *at != '.' && *at != '%' ? 0
                                                                 : count_dots(at, end, triplets);
}

#if !URIC_COMPACT

static bool has_no_dots(uric_span path, bool triplets) {
    if (!triplets)
        return uric_is_already_normal(path, 0, URIC_NO_BYTE, NULL);
    return path.len == 0 || (path.at[0] != '.' && path.at[0] != '%' &&
                             !uric_any(path.at, uric_end(path), uric_tests_begin_or_dot, '%'));
}

/* Copies bytes up to and including a "/", or, if none is near, some; returns their number. */
static inline size_t copy_some(char *to, const char *at, const char *end) {
    if (end - at < URIC_WORD) {
        *to = *at;
        return 1;
    }
    uric_copy(to, at, URIC_WORD);
    return uric_up_to_first(uric_word_at(at), '/');
}

char *uric_copy_without_dots(char *to, const char *root, uric_span path) {
    const char *at = path.at, *const end = uric_end(path);
    while (at < end) {
        size_t dots = 0;
        if (*at == '.' && to[-1] == '/') {
            dots = end - at > 1 && at[1] == '.' ? 2 : 1;
            if (at + dots < end && at[dots] != '/')
                dots = 0;
        }
        if (dots == 0) {
            size_t copied = copy_some(to, at, end);
            to += copied;
            at += copied;
            continue;
        }
        at += dots + (at + dots < end);
        if (dots == 2) {
            if (to == root)
                return NULL;
            do
                to--;
            while (to[-1] != '/');
        }
    }
    return to;
}

#endif

bool uric_has_dot_segments(uric_span path, bool triplets) {
    const char *at = path.at, *const end = uric_end(path);
#if !URIC_COMPACT
    if (has_no_dots(path, triplets))
        return false;
#endif
    while (at < end) {
        const char *begin = at;
        at = uric_first(at, end, '/');
        if (dots_of(begin, at, triplets) > 0)
            return true;
        at += at < end;
    }
    return false;
}

/* dots_of for a walk, in which nothing counts as a dot segment if none is removed. */
static inline unsigned segment_dots(const uric_walk *w, const char *at, const char *end) {
    return w->dots == URIC_DOTS_LEFT ? 0 : dots_of(at, end, w->dot_triplets);
}

static bool is_empty(const uric_pieces *path) {
    return path->directory.len == 0 && path->ups == 0 && path->rest.len == 0;
}

/* The piece that the path begins with; empty if the path begins with one of `ups`. */
static uric_span *first_text(uric_pieces *path) {
    return path->directory.len > 0 || path->ups > 0 ? &path->directory : &path->rest;
}

static bool has_root(uric_pieces *path) {
    const uric_span *first = first_text(path);
    return first->len > 0 && first->at[0] == '/';
}

/* Removes the first segment of a path that is not empty; returns its dots_of. */
static unsigned take_first(const uric_walk *w, uric_pieces *path) {
    uric_span *text = first_text(path);
    const char *begin = text->at, *at = begin, *end = uric_end(*text);
    if (begin == end) {
        path->ups--;
        return 2;
    }
    while (at < end && *at != '/')
        at++;
    *text = uric_span_from(at + (at < end), end);
    return segment_dots(w, begin, at);
}

/* RFC 3986, 5.2.4, 2A and 2D: removes leading dot segments. */
static void drop_leading_dots(uric_walk *w) {
    for (uric_pieces rest = w->path; !is_empty(&rest); w->path = rest) {
        unsigned dots = take_first(w, &rest);
        if (dots == 0)
            return;
        w->above += dots == 2;
    }
}

/* RFC 2396, 5.2, step 6e, in a path without a root: if ".." removes all segments before an empty
 * segment, that segment becomes the root, and the path begins there. `stay` counts the segments
 * that stay so far, `kept` those of them that are "..". */
static void drop_to_root(uric_walk *w) {
    size_t stay = 0, kept = 0;
    for (uric_pieces rest = w->path; !is_empty(&rest);) {
        if (stay == 0 && has_root(&rest)) {
            w->path = rest;
            return;
        }
        unsigned dots = take_first(w, &rest);
        if (dots == 2 && stay > kept)
            stay--;
        else if (dots == 2)
            stay = ++kept;
        else
            stay += dots == 0;
    }
}

void uric_begin_walk(uric_walk *w) {
    w->ups = w->above = 0;
    w->open = w->empty_first = false;
    if (w->dots == URIC_DOTS_3986)
        drop_leading_dots(w);
    else if (w->dots != URIC_DOTS_LEFT)
        drop_to_root(w);
    w->root = has_root(&w->path);
    if (w->root) {
        uric_span *first = first_text(&w->path);
        first->at++;
        first->len--;
    }
}

/* The byte behind the last "/" between `from` and `end`; `from` if there is none. */
static const char *begin_of_segment(const char *from, const char *end) {
#if !URIC_COMPACT
    for (; end - from >= URIC_WORD; end -= URIC_WORD) {
        unsigned up_to = uric_up_to_last(uric_word_at(end - URIC_WORD), '/');
        if (up_to > 0)
            return end - URIC_WORD + up_to;
    }
#endif
    while (end > from && end[-1] != '/')
        end--;
    return end;
}

/* Gets what stands before the path's own segments: ".." above the root, the root, a guard. */
static bool give_first(uric_walk *w, uric_span *segment) {
    static const char up[] = "../"; /* "../", "..", "./" and "/" are in it */
    bool kept = w->ups > 0 && w->dots == URIC_DOTS_KEPT, given = kept || w->root;
    if (kept) {
        *segment = uric_span_of(up, w->open ? 2 : 3);
        w->ups--;
        w->above++;
    } else {
        w->root = w->root && w->guarded && w->empty_first && w->dots != URIC_DOTS_LEFT;
        *segment = w->root ? uric_span_of(up + 1, 2) : uric_span_of(up + 2, 1);
    }
    w->open = w->empty_first = false;
    return given;
}

bool uric_next_segment(uric_walk *w, uric_span *segment) {
    uric_pieces *path = &w->path;
    for (;;) {
        uric_span *piece = &path->rest;
        if (piece->len == 0) {
            piece = &path->directory;
            w->ups += path->ups;
            path->ups = 0;
        }
        if (piece->len == 0)
            return give_first(w, segment);
        const char *behind = uric_end(*piece), *end = behind[-1] == '/' ? behind - 1 : behind;
        const char *begin = begin_of_segment(piece->at, end);
        *piece = uric_span_from(piece->at, begin);
        unsigned dots = segment_dots(w, begin, end);
        if (dots == 2) {
            w->ups++;
            w->open |= end == behind;
        } else if (dots == 0 && w->ups == 0) {
            *segment = uric_span_from(begin, behind);
            w->empty_first = begin == end;
            return true;
        } else if (dots == 0) {
            w->ups--;
            w->open &= w->ups > 0;
            if (w->dots == URIC_DOTS_3986 && is_empty(path)) /* 5.2.4, 2C leaves "/" there */
                w->root = true;
        }
    }
}

size_t uric_put_path(uric_reverse_writer *writer, const uric_pieces *path, uric_dots dots) {
    if (dots == URIC_DOTS_LEFT) {
        uric_prepend(writer, path->rest.at, path->rest.len);
        for (size_t i = 0; i < path->ups; i++)
            uric_prepend(writer, "../", 3);
        uric_prepend(writer, path->directory.at, path->directory.len);
        return 0;
    }
    uric_walk walk;
    uric_span segment;
    walk.path = *path;
    walk.dots = dots;
    walk.dot_triplets = walk.guarded = false;
    uric_begin_walk(&walk);
    for (bool more = uric_next_segment(&walk, &segment); more;) {
        uric_span together = segment; /* adjacent segments are prepended together */
        while ((more = uric_next_segment(&walk, &segment)) && !URIC_COMPACT &&
               uric_end(segment) == together.at)
            together = uric_span_of(segment.at, (size_t)segment.len + together.len);
        uric_prepend(writer, together.at, together.len);
    }
    return walk.above + walk.ups;
}
