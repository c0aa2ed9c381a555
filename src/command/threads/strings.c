#include "command/threads/strings.h"

#include <stdlib.h>
#include <string.h>

#include "command/io/errors.h"
#include "command/threads/thread_pool.h"

struct strings {
    struct line_end end;
    string_handler *handler;
    const void *context;
};

static void handle_lines(struct worker *worker) {
    const struct strings *strings = worker->task->context;
    uric_span text = worker->block.text, whole, line;
    while (lines_next(&strings->end, &text, &whole, &line))
        worker->status =
            worse(worker->status, strings->handler(strings->context, &worker->out, line));
}

static char *no_name;

static int each_line(const struct options *options, string_handler *handler, const void *context) {
    struct strings strings = {options->end, handler, context};
    struct task task = {.handle = handle_lines, .context = &strings};
    return thread_pool_run(options, lines_operands(&no_name), &task);
}

/* Copies the operand, so that LINES_SLACK bytes behind it can be read. */
static int handle_operand(const char *operand, string_handler *handler, const void *context) {
    size_t len = strlen(operand);
    char *text = resize(NULL, len + LINES_SLACK);
    memcpy(text, operand, len);
    memset(text + len, 0, LINES_SLACK);
    int status = handler(context, &standard_output, (uric_span){text, len});
    free(text);
    return status;
}

int each_string(char **operands, const struct options *options, string_handler *handler,
                const void *context) {
    int status = EXIT_OK;
    for (char **operand = lines_operands(operands); *operand != NULL; operand++)
        status =
            worse(status, strcmp(*operand, "-") == 0 ? each_line(options, handler, context)
                                                     : handle_operand(*operand, handler, context));
    return status;
}

bool split_pair(uric_span line, uric_span *a, uric_span *b) {
    const char *tab = line.len > 0 ? memchr(line.at, '\t', line.len) : NULL;
    if (tab == NULL)
        return false;
    *a = (uric_span){line.at, (size_t)(tab - line.at)};
    *b = (uric_span){tab + 1, line.len - a->len - 1};
    return true;
}
