/* Replaces components of a text, in one of two ways.
 *
 * If the grammar's components are those of RFC 3986, 5.3, the text is composed anew, so that
 * components can be added and removed with their delimiters.
 *
 * Any other component (RFC 1738's, and the grammar's own parts) is replaced in place, if the text
 * has it: "d" for the type of "ftp://h/a;type=i" gives "ftp://h/a;type=d".
 *
 * In both ways the new text is parsed. It must have the changed components as asked for, and all
 * others as they were. */
#include "scan/scan.h"
#include "text/text.h"

typedef struct replacement {
    const uric_uri *uri;
    const uric_change *change;
    size_t count;
    uric_buffer *out;
    uric_error *error;
} replacement;

static uric_status fail_component(replacement *r, uric_status status, unsigned component,
                                  size_t offset) {
    r->error->status = status;
    r->error->offset = (uric_size)offset;
#if URIC_ERROR_DETAIL
    r->error->component = uric_component_name(r->uri->chosen, component);
#else
    (void)component;
#endif
    r->out->len = 0;
    return status;
}

static bool can_be_composed(const replacement *r) {
    const uric_components *components = r->uri->rule->components;
    for (size_t i = 0; i < r->count; i++)
        if (r->change[i].component >= URIC_PART && r->change[i].component != components->params)
            return false;
    return components->composes;
}

static uric_status compose_changed(replacement *r) {
    uric_uri given = *r->uri;
    bool whole = false, parts = false;
    for (size_t i = 0; i < r->count; i++) {
        unsigned component = r->change[i].component;
        whole |= component == URIC_AUTHORITY;
        parts |= component >= URIC_USERINFO && component <= URIC_PORT;
    }
    if (whole)
        given.userinfo = given.host = given.port = uric_span_of(NULL, 0);
    if (parts)
        given.authority = uric_span_of(NULL, 0);
    for (unsigned i = URIC_PART; uric_component_name(given.chosen, i) != NULL; i++)
        if (i != given.rule->components->params)
            uric_set_component(&given, i, uric_span_of(NULL, 0));
    for (size_t i = 0; i < r->count; i++)
        uric_set_component(&given, r->change[i].component, r->change[i].value);
    return uric_compose(&given, r->out, r->error);
}

static uric_span old_span(const replacement *r, const uric_change *change) {
    return uric_component_of(r->uri, change->component);
}

/* The pending change whose component comes next in the text from `at` on; NULL: none does. */
static const uric_change *next_change(const replacement *r, const char *at, uint32_t done) {
    const uric_change *next = NULL;
    for (size_t i = 0; i < r->count; i++) {
        const char *begin = old_span(r, &r->change[i]).at;
        bool open = (done >> r->change[i].component & 1) == 0;
        if (open && begin >= at && (next == NULL || begin < old_span(r, next).at))
            next = &r->change[i];
    }
    return next;
}

/* Writes the new text. False: the component of one change lies within that of another. */
static bool write_changed(replacement *r) {
    const char *at = r->uri->text.at;
    const uric_change *change;
    uint32_t done = 0;
    size_t written = 0;
    r->out->len = 0;
    for (; (change = next_change(r, at, done)) != NULL; written++) {
        uric_span old = old_span(r, change);
        uric_put_bytes(r->out, at, (size_t)(old.at - at));
        uric_put_span(r->out, change->value);
        at = uric_end(old);
        done |= (uint32_t)1 << change->component;
    }
    uric_put_bytes(r->out, at, (size_t)(uric_end(r->uri->text) - at));
    return written == r->count;
}

/* The offset in the new text of the byte at `at` in the old one. */
static size_t new_offset(const replacement *r, const char *at) {
    size_t offset = (size_t)(at - r->uri->text.at);
    for (size_t i = 0; i < r->count; i++)
        if (old_span(r, &r->change[i]).at < at)
            offset = offset - old_span(r, &r->change[i]).len + r->change[i].value.len;
    return offset;
}

