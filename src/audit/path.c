/* Findings about the segments of a path. audit->at is the offset of the next segment in the path.
 */
#include "audit/audit.h"

#include "ops/hidden_dots.h"
#include "text/swar.h"

static uric_finding_kind kind_of_dots(uric_audit *audit, uric_span segment, unsigned dots) {
    bool rooted = audit->component[URIC_PATH].at[0] == '/';
    bool above = rooted && dots == 2 && audit->depth == 0;
    if (dots == 2 && audit->depth > 0)
        audit->depth--;
    if (segment.len > dots)
        return URIC_FOUND_DOT_SEGMENT_ENCODED;
    return above ? URIC_FOUND_ABOVE_ROOT : URIC_FOUND_DOT_SEGMENT;
}

/* URIC_FINDING_KINDS: nothing is wrong with the segment. */
static uric_finding_kind kind_of_segment(uric_audit *audit, uric_span segment, bool is_last) {
    unsigned dots = uric_dots_of_segment(segment);
    if (dots > 0)
        return kind_of_dots(audit, segment, dots);
    audit->depth++;
    if (segment.len == 0 && !is_last)
        return URIC_FOUND_EMPTY_SEGMENT;
    return uric_read_lax(segment) == URIC_LAX_PARENT ? URIC_FOUND_DOT_SEGMENT_HIDDEN
                                                     : URIC_FINDING_KINDS;
}

bool uric_audit_path(uric_audit *audit, uric_finding *finding) {
    uric_span path = audit->component[URIC_PATH];
    if (audit->at == 0 && path.len > 0 && path.at[0] == '/')
        audit->at++;
    while (audit->at < path.len) {
        const char *begin = path.at + audit->at;
        uric_span segment = uric_span_from(begin, uric_first(begin, uric_end(path), '/'));
        bool is_last = uric_end(segment) == uric_end(path);
        audit->at = (uric_size)(audit->at + segment.len + 1u);
        uric_finding_kind kind = kind_of_segment(audit, segment, is_last);
        if (kind == URIC_FOUND_EMPTY_SEGMENT) /* shown by its slash */
            segment.len = 1;
        if (kind != URIC_FINDING_KINDS)
            return uric_find(audit, finding, kind, segment);
    }
    return false;
}
