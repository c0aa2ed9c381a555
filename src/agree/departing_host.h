/* Hosts as Python and curl read them. */
#ifndef URIC_AGREE_DEPARTING_HOST_H
#define URIC_AGREE_DEPARTING_HOST_H

#include "agree/departures.h"

/* URIC_HOST_CHECKED_IPV6: NULL, or why the brackets of an authority are refused, in which host and
 * port begin at `host`. */
const char *uric_check_brackets(char *begin, char *host, char *end);

/* URIC_HOST_DECODED_ADDRESSES: writes the host at `*to`, which advances, in up to as many bytes as
 * `text` has, or 15. Returns NULL, or why the host is refused. */
const char *uric_rewrite_host(const uric_departures *departures, uric_span text, char **to);

#endif
