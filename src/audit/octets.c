/* Findings about single octets, as they are or encoded, wherever they stand. audit->at is the
 * offset of the next byte in the text. URIC_FINDING_KINDS stands for no finding. Bytes of one kind
 * that stand together are one finding. */
#include "audit/audit.h"

static bool lies_in(uric_span span, const char *at) {
    return !uric_is_absent(span) && at >= span.at && at < uric_end(span);
}

static bool is_unreserved(char c) {
    return uric_is_alphanumeric(c) || uric_is_one_of(c, "-._~");
}

static bool is_blank(char c) {
    return (unsigned char)c <= ' ';
}

/* Of a byte that is neither blank nor the start of a triplet. */
static uric_finding_kind kind_of_byte(const uric_audit *audit, const char *at) {
    unsigned char c = (unsigned char)*at;
    if (c >= 0x80)
        return URIC_FOUND_NOT_ASCII;
    if (c == 0x7F)
        return URIC_FOUND_CONTROL;
    if (c == '\\')
        return URIC_FOUND_BACKSLASH;
    if (c == '%')
        return URIC_FOUND_TRIPLET_MALFORMED;
    bool misplaced = uric_is_one_of((char)c, "[]") && !lies_in(audit->component[URIC_HOST], at);
    bool second = c == '#' && lies_in(audit->component[URIC_FRAGMENT], at);
    return misplaced || second || uric_is_one_of((char)c, "\"<>^`{|}") ? URIC_FOUND_NOT_ALLOWED
                                                                       : URIC_FINDING_KINDS;
}

/* Of an octet that stands for a character of ASCII, encoded without need or with. */
static uric_finding_kind kind_of_ascii(const uric_audit *audit, const char *triplet,
                                       unsigned char c) {
    bool in_path = lies_in(audit->component[URIC_PATH], triplet);
    if (in_path && c == '.')
        return URIC_FOUND_DOT_ENCODED;
    if (is_unreserved((char)c))
        return URIC_FOUND_NEEDLESS_TRIPLET;
    if (in_path && uric_is_one_of((char)c, "/\\"))
        return URIC_FOUND_SLASH_ENCODED;
    if (in_path && uric_is_one_of((char)c, ":?#[]@!$&'()*+,;="))
        return URIC_FOUND_DELIMITER_ENCODED;
    return URIC_FINDING_KINDS;
}

static uric_finding_kind kind_of_triplet(const uric_audit *audit, const char *at) {
    const char *end = uric_end(audit->text);
    unsigned char c = uric_octet(at);
    if (c == 0)
        return URIC_FOUND_NUL_ENCODED;
    if (c == '\r' || c == '\n')
        return URIC_FOUND_LINE_END_ENCODED;
    if (c < 0x20 || c == 0x7F)
        return URIC_FOUND_CONTROL_ENCODED;
    if (c == 0xC0 || c == 0xC1 || c > 0xF4)
        return URIC_FOUND_NEVER_UTF8;
    if (c == '%' && end - at >= 5 && uric_is_hex(at[3]) && uric_is_hex(at[4]))
        return URIC_FOUND_ENCODED_TWICE;
    uric_finding_kind kind = kind_of_ascii(audit, at, c);
    bool lower = at[1] >= 'a' || at[2] >= 'a';
    return kind == URIC_FINDING_KINDS && lower ? URIC_FOUND_LOWER_TRIPLET : kind;
}

/* The kind of what stands at `at`, and its length in *len. */
static uric_finding_kind kind_at(const uric_audit *audit, const char *at, size_t *len) {
    bool triplet = uric_is_triplet(at, uric_end(audit->text));
    *len = triplet ? 3 : 1;
    return triplet ? kind_of_triplet(audit, at) : kind_of_byte(audit, at);
}

/* Blanks (control octets and spaces) that stand together. */
static uric_finding_kind kind_of_blanks(const uric_audit *audit, uric_span blanks) {
    bool control = false, stripped = false;
    if (blanks.at == audit->text.at || uric_end(blanks) == uric_end(audit->text))
        return URIC_FOUND_TRIMMED;
    for (size_t i = 0; i < blanks.len; i++) {
        unsigned char c = (unsigned char)blanks.at[i];
        stripped |= c == '\t' || c == '\n' || c == '\r';
        control |= c != ' ';
    }
    return stripped ? URIC_FOUND_STRIPPED : control ? URIC_FOUND_CONTROL : URIC_FOUND_SPACE;
}

bool uric_audit_octets(uric_audit *audit, uric_finding *finding) {
    const char *end = uric_end(audit->text), *at = audit->text.at + audit->at;
    uric_finding_kind kind = URIC_FINDING_KINDS;
    const char *begin = at;
    while (at < end && kind == URIC_FINDING_KINDS) {
        begin = at;
        if (is_blank(*at)) {
            while (at < end && is_blank(*at))
                at++;
            kind = kind_of_blanks(audit, uric_span_from(begin, at));
        } else {
            size_t len;
            kind = kind_at(audit, at, &len);
            at += len;
            while (kind != URIC_FINDING_KINDS && at < end && !is_blank(*at) &&
                   kind_at(audit, at, &len) == kind)
                at += len;
        }
    }
    audit->at = (uric_size)(at - audit->text.at);
    return kind != URIC_FINDING_KINDS && uric_find(audit, finding, kind, uric_span_from(begin, at));
}
