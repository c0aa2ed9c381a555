/* How results are shown. */
#ifndef REPORT_H
#define REPORT_H

#include "measure.h"

void report_text(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result);

/* One JSON object on one line. */
void report_json(const struct corpus corpora[TEXTS], size_t rounds, const struct result *result);

#endif
