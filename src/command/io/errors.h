/* Messages on standard error, one line each. Bytes are escaped as in text output. */
#ifndef URIC_COMMAND_ERRORS_H
#define URIC_COMMAND_ERRORS_H

#include <stddef.h>

#include "command/command.h"

#if defined(__GNUC__)
#define FORMATTED(text, first) __attribute__((format(printf, text, first)))
#else
#define FORMATTED(text, first)
#endif

/* Called before each message; NULL: nothing is. out_init lets it flush standard output, so that
 * both streams read in order on a terminal. */
extern void (*before_message)(void);

/* `uric: MESSAGE` */
void print_error(const char *format, ...) FORMATTED(1, 2);

/* `MESSAGE` alone */
void print_note(const char *format, ...) FORMATTED(1, 2);

/* print_error, then exit with EXIT_FAILED. */
_Noreturn void exit_with_error(const char *format, ...) FORMATTED(1, 2);

/* Exits with `uric: check: MESSAGE: try 'uric check --help'`. */
_Noreturn void fail_usage(const struct command *command, const char *format, ...) FORMATTED(2, 3);

/* realloc; exits with an error if there is no memory. */
void *resize(void *memory, size_t size);

#endif
