/* Findings of the audit in words; and for a person, below the bytes that they are about, or
 * with an offset if the text is wider than the terminal:
 *
 *     http://127.0.0.1:80/
 *            ^--------
 *     warning: the address is a loopback address: 127.0.0.1 (RFC 1122, 3.2.1.3) */
#ifndef URIC_COMMAND_FINDINGS_H
#define URIC_COMMAND_FINDINGS_H

#include "command/io/output.h"

enum { FINDING_TEXT = 300 };

/* What a section of uric_finding_section stands in, as a prefix of it: "7.4" is one of RFC 3986. */
const char *finding_document(uric_finding_kind kind);

/* Writes the sentence, the address and the section, and a NUL; returns the length. */
size_t put_finding(char text[FINDING_TEXT], const uric_finding *finding);

/* All findings about a text, the most severe first, or the first of many. */
void out_findings(struct out *out, uric_span text);

#endif
