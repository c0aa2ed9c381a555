/* Hosts as Python and curl read them. */
#ifndef URIC_AGREE_DEPARTING_HOST_H
#define URIC_AGREE_DEPARTING_HOST_H

#include "agree/departures.h"

/* URIC_HOST_CHECKED_IPV6: checks the brackets of an authority, whose host and port begin at `host`.
 * Returns NULL, or why they are refused. */
const char *uric_check_brackets(char *begin, char *host, char *end);

/* URIC_HOST_DECODED_ADDRESSES: writes the host at `*to`, which advances by up to the length of
 * `text`, or up to 15 bytes for an IPv4 address. Returns NULL, or why the host is refused. */
const char *uric_rewrite_host(const uric_departures *departures, uric_span text, char **to);

#endif
