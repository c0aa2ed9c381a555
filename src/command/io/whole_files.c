#include "command/io/whole_files.h"

#include <stdlib.h>

#include "command/command.h"
#include "command/io/errors.h"
#include "command/io/lines.h"
#include "command/io/output.h"

struct file {
    char *at; /* [size], of which `len` are read */
    size_t size, len;
};

static void append(struct file *file, uric_span text) {
    if (text.len > SIZE_MAX / 2 - file->len)
        exit_with_error("out of memory");
    if (text.len > file->size - file->len) {
        file->size = 2 * (file->len + text.len);
        file->at = resize(file->at, file->size);
    }
    memcpy(file->at + file->len, text.at, text.len);
    file->len += text.len;
}

/* False: the file cannot be read, and a message says why. */
static bool read_whole(char *name, struct file *file) {
    char *names[] = {name, NULL};
    struct line_reader lines = {.end = {.delimiter = '\n'}, .names = names};
    struct block block = {0};
    bool read = true;
    file->len = 0;
    while (lines_read(&lines, &block)) {
        if (block.text.len > 0)
            append(file, block.text);
        if (block.error != NULL) {
            print_error("%s", block.error);
            free(block.error);
            block.error = NULL;
            read = false;
        }
    }
    block_free(&block);
    lines_free(&lines);
    return read;
}

int each_whole_file(char **operands, file_handler *handler, const void *context) {
    struct file file = {0};
    int status = EXIT_OK;
    for (char **name = lines_operands(operands); *name != NULL; name++) {
        if (!read_whole(*name, &file)) {
            status = EXIT_FAILED;
            continue;
        }
        uric_span text = {file.at != NULL ? file.at : "", file.len};
        status = worse(status, handler(context, *name, text));
        out_flush(&standard_output);
    }
    free(file.at);
    return status;
}
