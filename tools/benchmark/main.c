/* uric-bench: times this library and other URI parsers on the same texts. */
#include "corpus.h"
#include "measure.h"
#include "report.h"
#include "verify.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: bench [--json] [--svg FILE] [--rounds N] [CORPUS]\n"
    "\n"
    "Times URI parsers on CORPUS, one URI on each line, or on 100,000 synthetic URIs.\n"
    "\n"
    "  --json      print one JSON object instead of tables\n"
    "  --svg FILE  also write a bar chart: FILE for light pages, and a file with -dark in its\n"
    "              name for dark ones\n"
    "  --rounds N  number of rounds (default 15)\n"
    "  --write     write the corpus to standard output and time nothing\n"
    "  --help      print this text\n";

struct options {
    bool json, write;
    size_t rounds;
    const char *path, *svg;
};

static size_t number(const char *text) {
    char *end;
    unsigned long value = text != NULL ? strtoul(text, &end, 10) : 0;
    if (value == 0 || value > 100000 || *end != '\0')
        fail("--rounds needs", "a number from 1 to 100000", 0);
    return value;
}

static struct options read_options(char **argument) {
    struct options options = {.rounds = 15};
    while (*++argument != NULL) {
        if (strcmp(*argument, "--json") == 0)
            options.json = true;
        else if (strcmp(*argument, "--write") == 0)
            options.write = true;
        else if (strcmp(*argument, "--svg") == 0) {
            if ((options.svg = *++argument) == NULL)
                fail("--svg needs", "a file", 0);
        } else if (strcmp(*argument, "--rounds") == 0)
            options.rounds = number(*++argument);
        else if (strcmp(*argument, "--help") == 0)
            fputs(usage, stdout), exit(0);
        else if (**argument == '-' || options.path != NULL)
            fputs(usage, stderr), exit(2);
        else
            options.path = *argument;
    }
    return options;
}

static void write_corpus(const struct corpus *corpus) {
    for (size_t i = 0; i < corpus->count; i++) {
        fwrite(corpus->uri[i].at, 1, corpus->uri[i].len, stdout);
        putchar('\n');
    }
}

static void compete(const struct options *options, const struct corpus *corpus) {
    struct result *result = not_null(calloc(entry_count, sizeof *result));
    struct corpus corpora[TEXTS] = {[WHOLE] = *corpus};
    corpus_lines(&corpora[LINES], corpus);
    corpus_sample(&corpora[SAMPLE], corpus);
    corpus_long(&corpora[LONG]);
    for (enum texts texts = IPV4; texts < TEXTS; texts++)
        corpus_make(&corpora[texts], texts);
    verify(corpus);
    measure(corpora, options->rounds, result);
    (options->json ? report_json : report_text)(corpora, options->rounds, result);
    if (options->svg != NULL)
        report_svg(options->svg, corpora, options->rounds, result);
    for (enum texts texts = LINES; texts < TEXTS; texts++)
        corpus_free(&corpora[texts]);
    free(result);
}

int main(int argc, char **argv) {
    (void)argc;
    struct options options = read_options(argv);
    struct corpus corpus;
    if (options.path != NULL)
        corpus_load(&corpus, options.path);
    else
        corpus_make(&corpus, WHOLE);

    if (options.write)
        write_corpus(&corpus);
    else
        compete(&options, &corpus);
    corpus_free(&corpus);
    if (fflush(stdout) != 0 || ferror(stdout))
        fail("cannot write", "the result", errno);
    return 0;
}
