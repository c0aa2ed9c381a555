/* Long texts are read by blocks, single bytes one by one: both must come to the same. The same
 * texts on the desktop and in firmware. */
#ifndef LONG_TEXTS_H
#define LONG_TEXTS_H

/* Room for a text; what lies around it may be untouchable. In the longest, a run is skipped. */
enum { LONGEST_TEXT = 210 };

/* The runner's: tells of a text that is read otherwise by blocks, and counts it. */
void fail_long_text(const char *what);

/* Runs of each length, at the begin of the room and at its end. Returns how many texts that are. */
unsigned try_all_lengths(char *begin, char *end);

/* Each byte at every `step`th place of a run that ends with the room; 1: at each place. Returns how
 * many texts that are. */
unsigned try_all_bytes_everywhere(char *end, unsigned step);

#endif
