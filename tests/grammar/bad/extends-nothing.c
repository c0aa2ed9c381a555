/* A test. Written by uric-grammar pack from grammar/extends-nothing.*: do not edit. */
/* clang-format off */

/* A test. */
#ifndef URIC_GRAMMAR_EXTENDS_NOTHING
#define URIC_GRAMMAR_EXTENDS_NOTHING 1
#endif

#include "uric_tables.h"

#if URIC_GRAMMAR_EXTENDS_NOTHING && !URIC_COMPACT

#if URIC_ERROR_DETAIL
static const char extends_nothing_terms[] =
    "end of input\0"
    "start\0";
#endif

#if URIC_KINDS
#endif

static const uric_revision extends_nothing_revision = {
    /* resolves */ 0,
    /* empty-reference current-document */ 0,
    /* query-reference drops-segment */ 0,
    /* above-root kept */ 0,
    /* rooted-path keeps-dots */ 0,
    /* query apart */ 0,
    /* empty-base-path root-beside-authority */ 0,
    /* first-segment no-colon */ 0,
    /* empty-component present */ 0,
    /* unreserved */ {0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000, 0x00000000},
    /* dot-segments kept */ 0,
    /* results derived */ NULL,
    NULL, 0,
};

static const uric_capture extends_nothing_captures_start[] = {
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
    {33, 33}, /* not reported */
};
static const uric_components extends_nothing_components_start = {
#if URIC_OPERATIONS
    .revision = &extends_nothing_revision,
#endif
    .capture = extends_nothing_captures_start,
    .registers = 0,
    .component_registers = 0,
    .parts = 0,
    .lists = 0,
    .params = 0,
    .composes = 0,
};

/* extends_nothing_parse_start: 2 states, 0 actions, 2 classes */
static const uint8_t extends_nothing_parse_start_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t extends_nothing_parse_start_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t extends_nothing_parse_start_entry[4] = {
    2, 2, 1, 2};
static const uint8_t extends_nothing_parse_start_accept[2] = {
    0, 1};
static const uint8_t extends_nothing_parse_start_self_loop[2] = {
    0, 0};
#if URIC_ERROR_DETAIL
static const uint16_t extends_nothing_parse_start_expected[2] = {
    0, 2};
static const uint8_t extends_nothing_parse_start_expected_terms[4] = {
    1, 255, 0, 255};
#endif
static const uric_machine extends_nothing_parse_start = {
    extends_nothing_parse_start_byte_class, extends_nothing_parse_start_entry, NULL,
    extends_nothing_parse_start_accept, NULL, NULL,
    extends_nothing_parse_start_self_loop, NULL, extends_nothing_parse_start_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    extends_nothing_parse_start_expected, extends_nothing_parse_start_expected_terms, extends_nothing_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    2, 0, 2, 1, 0,
};
static const char uric_extends_nothing_start_name[] = "start";
const uric_rule uric_extends_nothing_start = {uric_extends_nothing_start_name, &extends_nothing_parse_start, &extends_nothing_components_start, 0, 0, NULL};


/* extends_nothing_check_start: 2 states, 0 actions, 2 classes */
static const uint8_t extends_nothing_check_start_byte_class[256] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t extends_nothing_check_start_self_loop_sets[URIC_SELF_LOOP_SETS][16] = {
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};
static const uint8_t extends_nothing_check_start_entry[4] = {
    2, 2, 1, 2};
static const uint8_t extends_nothing_check_start_accept[2] = {
    0, 1};
static const uint8_t extends_nothing_check_start_self_loop[2] = {
    0, 0};
#if URIC_ERROR_DETAIL
static const uint16_t extends_nothing_check_start_expected[2] = {
    0, 2};
static const uint8_t extends_nothing_check_start_expected_terms[4] = {
    1, 255, 0, 255};
#endif
static const uric_machine extends_nothing_check_start = {
    extends_nothing_check_start_byte_class, extends_nothing_check_start_entry, NULL,
    extends_nothing_check_start_accept, NULL, NULL,
    extends_nothing_check_start_self_loop, NULL, extends_nothing_check_start_self_loop_sets, NULL,
    NULL,
#if URIC_ERROR_DETAIL
    extends_nothing_check_start_expected, extends_nothing_check_start_expected_terms, extends_nothing_terms, NULL,
#endif
#if URIC_CODE_POINTS
    NULL, NULL, 0,
#endif
    2, 0, 2, 1, 0,
};

static const uric_rule extends_nothing_rules[] = {
    {"start", &extends_nothing_check_start, NULL, 0, 0, NULL},
};

static const uric_rule *const extends_nothing_parsers[] = {
    &uric_extends_nothing_start,
};

static const char *const extends_nothing_component_names[] = {
    NULL,
};

const uric_grammar uric_extends_nothing = {
    .name = "extends-nothing",
    .title = "A test",
    .absolute = "start",
    .reference = "start",
    .rule = extends_nothing_rules,
    .parser = extends_nothing_parsers,
    .component = extends_nothing_component_names,
    .revision = &extends_nothing_revision,
    .rules = 1,
    .parsers = 1,
    .components = 0,
    .encodings = 0,
};
#endif
