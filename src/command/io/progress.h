/* How far a large file, or a pipe, has been read, on a terminal's standard error: shown a few times
 * a second, and gone when something else is to be said. */
#ifndef URIC_COMMAND_PROGRESS_H
#define URIC_COMMAND_PROGRESS_H

#include <stdint.h>

/* `done` bytes of `total`, which is 0 if nobody knows; nothing happens for a few bytes, or without
 * a terminal. */
void progress_show(uintmax_t done, uintmax_t total);
void progress_erase(void);
void progress_disable(void);

#endif
