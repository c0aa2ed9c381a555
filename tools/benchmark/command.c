/* The command, from its start to its end, on a file of lines. */
#include "benchmark.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Runs `command` by a shell that knows $uric and $file, and reads the command's summary. */
static struct tally run_command(const struct corpus *corpus, const char *command) {
    char line[1024], summary[128] = "";
    uintmax_t refused = 0;
    snprintf(line, sizeof line, "uric='%s'; file='%s'; %s 2>&1 > /dev/null", URIC_COMMAND,
             corpus->path, command);
    FILE *output = popen(line, "r");
    if (output == NULL || fgets(summary, sizeof summary, output) == NULL)
        fail("cannot run", line, errno);
    if (pclose(output) < 0 || strstr(summary, " line") == NULL)
        fail("there is no summary from", line, 0);
    if (strstr(summary, " refused") != NULL)
        sscanf(summary, "%ju", &refused);
    return (struct tally){corpus->count - (size_t)refused, (size_t)refused};
}

static struct tally check_file(const struct corpus *corpus) {
    return run_command(corpus, "\"$uric\" check -r URI-reference \"$file\"");
}

static struct tally check_file_by_two(const struct corpus *corpus) {
    return run_command(corpus, "\"$uric\" check -j 2 -r URI-reference \"$file\"");
}

static struct tally check_pipe(const struct corpus *corpus) {
    return run_command(corpus, "cat \"$file\" | \"$uric\" check -r URI-reference");
}

const struct contestant command_file = {.version = "", .run = check_file};
const struct contestant command_file_by_two = {.version = "", .run = check_file_by_two};
const struct contestant command_pipe = {.version = "", .run = check_pipe};
