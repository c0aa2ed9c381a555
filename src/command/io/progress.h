/* Progress in a large file or a pipe: shown on standard error a few times a second if that is a
 * terminal, and erased before other output. */
#ifndef URIC_COMMAND_PROGRESS_H
#define URIC_COMMAND_PROGRESS_H

#include <stdint.h>

/* `done` of `total` bytes are read; total is 0 if it is unknown. Shows nothing for small files. */
void progress_show(uintmax_t done, uintmax_t total);
void progress_erase(void);
void progress_disable(void);

#endif
