/* The items of a component that may occur more than once.
 *
 * The first reading of a text divides such a component into items and the gaps between them. The
 * component has a table of its own (uric_list), which starts at an item, reads as far as the
 * grammar needs to be certain where the gap behind the item lies, and then rejects. Its captured
 * component is that gap. In a geo URI, `coord` occurs two or three times:
 *
 *     geo:48.2,16.3,183    the table starts at "48.2", and captures the gap ","
 *         ^---
 */
#include "scan/scan.h"
#include "text/text.h"

/* NULL: the component occurs once, or the rule does not report it. */
static const uric_list *find_list(const uric_rule *rule, unsigned component) {
    const uric_components *components = rule != NULL ? rule->components : NULL;
    for (unsigned i = 0; components != NULL && i < components->lists; i++)
        if (components->list[i].component == component)
            return &components->list[i];
    return NULL;
}

bool uric_is_list(const uric_rule *rule, unsigned component) {
    return find_list(rule, component) != NULL;
}

/* The number of bytes from the start of `rest` to the end of the text; 0 if `rest` lies outside of
 * the text. If `rest` lies before the text, the offset wraps around and is too large. */
static size_t bytes_from(const uric_uri *uri, uric_span rest) {
    uintptr_t offset = (uintptr_t)rest.at - (uintptr_t)uri->text.at;
    bool inside = offset <= uri->text.len && rest.len <= uri->text.len - offset;
    return inside ? (size_t)(uri->text.len - offset) : 0;
}

/* Finds the gap behind the first item of `rest`. False: the item is the last. */
static bool find_gap(const uric_list *list, uric_span rest, size_t len, uric_size gap[2]) {
    uric_scan scan;
    uric_scan_begin(&scan, list->items);
    uric_scan_feed(&scan, rest.at, len);
    scan.refused = -1; /* the table rejects once the gap is certain */
    return uric_scan_end(&scan, NULL) == URIC_OK &&
           uric_scan_offsets(&scan, list->component, gap) && gap[0] <= gap[1] && gap[1] > 0 &&
           gap[1] <= rest.len;
}

bool uric_next_item(const uric_uri *uri, unsigned component, uric_span *rest, uric_span *item) {
    const uric_list *list = find_list(uri->chosen, component);
    uric_size gap[2];
    if (rest->at == NULL)
        return false;
    *item = *rest;
    *rest = uric_span_of(NULL, 0);
    size_t len = bytes_from(uri, *item);
    if (list != NULL && find_gap(list, *item, len, gap)) {
        *rest = uric_span_of(item->at + gap[1], (size_t)(item->len - gap[1]));
        item->len = gap[0];
    }
    return true;
}
