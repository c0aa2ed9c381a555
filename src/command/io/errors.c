#include "command/io/errors.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/io/escape.h"
#include "command/io/progress.h"

enum { LINE_MAX_BYTES = 8192 }; /* a longer line is cut */

void (*before_message)(void);

static void print_message(const char *prefix, const char *format, va_list arguments) {
    if (before_message != NULL)
        before_message();
    flockfile(stderr);
    progress_erase();

    char line[LINE_MAX_BYTES];
    int length = vsnprintf(line, sizeof line, format, arguments);
    size_t len = length < 0 ? 0 : strlen(line);
    fputs(prefix, stderr);
    for (size_t i = 0; i < len; i++) {
        char escaped[ESCAPE_MAX];
        fwrite(escaped, 1, escape_byte(escaped, (unsigned char)line[i]), stderr);
    }
    fputc('\n', stderr);
    fflush(stderr);
    funlockfile(stderr);
}

void print_error(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_message("uric: ", format, arguments);
    va_end(arguments);
}

void print_note(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_message("", format, arguments);
    va_end(arguments);
}

void exit_with_error(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    flockfile(stderr); /* if two threads fail, one ends the program */
    print_message("uric: ", format, arguments);
    va_end(arguments);
    exit(EXIT_FAILED);
}

void fail_usage(const struct command *command, const char *format, ...) {
    char what[LINE_MAX_BYTES];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    const char *name = command->help.name;
    if (what[0] != '\0' && what[strlen(what) - 1] == '?') /* it suggests what to write */
        exit_with_error("%s: %s", name, what);
    exit_with_error("%s: %s: try 'uric %s --help'", name, what, name);
}

void *resize(void *memory, size_t size) {
    void *grown = realloc(memory, size);
    if (grown == NULL)
        exit_with_error("out of memory (%zu bytes)", size);
    return grown;
}
