/* The reading of the WHATWG URL Standard, Review Draft of 18 August 2026. Sections in whatwg.c are
 * those of that draft. */
#ifndef URIC_AGREE_WHATWG_H
#define URIC_AGREE_WHATWG_H

#include "agree/reading.h"

/* Reads a string without a base URL, as `new URL(string)` does. Components are those of the URL's
 * serialization, without their delimiters: the username and the password are the userinfo. They lie
 * in `room`, of uric_reading_room(text.len) bytes. A host that needs IDNA is undecided: one that is
 * not ASCII after percent-decoding, or has a label that begins with "xn--". */
void uric_read_whatwg(uric_span text, char *room, uric_reading *reading);

#endif
