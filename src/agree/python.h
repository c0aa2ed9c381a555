/* The reading of urllib.parse.urlsplit, with the attributes of its result, in Python 3.11.4 to
 * 3.11.10 (held against 3.11.7). */
#ifndef URIC_AGREE_PYTHON_H
#define URIC_AGREE_PYTHON_H

#include "agree/reading.h"

/* Components lie in `room`, of uric_reading_room(text.len) bytes; a host in brackets keeps them. As
 * Python tells none from an empty one, an empty component is absent, but for the path. An authority
 * that is not ASCII is undecided: Python looks at its form NFKC. */
void uric_read_python(uric_span text, char *room, uric_reading *reading);

#endif
