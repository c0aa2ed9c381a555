#ifndef URIC_COMPLETION_H
#define URIC_COMPLETION_H

#include "command/help.h"

/* The completions of a program for bash, zsh and fish, in the folders of FOLDER where these look.
 * The templates are in the folder TEMPLATES. */
void write_completions(const char *templates, const char *folder,
                       const struct help_program *program);

#endif
