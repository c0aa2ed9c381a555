#ifndef URIC_COMPLETION_H
#define URIC_COMPLETION_H

#include "command/help.h"

/* Writes the completions of a program for bash, zsh and fish, each below `folder` in the folder
 * that its shell searches. The folder `templates` has complete.SHELL. */
void write_completions(const char *templates, const char *folder,
                       const struct help_program *program);

#endif
