/* Prints results. */
#ifndef REPORT_H
#define REPORT_H

#include "measure.h"

void report_text(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result);

/* Prints one JSON object on one line. */
void report_json(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result);

/* Writes a bar chart of the parsers on the corpus in colours for light pages and, to a file with
 * -dark before the extension, in colours for dark pages. */
void report_svg(const char *path, const struct corpus corpora[TEXTS], size_t rounds,
                const struct result *result);

#endif
