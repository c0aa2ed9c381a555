/* The scan processes long texts in blocks, and short pieces byte by byte. Both must lead to the
 * same state. Used on the desktop and in firmware. */
#ifndef LONG_TEXTS_H
#define LONG_TEXTS_H

/* The length of the memory between `begin` and `end`. The longest text is long enough for the scan
 * to skip a run of self-loop bytes. */
enum { LONGEST_TEXT = 210 };

/* Defined by the runner: reports and counts a text for which the two differ. */
void fail_long_text(const char *what);

/* Tries runs of each length, at the start and at the end of the memory. Returns the number of
 * texts. */
unsigned try_all_lengths(char *begin, char *end);

/* Tries every `step`th byte value at each position of a run that ends at `end`; with 1, all values.
 * Returns the number of texts. */
unsigned try_all_bytes_everywhere(char *end, unsigned step);

#endif
