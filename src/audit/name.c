/* Findings about a host as a name, and as text. */
#include "audit/audit.h"

#include "audit/host_text.h"

/* Names that do not leave the machine or its network; the more special first. */
static const struct special_name {
    char name[30];
    uint8_t kind;
} special_names[] = {
    {"metadata.google.internal", URIC_FOUND_NAME_METADATA},
    {"metadata.goog", URIC_FOUND_NAME_METADATA}, /* the same */
    {"metadata", URIC_FOUND_NAME_METADATA},      /* the same, on Google's machines */
    {"instance-data", URIC_FOUND_NAME_METADATA}, /* on Amazon's */
    {"metadata.tencentyun.com", URIC_FOUND_NAME_METADATA},
    {"metadata.platformequinix.com", URIC_FOUND_NAME_METADATA},
    {"metadata.packet.net", URIC_FOUND_NAME_METADATA},
    {"rancher-metadata", URIC_FOUND_NAME_METADATA},
    {"localhost", URIC_FOUND_NAME_LOOPBACK},     /* RFC 6761, 6.3 */
    {"localdomain", URIC_FOUND_NAME_LOOPBACK},   /* as in localhost.localdomain */
    {"ip6-localhost", URIC_FOUND_NAME_LOOPBACK}, /* Debian's /etc/hosts */
    {"ip6-loopback", URIC_FOUND_NAME_LOOPBACK},
    {"localhost4", URIC_FOUND_NAME_LOOPBACK}, /* Fedora's, as are the next three */
    {"localhost6", URIC_FOUND_NAME_LOOPBACK},
    {"localdomain4", URIC_FOUND_NAME_LOOPBACK},
    {"localdomain6", URIC_FOUND_NAME_LOOPBACK},
    {"localtest.me", URIC_FOUND_NAME_LOOPBACK}, /* names of the DNS for 127.0.0.1 */
    {"lvh.me", URIC_FOUND_NAME_LOOPBACK},
    {"local", URIC_FOUND_NAME_LOCAL},     /* RFC 6762 */
    {"internal", URIC_FOUND_NAME_LOCAL},  /* reserved by ICANN in 2024 */
    {"home.arpa", URIC_FOUND_NAME_LOCAL}, /* RFC 8375 */
    {"intranet", URIC_FOUND_NAME_LOCAL},  /* RFC 6762, G, as are the next four */
    {"private", URIC_FOUND_NAME_LOCAL},
    {"corp", URIC_FOUND_NAME_LOCAL},
    {"home", URIC_FOUND_NAME_LOCAL},
    {"lan", URIC_FOUND_NAME_LOCAL},
    {"svc", URIC_FOUND_NAME_LOCAL}, /* of Kubernetes */
};

/* Kinds of findings about labels, in the order in which they are looked for. */
static const uint8_t kinds_of_label[] = {
    URIC_FOUND_PUNYCODE,   URIC_FOUND_LABEL_TOO_LONG, URIC_FOUND_LABEL_EMPTY,
    URIC_FOUND_UNDERSCORE, URIC_FOUND_HYPHEN,         URIC_FOUND_NOT_A_NAME,
};

static bool is_literal(uric_span host) {
    return host.len > 0 && host.at[0] == '[';
}

static bool is_name_byte(char c) {
    return uric_is_alphanumeric(c) || uric_is_one_of(c, "-_%") || (unsigned char)c >= 0x80;
}

static bool has_byte(uric_span label, bool (*is)(char c), bool wanted) {
    for (size_t i = 0; i < label.len; i++)
        if (is(label.at[i]) == wanted)
            return true;
    return false;
}

static bool is_underscore(char c) {
    return c == '_';
}

static bool begins_with_xn(uric_span label) {
    return label.len >= 4 && uric_lower(label.at[0]) == 'x' && uric_lower(label.at[1]) == 'n' &&
           label.at[2] == '-' && label.at[3] == '-';
}

static bool is_label_of(uric_span label, bool is_last, unsigned kind) {
    switch (kind) {
    case URIC_FOUND_PUNYCODE: return begins_with_xn(label);
    case URIC_FOUND_LABEL_TOO_LONG: return label.len > 63;
    case URIC_FOUND_LABEL_EMPTY: return label.len == 0 && !is_last;
    case URIC_FOUND_UNDERSCORE: return has_byte(label, is_underscore, true);
    case URIC_FOUND_HYPHEN:
        return label.len > 0 && (label.at[0] == '-' || label.at[label.len - 1] == '-');
    default: return has_byte(label, is_name_byte, false);
    }
}

