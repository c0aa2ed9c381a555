/* The manual pages, each written to FOLDER/manSECTION. */
#ifndef URIC_PAGES_H
#define URIC_PAGES_H

#include "command/help.h"

/* A page of the program, and one of each subcommand. */
void write_command_pages(const char *folder, const struct help_program *program);

/* One page of the program, with its subcommands. */
void write_program_page(const char *folder, const struct help_program *program);

/* uric(3), from the text of uric.h, and of uric_options.h behind it. */
void write_header_page(const char *folder, const char *header_path, const char *options_path);

/* uric-profile(5), from the Markdown of grammar/README.md. */
void write_profile_page(const char *folder, const char *markdown);

#endif
