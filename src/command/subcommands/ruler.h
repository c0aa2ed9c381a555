/* A text under a ruler of byte offsets, with a mark under each of its components:
 *
 *     0    .    10   .    20
 *     http://h:80/a?b#c
 *     ^---   ^ ^- ^-^ ^
 *
 * A text wider than the terminal takes several rows; of a very long one, the first rows are shown.
 * Marked are components that hold no others: userinfo, host and port, but not the authority. */
#ifndef URIC_COMMAND_RULER_H
#define URIC_COMMAND_RULER_H

#include "command/io/output.h"

void out_ruled(struct out *out, const uric_uri *uri);

/* The style in which the component stands there. */
enum style style_of(unsigned component);

#endif
