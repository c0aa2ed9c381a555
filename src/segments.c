/* remove_dot_segments (RFC 3986, 5.2.4), backwards: ".." is a debt that the next other segment pays
 * by going. A segment is taken with the "/" behind it; a "/" at the beginning is the root. */
#include "segments.h"

/* A dot may stand as a triplet. */
static bool take_dot(const uric_normal *normal, const char **at, const char *end) {
    unsigned how = normal->piece[URIC_PIECE_PATH].how;
    size_t len =
        *at < end && **at == '.' ? 1
        : uric_is_triplet(*at, end) && uric_octet(*at) == '.' && uric_is_decoded(normal, how, *at)
            ? 3
            : 0;
    *at += len;
    return len > 0;
}

/* 1 for ".", 2 for "..", 0 for every other segment, and for all of a path that keeps its dots. */
static unsigned dots_of(const uric_normal *normal, const char *at, const char *end) {
    unsigned dots = 0;
    while (normal->dots_go && dots < 3 && take_dot(normal, &at, end))
        dots++;
    return at == end && dots < 3 ? dots : 0;
}

static const char *segment_end(const char *at, const char *end) {
    while (at < end && *at != '/')
        at++;
    return at;
}

void uric_normal_segments_begin(uric_normal_segments *segments, const uric_normal *normal) {
    uric_span path = normal->piece[URIC_PIECE_PATH].text;
    const char *begin = path.at, *end = uric_end(path);
    for (;;) { /* 2A, 2D: dot segments before all others go */
        const char *behind = segment_end(begin, end);
        if (dots_of(normal, begin, behind) == 0)
            break;
        begin = behind + (behind < end);
    }
    bool root = begin < end && *begin == '/';
    *segments =
        (uric_normal_segments){.normal = normal, .begin = begin + root, .at = end, .root = root};
}

/* What stands before the segments that the path has itself. */
static bool give_first(uric_normal_segments *segments, uric_span *segment) {
    if (segments->ups > 0 && segments->normal->keeps_up) {
        *segment = uric_span_of("../", segments->open ? 2 : 3);
        segments->ups--;
        segments->open = segments->empty_first = false;
        return true;
    }
    if (!segments->root)
        return false;
    const uric_normal *normal = segments->normal;
    bool guarded = segments->empty_first && normal->dots_go && !normal->beside;
    *segment = guarded ? uric_span_of("./", 2) : uric_span_of("/", 1);
    segments->empty_first = false;
    segments->root = guarded;
    return true;
}

bool uric_normal_segments_next(uric_normal_segments *segments, uric_span *segment) {
    while (segments->at > segments->begin) {
        const char *behind = segments->at, *end = behind[-1] == '/' ? behind - 1 : behind;
        const char *begin = end;
        while (begin > segments->begin && begin[-1] != '/')
            begin--;
        segments->at = begin;
        unsigned dots = dots_of(segments->normal, begin, end);
        if (dots == 2) {
            segments->ups++;
            segments->open |= end == behind;
        } else if (dots == 0 && segments->ups > 0) {
            segments->ups--;
            segments->open &= segments->ups > 0;
            segments->root |= begin == segments->begin; /* 2C leaves "/" where the first one was */
        } else if (dots == 0) {
            *segment = uric_span_of(begin, (size_t)(behind - begin));
            segments->empty_first = begin == end;
            return true;
        }
    }
    return give_first(segments, segment);
}
