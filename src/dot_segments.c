/* remove_dot_segments (RFC 3986, 5.2.4), and what the older documents have in its place (RFC 2396,
 * 5.2, step 6; RFC 1808, section 4, step 6).
 *
 * A segment is taken with the "/" behind it; a "/" at the beginning is the root. From the last
 * segment to the first, ".." is a debt that the next other segment pays by going: no memory is
 * needed but a count, and what is left comes from its end. */
#include "dot_segments.h"

#include "plain.h"

/* A path on its way from its end to its beginning. */
typedef struct walk {
    uric_tail *tail;
    size_t ups;            /* ".." that have found no segment yet */
    bool open;             /* the path ends with one of these, without "/" */
    const char *went_last; /* the last segment that went */
} walk;

static inline bool is_dot(const char *segment, size_t len) {
    return len == 1 && segment[0] == '.';
}

static inline bool is_dot_dot(const char *segment, size_t len) {
    return len == 2 && segment[0] == '.' && segment[1] == '.';
}

bool uric_has_dot_segments(uric_span path) {
    const char *end = uric_end(path);
#if URIC_FAST
    if (uric_is_plain(path, 0, URIC_NO_BYTE, NULL))
        return false;
#endif
    bool begins = true; /* a segment begins at `at` */
    for (const char *at = path.at; at < end; at++) {
        if (begins && *at == '.') {
            const char *behind = at + 1 < end && at[1] == '.' ? at + 2 : at + 1;
            if (behind == end || *behind == '/')
                return true;
        }
        begins = *at == '/';
    }
    return false;
}

/* One piece of whole segments. What stays side by side is put at once. */
static void walk_back(walk *w, uric_span piece) {
    if (piece.len == 0)
        return;
    const char *begin = piece.at, *at = begin + piece.len;
    const char *stays = at; /* what is from `at` to here has not been put */
    while (at > begin) {
        const char *end = at[-1] == '/' ? at - 1 : at, *segment = end;
        while (segment > begin && segment[-1] != '/')
            segment--;
        size_t len = (size_t)(end - segment);
        bool dots = is_dot(segment, len), ups = is_dot_dot(segment, len);
        if (!dots && !ups && w->ups == 0) {
            at = segment;
            continue;
        }
        uric_put_before(w->tail, at, (size_t)(stays - at));
        if (ups) {
            w->ups++;
            w->open |= end == at;
        } else if (!dots) {
            w->ups--;
            w->open &= w->ups > 0;
            w->went_last = segment;
        }
        stays = at = segment;
    }
    uric_put_before(w->tail, begin, (size_t)(stays - begin));
}

static void drop_front(uric_span *text, size_t len) {
    text->at += len;
    text->len = (uric_size)(text->len - len);
}

/* The first segment of a text, without its "/". */
static uric_span first_segment(uric_span text) {
    size_t len = 0;
    while (len < text.len && text.at[len] != '/')
        len++;
    return uric_span_of(text.at, len);
}

/* RFC 3986, 5.2.4, 2A and 2D: dot segments before all others go. Returns how many were "..". */
static size_t drop_leading_dots(uric_span *text) {
    size_t ups = 0;
    while (text->len > 0) {
        uric_span segment = first_segment(*text);
        bool up = is_dot_dot(segment.at, segment.len);
        if (!up && !is_dot(segment.at, segment.len))
            break;
        ups += up;
        drop_front(text, segment.len + (size_t)(segment.len < text->len));
    }
    return ups;
}

/* RFC 2396, 5.2, 6e, at the front of a path without root: when all segments before it have gone,
 * an empty one makes a root. Is there such a place in `text`? It then begins there. `stay` counts
 * the segments that have stayed so far, and `kept` those of them that are ".." */
static bool drop_to_root(uric_span *text, size_t *stay, size_t *kept) {
    uric_span rest = *text;
    while (rest.len > 0) {
        uric_span segment = first_segment(rest);
        if (segment.len == 0 && *stay == 0) {
            *text = rest;
            return true;
        }
        if (is_dot_dot(segment.at, segment.len)) {
            if (*stay > *kept)
                --*stay;
            else
                *stay = ++*kept;
        } else if (!is_dot(segment.at, segment.len))
            ++*stay;
        drop_front(&rest, segment.len + (size_t)(segment.len < rest.len));
    }
    return false;
}

/* What certainly goes at the front of a path without root; returns how many ".." are among it. */
static size_t drop_front_of_rootless(uric_pieces *path, uric_dots dots) {
    size_t ups = 0, stay = 0, kept = 0;
    if (dots == URIC_DOTS_3986) {
        ups = drop_leading_dots(&path->directory);
        if (path->directory.len == 0) {
            ups += path->ups + drop_leading_dots(&path->rest);
            path->ups = 0;
        }
    } else if (!drop_to_root(&path->directory, &stay, &kept)) {
        size_t others = stay - kept, gone = path->ups < others ? path->ups : others;
        kept += path->ups - gone;
        stay = others - gone + kept;
        if (drop_to_root(&path->rest, &stay, &kept)) {
            path->directory.len = 0;
            path->ups = 0;
        }
    }
    return ups;
}

/* The first piece that there is. */
static uric_span *first_piece(uric_pieces *path) {
    return path->directory.len > 0 || path->ups > 0 ? &path->directory : &path->rest;
}

static bool begins_with_root(uric_pieces *path) {
    uric_span first = *first_piece(path);
    return first.len > 0 && first.at[0] == '/';
}

static void put_ups(uric_tail *tail, size_t ups, bool open) {
    for (; ups > 0; ups--, open = false)
        uric_put_before(tail, "../", open ? 2 : 3);
}

size_t uric_put_path(uric_tail *tail, const uric_pieces *path, uric_dots dots) {
    if (dots == URIC_DOTS_LEFT) {
        uric_put_before(tail, path->rest.at, path->rest.len);
        put_ups(tail, path->ups, false);
        uric_put_before(tail, path->directory.at, path->directory.len);
        return 0;
    }
    uric_pieces p = *path;
    size_t above_root = begins_with_root(&p) ? 0 : drop_front_of_rootless(&p, dots);
    bool root = begins_with_root(&p);
    if (root)
        drop_front(first_piece(&p), 1);

    const char *first = first_piece(&p)->at;
    walk w = {.tail = tail};
    walk_back(&w, p.rest);
    w.ups += p.ups;
    walk_back(&w, p.directory);
    if (dots == URIC_DOTS_KEPT)
        put_ups(tail, w.ups, w.open);
    if (root || (dots == URIC_DOTS_3986 && w.went_last != NULL && w.went_last == first))
        uric_put_before(tail, "/", 1);
    return above_root + w.ups;
}
