/* Components by number and by name. The spans of uric_uri stand in the order of uric_component, so
 * that a component's number is its index. */
#include "scan/scan.h"
#include "text/text.h"

const char *uric_name_of_component(const uric_components *components, unsigned component) {
    static const char names[] = "scheme\0authority\0userinfo\0host\0port\0path\0query\0fragment";
    return component < URIC_PART ? uric_nth(names, component)
                                 : uric_nth(components->part_names, component - URIC_PART);
}

const char *uric_component_name(const uric_rule *rule, unsigned component) {
    return component < uric_count_components(rule->components)
               ? uric_name_of_component(rule->components, component)
               : NULL;
}

static bool is_named(const char *known, const char *name, size_t len) {
    for (size_t i = 0; i < len; i++)
        if (known[i] == '\0' || known[i] != name[i])
            return false;
    return known[len] == '\0';
}

unsigned uric_component_named(const uric_rule *rule, const char *name, size_t len) {
    unsigned count = uric_count_components(rule->components);
    for (unsigned i = 0; i < count; i++)
        if (is_named(uric_name_of_component(rule->components, i), name, len))
            return i;
    return URIC_COMPONENTS;
}

/* A uric_uri that the caller has filled in for uric_compose has a rule, but no chosen rule. */
static const uric_rule *rule_of(const uric_uri *uri) {
    return uri->chosen != NULL ? uri->chosen : uri->rule;
}

uric_span uric_component_of(const uric_uri *uri, unsigned component) {
    return component < uric_count_components(rule_of(uri)->components)
               ? *uric_component_at((uric_uri *)uri, component)
               : uric_span_of(NULL, 0);
}

bool uric_set_component(uric_uri *uri, unsigned component, uric_span value) {
    if (component >= uric_count_components(rule_of(uri)->components))
        return false;
    *uric_component_at(uri, component) = value;
    return true;
}

const char *uric_part_name(const uric_rule *rule, size_t index) {
    return index < URIC_PARTS ? uric_component_name(rule, URIC_PART + (unsigned)index) : NULL;
}

uric_span uric_part(const uric_uri *uri, const char *name) {
    unsigned component = uric_component_named(uri->chosen, name, uric_length(name));
    return component >= URIC_PART ? uric_component_of(uri, component) : uric_span_of(NULL, 0);
}
