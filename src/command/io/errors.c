#include "command/io/errors.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command/io/output.h"
#include "command/io/progress.h"

enum { LINE_MAX_BYTES = 8192 }; /* a longer line is cut */

static void say(const char *prefix, const char *format, va_list arguments) {
    out_flush(&standard_output); /* so that both streams read in order where they meet */
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

void complain(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say("uric: ", format, arguments);
    va_end(arguments);
}

void remark(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    say("", format, arguments);
    va_end(arguments);
}

void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    flockfile(stderr); /* of two threads that fail, one ends the program */
    say("uric: ", format, arguments);
    va_end(arguments);
    exit(EXIT_TROUBLE);
}

void fail_usage(const struct command *command, const char *format, ...) {
    char what[LINE_MAX_BYTES];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    fail("%s: %s: try 'uric %s --help'", command->help.name, what, command->help.name);
}

void *grow(void *memory, size_t size) {
    void *grown = realloc(memory, size);
    if (grown == NULL)
        fail("out of memory (%zu bytes)", size);
    return grown;
}
