#include "strings.h"

#include <string.h>

#include "lines.h"

static int each_line(struct lines *lines, string_handler *handler, void *context) {
    int status = EXIT_WELL;
    uric_span line;
    if (!lines_open(lines, "-"))
        return EXIT_TROUBLE;
    while (lines_next(lines, &line))
        status = worse(status, handler(context, line));
    lines_close(lines);
    return lines->failed ? EXIT_TROUBLE : status;
}

int each_string(char **operands, const struct options *options, string_handler *handler,
                void *context) {
    struct lines lines = {.delimiter = options->delimiter, .crlf = options->crlf};
    int status = EXIT_WELL;
    for (char **operand = lines_operands(operands); *operand != NULL; operand++)
        status = worse(status, strcmp(*operand, "-") == 0
                                   ? each_line(&lines, handler, context)
                                   : handler(context, (uric_span){*operand, strlen(*operand)}));
    lines_free(&lines);
    return status;
}
