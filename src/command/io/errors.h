/* What goes wrong outside the input: said on standard error as `uric: ...`, one line each. */
#ifndef URIC_COMMAND_ERRORS_H
#define URIC_COMMAND_ERRORS_H

#include <stddef.h>

#include "command/command.h"

#if defined(__GNUC__)
#define FORMATTED(text, first) __attribute__((format(printf, text, first)))
#else
#define FORMATTED(text, first)
#endif

/* The line is escaped as all text output is, and ends by itself. */
void complain(const char *format, ...) FORMATTED(1, 2);

/* As complain, without the leading `uric: `. */
void remark(const char *format, ...) FORMATTED(1, 2);

/* complain, then exit with EXIT_TROUBLE. */
_Noreturn void fail(const char *format, ...) FORMATTED(1, 2);

/* `uric check: ...: try 'uric check --help'`, then the same. */
_Noreturn void fail_usage(const struct command *command, const char *format, ...) FORMATTED(2, 3);

/* realloc that does not return without memory. */
void *grow(void *memory, size_t size);

#endif