static bool find_label(const uric_audit *audit, uric_finding *finding, unsigned kind) {
    uric_span rest = audit->component[URIC_HOST], label;
    if (is_literal(rest) || rest.len == 0)
        return false;
    while (uric_next(&rest, ".", &label))
        if (is_label_of(label, uric_is_absent(rest), kind)) {
            if (kind == URIC_FOUND_LABEL_EMPTY) /* shown by its dot */
                label.len = 1;
            return uric_find(audit, finding, (uric_finding_kind)kind, label);
        }
    return false;
}

/* Is the name, or a domain above it, a special one? A dot may stand at the end. */
static bool find_special_name(const uric_audit *audit, uric_finding *finding,
                              const struct special_name *special) {
    uric_span host = audit->component[URIC_HOST];
    const char *end = uric_end(host);
    int before = '.';
    for (const char *at = host.at; at < end; before = uric_next_host_character(&at, end)) {
        if (before != '.')
            continue;
        const char *to = at, *name = special->name;
        int c = uric_next_host_character(&to, end);
        while (*name != '\0' && c == *name) {
            c = uric_next_host_character(&to, end);
            name++;
        }
        bool ends = c == URIC_HOST_END || (c == '.' && to == end);
        if (*name == '\0' && ends)
            return uric_find(audit, finding, (uric_finding_kind)special->kind, host);
    }
    return false;
}

/* Octets that a WHATWG parser refuses in a name (URL Standard, 3.1, forbidden domain code points).
 */
static bool is_forbidden(unsigned char c) {
    return c < 0x20 || uric_is_one_of((char)c, " #/:<>?@[\\]^|%\x7F");
}

/* The first octet that is encoded, forbidden, or not ASCII, as the kind says. */
static bool find_octet(const uric_audit *audit, uric_finding *finding, uric_finding_kind kind) {
    uric_span host = audit->component[URIC_HOST];
    const char *at = host.at, *end = uric_end(host);
    if (is_literal(host) || (kind == URIC_FOUND_HOST_FORBIDDEN && !uric_has_web_host(audit)))
        return false;
    while (at < end) {
        const char *begin = at;
        unsigned char octet = uric_next_octet(&at, end);
        bool stripped = at - begin == 1 && (octet == '\t' || octet == '\n' || octet == '\r');
        bool found = kind == URIC_FOUND_HOST_ENCODED     ? at - begin > 1
                     : kind == URIC_FOUND_HOST_FORBIDDEN ? is_forbidden(octet) && !stripped
                                                         : octet >= 0x80;
        if (found)
            return uric_find(audit, finding, kind, uric_span_from(begin, at));
    }
    return false;
}

static bool find_long_or_dotted(const uric_audit *audit, uric_finding *finding) {
    uric_span host = audit->component[URIC_HOST];
    if (host.len > 255)
        return uric_find(audit, finding, URIC_FOUND_HOST_TOO_LONG, host);
    return host.len > 1 && host.at[host.len - 1] == '.' &&
           uric_find(audit, finding, URIC_FOUND_TRAILING_DOT, uric_span_of(uric_end(host) - 1, 1));
}

bool uric_audit_name(uric_audit *audit, uric_finding *finding) {
    enum {
        LABELS = sizeof kinds_of_label,
        NAMES = sizeof special_names / sizeof *special_names,
        BEFORE = 5
    };
    bool found = false;
    if (uric_is_absent(audit->component[URIC_HOST]))
        return false;
    while (!found && audit->at < BEFORE + LABELS + NAMES) {
        unsigned step = (unsigned)audit->at++;
        switch (step) {
        case 0: found = uric_find_upper_case(audit, finding, URIC_HOST); break;
        case 1: found = find_octet(audit, finding, URIC_FOUND_HOST_ENCODED); break;
        case 2: found = find_octet(audit, finding, URIC_FOUND_HOST_FORBIDDEN); break;
        case 3: found = find_octet(audit, finding, URIC_FOUND_HOST_NOT_ASCII); break;
        case 4: found = find_long_or_dotted(audit, finding); break;
        default:
            if (step < BEFORE + LABELS)
                found = find_label(audit, finding, kinds_of_label[step - BEFORE]);
            else if ((found = find_special_name(audit, finding,
                                                &special_names[step - BEFORE - LABELS])))
                audit->at = BEFORE + LABELS + NAMES; /* no other name is as special */
        }
    }
    return found;
}
