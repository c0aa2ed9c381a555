/* Statements of a profile that can never have an effect: warnings. */
#ifndef IDLE_STATEMENTS_H
#define IDLE_STATEMENTS_H

#include "front/profile.h"

void warn_about_statements(const profile *p);

#endif
