/* Hosts as the WHATWG URL Standard reads them (3.5). */
#ifndef URIC_AGREE_WHATWG_HOST_H
#define URIC_AGREE_WHATWG_HOST_H

#include "agree/reading.h"

extern const char uric_needs_idna[];

/* Writes the host at `*to`, which advances by up to 3 bytes for each byte of `text`, or up to 41
 * for an IPv6 address. Returns NULL, or why the host is refused: uric_needs_idna if only IDNA could
 * tell what the host is. */
const char *uric_read_whatwg_host(uric_span text, bool is_special, char **to);

#endif
