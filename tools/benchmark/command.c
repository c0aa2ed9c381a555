/* Contestants that run the command on a file of lines, from its start to its end. */
#include "benchmark.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>

/* Runs `command` in a shell with the variables $uric and $file, and reads uric's summary. */
static struct tally run_command(const struct corpus *corpus, const char *command) {
    char line[4096], summary[128] = "";
    uintmax_t refused = 0, lines = 0;
    int len = snprintf(line, sizeof line, "uric='%s'; file='%s'; %s 2>&1 > /dev/null", URIC_COMMAND,
                       corpus->path, command);
    if (len < 0 || (size_t)len >= sizeof line)
        fail("this path is too long:", URIC_COMMAND, 0);
    FILE *output = popen(line, "r");
    if (output == NULL || fgets(summary, sizeof summary, output) == NULL || pclose(output) < 0)
        fail("cannot run", line, errno);
    if (sscanf(summary, "%ju of %ju line", &refused, &lines) != 2) {
        refused = 0;
        sscanf(summary, "%ju line", &lines);
    }
    if (lines != corpus->count)
        fail("not all lines are in the summary:", summary, 0);
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
