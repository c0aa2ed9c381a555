/* Files as a whole. */
#ifndef URIC_COMMAND_WHOLE_FILES_H
#define URIC_COMMAND_WHOLE_FILES_H

#include "uric.h"

/* Returns an exit status. */
typedef int file_handler(const void *context, const char *name, uric_span text);

/* Calls the handler for each operand of the null-ended list, or for `-`, standard input, if there
 * is none. A file that cannot be read has a message instead. Returns the worst exit status. */
int each_whole_file(char **operands, file_handler *handler, const void *context);

#endif
