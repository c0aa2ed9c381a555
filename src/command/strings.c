#include "strings.h"

#include <string.h>

#include "pipeline.h"

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
    return pipeline_run(options, lines_operands(&no_name), &task);
}

int each_string(char **operands, const struct options *options, string_handler *handler,
                const void *context) {
    int status = EXIT_WELL;
    for (char **operand = lines_operands(operands); *operand != NULL; operand++)
        status = worse(status, strcmp(*operand, "-") == 0
                                   ? each_line(options, handler, context)
                                   : handler(context, &standard_output,
                                             (uric_span){*operand, strlen(*operand)}));
    return status;
}
