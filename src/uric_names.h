/* The names of functions where options are not those of the installed library. Options change what
 * is in a struct: if one file of a program is compiled with -DURIC_SPANS_16=1 and another without,
 * they read each other's lengths wrong. So each function that takes such a struct has the options
 * in its name, `uric_parse` for instance is
 *     uric_parse_compact_spans16_registers14
 * and a program whose files do not agree does not link: `undefined reference to uric_parse`. A
 * debugger and a linker's map show these names. URIC_REGISTERS must be a number without brackets.
 */
#ifndef URIC_NAMES_H
#define URIC_NAMES_H

#if URIC_ERROR_DETAIL
#define URIC_NAMED_DETAIL
#else
#define URIC_NAMED_DETAIL _nodetail
#endif

#if URIC_COMPACT
#define URIC_NAMED_TABLES _compact
#else
#define URIC_NAMED_TABLES
#endif

#if URIC_SPANS_16
#define URIC_NAMED_SPANS _spans16
#else
#define URIC_NAMED_SPANS
#endif

#if URIC_KINDS
#define URIC_NAMED_KINDS
#else
#define URIC_NAMED_KINDS _nokinds
#endif

#if URIC_CODE_POINTS
#define URIC_NAMED_POINTS
#else
#define URIC_NAMED_POINTS _nopoints
#endif

#define URIC_JOIN(name, a, b, c, d, e, f) name##a##b##c##d##e##_registers##f
#define URIC_JOIN_VALUES(name, a, b, c, d, e, f) URIC_JOIN(name, a, b, c, d, e, f)
#define URIC_NAMED(name)                                                                           \
    URIC_JOIN_VALUES(name, URIC_NAMED_TABLES, URIC_NAMED_SPANS, URIC_NAMED_DETAIL,                 \
                     URIC_NAMED_KINDS, URIC_NAMED_POINTS, URIC_REGISTERS)

#define uric_check URIC_NAMED(uric_check)
#define uric_check_lines URIC_NAMED(uric_check_lines)
#define uric_parse URIC_NAMED(uric_parse)
#define uric_scan_begin URIC_NAMED(uric_scan_begin)
#define uric_scan_feed URIC_NAMED(uric_scan_feed)
#define uric_scan_end URIC_NAMED(uric_scan_end)
#define uric_scan_split URIC_NAMED(uric_scan_split)
#define uric_error_expects URIC_NAMED(uric_error_expects)
#define uric_error_expects_end URIC_NAMED(uric_error_expects_end)
#define uric_error_expected URIC_NAMED(uric_error_expected)
#define uric_error_message URIC_NAMED(uric_error_message)
#define uric_recompose URIC_NAMED(uric_recompose)
#define uric_replace URIC_NAMED(uric_replace)
#define uric_grammar_resolver URIC_NAMED(uric_grammar_resolver)
#define uric_grammar_above_root URIC_NAMED(uric_grammar_above_root)
#define uric_compose URIC_NAMED(uric_compose)
#define uric_resolve URIC_NAMED(uric_resolve)
#define uric_relativize URIC_NAMED(uric_relativize)
#define uric_choose_base URIC_NAMED(uric_choose_base)
#define uric_normalize URIC_NAMED(uric_normalize)
#define uric_compare URIC_NAMED(uric_compare)
#define uric_hash URIC_NAMED(uric_hash)
#define uric_port URIC_NAMED(uric_port)
#define uric_default_port URIC_NAMED(uric_default_port)
#define uric_host_address URIC_NAMED(uric_host_address)
#define uric_component_name URIC_NAMED(uric_component_name)
#define uric_component_named URIC_NAMED(uric_component_named)
#define uric_component_of URIC_NAMED(uric_component_of)
#define uric_is_list URIC_NAMED(uric_is_list)
#define uric_next_item URIC_NAMED(uric_next_item)
#define uric_set_component URIC_NAMED(uric_set_component)
#define uric_part_name URIC_NAMED(uric_part_name)
#define uric_part URIC_NAMED(uric_part)
#define uric_grammar_name URIC_NAMED(uric_grammar_name)
#define uric_grammar_title URIC_NAMED(uric_grammar_title)
#define uric_grammar_rule_at URIC_NAMED(uric_grammar_rule_at)
#define uric_grammar_rule URIC_NAMED(uric_grammar_rule)
#define uric_grammar_parser_at URIC_NAMED(uric_grammar_parser_at)
#define uric_grammar_parser URIC_NAMED(uric_grammar_parser)
#define uric_grammar_component_at URIC_NAMED(uric_grammar_component_at)
#define uric_grammar_absolute URIC_NAMED(uric_grammar_absolute)
#define uric_grammar_reference URIC_NAMED(uric_grammar_reference)
#define uric_rule_name URIC_NAMED(uric_rule_name)
#define uric_rule_excludes URIC_NAMED(uric_rule_excludes)
#define uric_rule_limit URIC_NAMED(uric_rule_limit)
#define uric_end_limited URIC_NAMED(uric_end_limited)
#define uric_rule_has_code_points URIC_NAMED(uric_rule_has_code_points)
#define uric_grammar_encoding_at URIC_NAMED(uric_grammar_encoding_at)
#define uric_grammar_encoding URIC_NAMED(uric_grammar_encoding)
#define uric_extract URIC_NAMED(uric_extract)
#define uric_unbroken URIC_NAMED(uric_unbroken)
#define uric_next URIC_NAMED(uric_next)
#define uric_segments URIC_NAMED(uric_segments)
#define uric_next_pair URIC_NAMED(uric_next_pair)
#define uric_audit_begin URIC_NAMED(uric_audit_begin)
#define uric_audit_next URIC_NAMED(uric_audit_next)
#define uric_within URIC_NAMED(uric_within)

#endif
