/* How results are shown. */
#ifndef REPORT_H
#define REPORT_H

#include "measure.h"

void report_text(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result);

/* One JSON object on one line. */
void report_json(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result);

/* A bar chart of the parsers on the corpus, in colours for a light page; and beside it, with -dark
 * before the end of the name, in those for a dark one. */
void report_svg(const char *path, const struct corpus corpora[TEXTS], size_t rounds,
                const struct result *result);

#endif