/* Does the component of a change overlap or touch this component? */
static bool is_touched(const replacement *r, uric_span component) {
    for (size_t i = 0; i < r->count; i++) {
        uric_span old = old_span(r, &r->change[i]);
        if (old.at <= uric_end(component) && component.at <= uric_end(old))
            return true;
    }
    return false;
}

static bool is_at(const replacement *r, uric_span got, uric_span old, size_t len) {
    if (uric_is_absent(old))
        return uric_is_absent(got);
    return got.at == r->out->at + new_offset(r, old.at) && got.len == len;
}

/* The first component that the new text has in another way than asked for, or that changed without
 * being asked to; URIC_COMPONENTS: none. */
static unsigned first_misread(const replacement *r, const uric_uri *got) {
    const char *name;
    for (size_t i = 0; i < r->count; i++) {
        const uric_change *change = &r->change[i];
        if (!is_at(r, uric_component_of(got, change->component), old_span(r, change),
                   change->value.len))
            return change->component;
    }
    for (unsigned i = 0; (name = uric_component_name(r->uri->chosen, i)) != NULL; i++) {
        uric_span old = uric_component_of(r->uri, i);
        if ((uric_is_absent(old) || !is_touched(r, old)) &&
            !is_at(r, uric_component_of(got, i), old, old.len))
            return i;
    }
    return URIC_COMPONENTS;
}

/* The new text was refused: blames the change in which the error lies, or else the last before it.
 */
static uric_status blame_change(replacement *r, uric_status status) {
    const uric_change *at_fault = &r->change[0];
    size_t offset = r->error->offset, begin = 0;
    if (status == URIC_OVER_LIMIT)
        return uric_offset_in_limited(r->error);
    for (size_t i = 0; i < r->count; i++) {
        size_t here = new_offset(r, old_span(r, &r->change[i]).at);
        if (here <= offset && here >= begin) {
            at_fault = &r->change[i];
            begin = here;
        }
    }
    size_t inside = offset > begin ? offset - begin : 0;
    bool behind = inside > at_fault->value.len;
    return fail_component(r, behind ? URIC_MISREAD : status, at_fault->component,
                          behind ? 0 : inside);
}

static uric_status splice_changed(replacement *r) {
    for (size_t i = 0; i < r->count; i++) {
        const uric_change *change = &r->change[i];
        if (uric_is_absent(old_span(r, change)) || uric_is_absent(change->value))
            return fail_component(r, URIC_NO_COMPOSITION, change->component, 0);
    }
    if (!write_changed(r))
        return fail_component(r, URIC_MISREAD, r->change[0].component, 0);
    uric_status status = uric_room(r->out);
    if (status == URIC_TOO_LONG)
        return fail_component(r, status, r->change[r->count - 1].component, 0);
    if (status != URIC_OK)
        return status;
    uric_uri got;
    status = uric_parse(&got, r->uri->rule, r->out->at, r->out->len, r->error);
    if (status != URIC_OK)
        return blame_change(r, status);
    unsigned misread =
        got.chosen == r->uri->chosen ? first_misread(r, &got) : r->change[0].component;
    return misread == URIC_COMPONENTS ? URIC_OK : fail_component(r, URIC_MISREAD, misread, 0);
}

uric_status uric_replace(const uric_uri *uri, const uric_change *changes, size_t count,
                         uric_buffer *out, uric_error *error) {
    uric_error unused;
    replacement r = {uri, changes, count, out, error != NULL ? error : &unused};
    *r.error = (uric_error){.status = URIC_OK};
    out->len = 0;
    if (!uric_has_operations(uri->rule) || uric_is_absent(uri->text)) {
        r.error->status = URIC_NOT_PARSED;
        return URIC_NOT_PARSED;
    }
    for (size_t i = 0; i < count; i++)
        if (uric_component_name(uri->chosen, changes[i].component) == NULL)
            return fail_component(&r, URIC_NO_COMPOSITION, changes[i].component, 0);
    return can_be_composed(&r) ? compose_changed(&r) : splice_changed(&r);
}
