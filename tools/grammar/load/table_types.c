#include "load/table_types.h"

#include <string.h>

#include "uric_tables.h"

#define TYPE(type)                                                                                 \
    { #type, sizeof(type) }
#define FIELD(of, name, type, depth)                                                               \
    { #of, #name, offsetof(of, name), sizeof(((of *)0)->name), #type, depth }

static const table_type types[] = {
    TYPE(char),
    TYPE(bool),
    TYPE(uint8_t),
    TYPE(uint16_t),
    TYPE(uint32_t),
    TYPE(uric_action),
    TYPE(uric_link),
    TYPE(uric_triplet_loop),
    TYPE(uric_likely),
    TYPE(uric_row_template),
    TYPE(uric_error_component),
    TYPE(uric_machine),
    TYPE(uric_capture),
    TYPE(uric_kind),
    TYPE(uric_host_kinds),
    TYPE(uric_scheme_defaults),
    TYPE(uric_revision),
    TYPE(uric_list),
    {"function", sizeof(uric_status (*)(uric_scan *, uric_error *))},
    TYPE(uric_limit),
    TYPE(uric_limits),
    TYPE(uric_components),
    TYPE(uric_prefix),
    TYPE(uric_rule),
    TYPE(uric_encoding),
    TYPE(uric_grammar),
};

static const table_field fields[] = {
#if URIC_COMPACT
    FIELD(uric_action, operations, uint8_t, 0),
#else
    FIELD(uric_action, next, uint8_t, 0),
    FIELD(uric_action, here, uint8_t, 0),
    FIELD(uric_action, more, uint16_t, 0),
#endif
    FIELD(uric_action, link, uint8_t, 0),
    FIELD(uric_action, state, uint16_t, 0),
#if !URIC_COMPACT
    FIELD(uric_action, next_set, uint32_t, 0),
    FIELD(uric_action, here_set, uint32_t, 0),
#endif

    FIELD(uric_link, rule, uric_rule, 1),
    FIELD(uric_link, is_goto, bool, 0),

    FIELD(uric_triplet_loop, first, uint8_t, 0),
    FIELD(uric_triplet_loop, sets, uint8_t, 0),
    FIELD(uric_triplet_loop, follow, uint8_t, 0),

    FIELD(uric_likely, classes, uint32_t, 0),
    FIELD(uric_likely, entry, uint16_t, 0),

    FIELD(uric_row_template, at, uint16_t, 0),
    FIELD(uric_row_template, entries, uint8_t, 0),

    FIELD(uric_error_component, begin, uint8_t, 0),
    FIELD(uric_error_component, end, uint8_t, 0),

    FIELD(uric_machine, byte_class, uint8_t, 1),
    FIELD(uric_machine, entry, uint8_t, 1),
    FIELD(uric_machine, wide_entry, uint16_t, 1),
#if URIC_COMPACT
    FIELD(uric_machine, row_template, uint8_t, 1),
    FIELD(uric_machine, templates, uric_row_template, 1),
    FIELD(uric_machine, template_entry, uint8_t, 1),
#else
    FIELD(uric_machine, accept, uint8_t, 1),
    FIELD(uric_machine, final_action, uric_action, 1),
#endif
    FIELD(uric_machine, action, uric_action, 1),
    FIELD(uric_machine, operations, uint8_t, 1),
#if !URIC_COMPACT
    FIELD(uric_machine, self_loop, uint8_t, 1),
    FIELD(uric_machine, likely, uric_likely, 1),
    FIELD(uric_machine, self_loop_sets, uint8_t, 1),
    FIELD(uric_machine, triplet_loop, uric_triplet_loop, 1),
#endif
    FIELD(uric_machine, links, uric_link, 1),
    FIELD(uric_machine, expected, uint16_t, 1),
    FIELD(uric_machine, expected_terms, uint8_t, 1),
    FIELD(uric_machine, terms, char, 1),
    FIELD(uric_machine, error_component, uric_error_component, 1),
    FIELD(uric_machine, point_bytes, uint8_t, 1),
    FIELD(uric_machine, point_state, uint16_t, 1),
    FIELD(uric_machine, code_points, uint8_t, 0),
    FIELD(uric_machine, states, uint16_t, 0),
    FIELD(uric_machine, actions, uint16_t, 0),
    FIELD(uric_machine, classes, uint8_t, 0),
    FIELD(uric_machine, class_mask, uint8_t, 0),
    FIELD(uric_machine, link_count, uint8_t, 0),
#if URIC_COMPACT
    FIELD(uric_machine, first_byte, uint8_t, 0),
    FIELD(uric_machine, more_bytes, uint8_t, 0),
#endif

    FIELD(uric_capture, begin, uint8_t, 0),
    FIELD(uric_capture, end, uint8_t, 0),

    FIELD(uric_kind, kind, uint8_t, 0),
    FIELD(uric_kind, shown_by, uint8_t, 0),
    FIELD(uric_kind, rule, uric_rule, 1),

    FIELD(uric_host_kinds, kind, uric_kind, 1),
    FIELD(uric_host_kinds, first, uint32_t, 0),
    FIELD(uric_host_kinds, kinds, uint8_t, 0),
    FIELD(uric_host_kinds, other, uint8_t, 0),

    FIELD(uric_scheme_defaults, scheme, char, 1),
    FIELD(uric_scheme_defaults, path, char, 1),
    FIELD(uric_scheme_defaults, port, uint16_t, 0),

    FIELD(uric_revision, resolves, uint8_t, 0),
    FIELD(uric_revision, empty_reference, uint8_t, 0),
    FIELD(uric_revision, query_reference, uint8_t, 0),
    FIELD(uric_revision, above_root, uint8_t, 0),
    FIELD(uric_revision, rooted_path, uint8_t, 0),
    FIELD(uric_revision, query, uint8_t, 0),
    FIELD(uric_revision, base_path, uint8_t, 0),
    FIELD(uric_revision, first_segment, uint8_t, 0),
    FIELD(uric_revision, empty_component, uint8_t, 0),
    FIELD(uric_revision, unreserved, uint32_t, 0),
    FIELD(uric_revision, dot_segments, uint8_t, 0),
    FIELD(uric_revision, resolver, uric_rule, 1),
    FIELD(uric_revision, scheme, uric_scheme_defaults, 1),
    FIELD(uric_revision, schemes, uint16_t, 0),

    FIELD(uric_list, component, uint8_t, 0),
    FIELD(uric_list, items, uric_rule, 1),

    FIELD(uric_limit, name, char, 1),
    FIELD(uric_limit, most, uint16_t, 0),
    FIELD(uric_limit, component, uint8_t, 0),

    FIELD(uric_limits, end, function, 0),
    FIELD(uric_limits, limit, uric_limit, 1),
    FIELD(uric_limits, count, uint8_t, 0),

    FIELD(uric_components, revision, uric_revision, 1),
    FIELD(uric_components, host, uric_host_kinds, 1),
    FIELD(uric_components, part_names, char, 1),
    FIELD(uric_components, capture, uric_capture, 1),
    FIELD(uric_components, list, uric_list, 1),
    FIELD(uric_components, limits, uric_limits, 1),
    FIELD(uric_components, registers, uint8_t, 0),
    FIELD(uric_components, component_registers, uint8_t, 0),
    FIELD(uric_components, parts, uint8_t, 0),
    FIELD(uric_components, lists, uint8_t, 0),
    FIELD(uric_components, params, uint8_t, 0),
    FIELD(uric_components, composes, uint8_t, 0),

    FIELD(uric_prefix, text, char, 0),
    FIELD(uric_prefix, len, uint8_t, 0),
    FIELD(uric_prefix, set, uint8_t, 0),
    FIELD(uric_prefix, value, uint8_t, 0),
    FIELD(uric_prefix, state, uint16_t, 0),

    FIELD(uric_rule, name, char, 1),
    FIELD(uric_rule, machine, uric_machine, 1),
    FIELD(uric_rule, components, uric_components, 1),
    FIELD(uric_rule, start, uint16_t, 0),
#if !URIC_COMPACT
    FIELD(uric_rule, prefixes, uint8_t, 0),
    FIELD(uric_rule, prefix, uric_prefix, 1),
#endif

    FIELD(uric_encoding, name, char, 1),
    FIELD(uric_encoding, kept, uint32_t, 1),
    FIELD(uric_encoding, empty, uint8_t, 0),

    FIELD(uric_grammar, name, char, 1),
    FIELD(uric_grammar, title, char, 1),
    FIELD(uric_grammar, absolute, char, 1),
    FIELD(uric_grammar, reference, char, 1),
    FIELD(uric_grammar, rule, uric_rule, 1),
    FIELD(uric_grammar, parser, uric_rule, 2),
    FIELD(uric_grammar, component, char, 2),
    FIELD(uric_grammar, revision, uric_revision, 1),
    FIELD(uric_grammar, encoding, uric_encoding, 2),
    FIELD(uric_grammar, resolver, uric_rule, 1),
    FIELD(uric_grammar, rules, uint16_t, 0),
    FIELD(uric_grammar, parsers, uint16_t, 0),
    FIELD(uric_grammar, components, uint16_t, 0),
    FIELD(uric_grammar, encodings, uint16_t, 0),
};

enum { TYPES = sizeof types / sizeof *types, FIELDS = sizeof fields / sizeof *fields };

const table_type *type_named(const char *name) {
    for (unsigned i = 0; i < TYPES; i++)
        if (strcmp(types[i].name, name) == 0)
            return &types[i];
    return NULL;
}

const table_field *next_field(const table_type *of, const table_field *field) {
    unsigned i = field != NULL ? (unsigned)(field - fields) + 1 : 0;
    while (field == NULL && i < FIELDS && strcmp(fields[i].of, of->name) != 0)
        i++;
    return i < FIELDS && strcmp(fields[i].of, of->name) == 0 ? &fields[i] : NULL;
}

/* Padding is smaller than what stands behind it; at the end of a struct, smaller than a pointer. */
void check_fields(void) {
    for (unsigned i = 0; i < FIELDS; i++) {
        const table_type *of = type_named(fields[i].of);
        const table_field *next = next_field(of, &fields[i]);
        size_t end = fields[i].offset + fields[i].size;
        size_t gap = (next != NULL ? next->offset : of->size) - end;
        size_t most = next != NULL && next->size < sizeof(void *) ? next->size : sizeof(void *);
        if (gap >= most)
            fail("%s.%s: another member than expected follows", fields[i].of, fields[i].name);
    }
}
