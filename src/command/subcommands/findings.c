#include "command/subcommands/findings.h"

#include <stdio.h>

#include "command/io/address.h"
#include "command/io/unit.h"

enum { MARGIN = 4, SHOWN = 8 };

const char *finding_document(uric_finding_kind kind) {
    const char *section = uric_finding_section(kind);
    return *section >= '0' && *section <= '9' ? "RFC 3986, " : "";
}

size_t put_finding(char text[FINDING_TEXT], const uric_finding *finding) {
    char address[ADDRESS_TEXT] = "";
    if (finding->address_bytes > 0)
        put_address(address, finding->address, finding->address_bytes);
    return (size_t)snprintf(text, FINDING_TEXT, "%s%s%s (%s%s)", uric_finding_text(finding->kind),
                            address[0] != '\0' ? ": " : "", address,
                            finding_document(finding->kind), uric_finding_section(finding->kind));
}

static enum style style_of_severity(uric_severity severity) {
    static const enum style styles[] = {[URIC_SEVERITY_NOTICE] = STYLE_FAINT,
                                        [URIC_SEVERITY_WARNING] = STYLE_WARNING,
                                        [URIC_SEVERITY_DANGER] = STYLE_REFUSED};
    return styles[severity];
}

/* The columns of the text up to `end`; more than `most` if there are too many to count. */
static size_t columns_of(uric_span text, size_t end, size_t most) {
    size_t columns = 0;
    for (size_t at = 0; at < end && columns <= most;) {
        struct unit unit = unit_at(text, at);
        columns += unit.columns;
        at += unit.len;
    }
    return columns;
}

/* "^" in the first column of the finding, "-" in the others. */
static void out_marks(struct out *out, uric_span text, const uric_finding *finding) {
    size_t most = out_columns();
    size_t column = columns_of(text, finding->offset, most);
    size_t end = columns_of(text, finding->offset + finding->len, most);
    out_spaces(out, MARGIN + column);
    out_byte(out, '^');
    while (++column < end)
        out_byte(out, '-');
    out_byte(out, '\n');
}

static void out_finding(struct out *out, uric_span text, const uric_finding *finding, bool fits) {
    uric_severity severity = uric_finding_severity(finding->kind, URIC_FOR_ANY);
    char sentence[FINDING_TEXT], at[40] = "";
    if (!fits)
        snprintf(at, sizeof at, " at %zu", (size_t)finding->offset);
    out_style(out, style_of_severity(severity));
    if (fits)
        out_marks(out, text, finding);
    out_spaces(out, MARGIN);
    out_text(out, uric_severity_name(severity));
    out_style(out, STYLE_PLAIN);
    out_text(out, at);
    out_text(out, ": ");
    size_t column = MARGIN + strlen(uric_severity_name(severity)) + strlen(at) + 2;
    out_paragraph(out, (uric_span){sentence, put_finding(sentence, finding)}, column,
                  out_columns());
}

void out_findings(struct out *out, uric_span text) {
    uric_audit begin;
    uric_finding finding;
    size_t count = 0, most = out_columns();
    bool fits = MARGIN + columns_of(text, text.len, most) <= most;
    uric_audit_begin(&begin, text.at, text.len);
    for (unsigned severity = URIC_SEVERITIES; severity-- > URIC_SEVERITY_NONE + 1;)
        for (uric_audit audit = begin; uric_audit_next(&audit, &finding);) {
            if (uric_finding_severity(finding.kind, URIC_FOR_ANY) != severity || ++count > SHOWN)
                continue;
            if (fits && count == 1) {
                out_spaces(out, MARGIN);
                out_readable(out, text.at, text.len);
                out_byte(out, '\n');
            }
            out_finding(out, text, &finding, fits);
        }
    out_spaces(out, count == 0 || count > SHOWN ? MARGIN : 0);
    if (count == 0)
        out_text(out, "none\n");
    if (count > SHOWN) {
        out_number(out, count - SHOWN);
        out_text(out, " more: 'uric audit' shows all\n");
    }
}
