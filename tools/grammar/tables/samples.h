/* What the profile's samples show of typical texts, so that a scan may guess.
 *
 * Likely transitions: per state, up to two entries with which the samples leave the state's
 * self-loop set. The scan compares a byte's class with theirs before it loads an entry, so that the
 * processor predicts the branch and does not wait for the load.
 *
 * Prefixes: common beginnings of two samples. Of
 *     http://host/path    http://www.host/    https://host/    https://www.host/    /path
 * these are "http://" and "https://". ("http" is one, too, but is left out, for "http://" begins
 * so.) A scan skips a prefix, of up to eight bytes, with one comparison. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include "tables/packing_plan.h"
#include "uric_tables.h"

/* The likely transitions of each state; NULL if no sample shows any. `self_loops` is as
 * find_self_loops gives it. */
uric_likely *find_likely(const packer *k, const table *t, const uint8_t *self_loops);

/* The prefixes that the table accepts for its rule number `i`, with the state and registers after
 * each, and its text at the same index in `texts`. Gives their number. */
unsigned find_prefixes(const packer *k, const table *t, unsigned i, text_list *texts,
                       uric_prefix **prefixes);

#endif
