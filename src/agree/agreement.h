/* Do two readings of a string agree? Components are compared in a normal form: scheme and host in
 * lower case, digits of triplets in upper case (RFC 3986, 6.2.2.1), without dot segments (6.2.2.3),
 * without a default port and with a default path (6.2.3). Triplets are not decoded, and addresses
 * not rewritten, because programs that compare text see another text:
 *
 *     HTTP://EXAMPLE.com:80       like  http://example.com/
 *     http://127.0.0.1/%2e%2e/    not like  http://127.0.0.1/
 *     http://127.1/               not like  http://127.0.0.1/             */
#ifndef URIC_AGREE_AGREEMENT_H
#define URIC_AGREE_AGREEMENT_H

#include "agree/reading.h"

/* The room for the normal form of a reading of a string of `len` bytes. */
static inline size_t uric_agreement_room(size_t len) {
    return uric_reading_room(len) + 64;
}

/* The components of a parsed text, as RFC 3986 names them. The path is all that stands between the
 * authority and the query: with the first slash, which RFC 1738 leaves out, and RFC 1808's
 * parameters. An authority in which the grammar names nothing, as RFC 1808's, is divided into
 * userinfo, host and port; one that it calls by another name, as RFC 2396's reg_name, has no host.
 */
uric_reading uric_reading_of(const uric_uri *uri);

/* Gets the normal form of a reading. Its components lie in `room`, of `size` bytes: at least
 * uric_agreement_room(length of the string). A reading that RFC 3986 refuses stays as it is. */
void uric_normal_reading(const uric_reading *reading, char *room, size_t size,
                         uric_reading *normal);

/* Returns the components that differ in two normal forms, as a mask (1 << URIC_SCHEME, ...). The
 * fragment, which is not sent, is not compared. An absent component differs from an empty one,
 * except for the host: programs that read file:///a without a host open the same file. */
unsigned uric_differences(const uric_reading *a, const uric_reading *b);

#endif
