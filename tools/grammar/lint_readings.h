#ifndef LINT_READINGS_H
#define LINT_READINGS_H

#include "front/profile.h"

/* Warns of each rule that is parsed, of which a text has two readings with different components:
 * shows a shortest such text, both readings, and what decides between them. */
void warn_about_readings(const profile *p);

#endif
