/* The items of a component that may recur. */
#include "scan.h"
#include "text.h"

/* NULL: the component cannot recur, or the rule does not have it. */
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

/* The bytes from where `rest` begins to the end of the text; 0 if `rest` does not lie in it: the
 * offset is too large then, also where `rest` stands before the text. */
static size_t bytes_from(const uric_uri *uri, uric_span rest) {
    uintptr_t offset = (uintptr_t)rest.at - (uintptr_t)uri->text.at;
    bool inside = offset <= uri->text.len && rest.len <= uri->text.len - offset;
    return inside ? (size_t)(uri->text.len - offset) : 0;
}

/* Where the gap behind the first item of `rest` begins and ends; false: that item is the last. */
static bool find_gap(const uric_list *list, uric_span rest, size_t len, uric_size gap[2]) {
    uric_scan scan;
    uric_scan_begin(&scan, list->items);
    uric_scan_feed(&scan, rest.at, len);
    scan.refused = -1; /* it has seen enough */
    return uric_scan_end(&scan, NULL) == URIC_OK && uric_scan_place(&scan, list->component, gap) &&
           gap[0] <= gap[1] && gap[1] > 0 && gap[1] <= rest.len;
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
