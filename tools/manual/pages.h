/* Functions that write manual pages to FOLDER/manSECTION. */
#ifndef URIC_PAGES_H
#define URIC_PAGES_H

#include "command/help.h"

/* Writes a page for the program and one for each subcommand. */
void write_command_pages(const char *folder, const struct help_program *program);

/* Writes one page for the program with its subcommands. */
void write_program_page(const char *folder, const struct help_program *program);

/* Writes uric(3), from uric.h, its parts and uric_options.h in the folder `headers_folder`. */
void write_header_page(const char *folder, const char *headers_folder);

/* Writes uric-profile(5), from grammar/README.md. */
void write_profile_page(const char *folder, const char *markdown);

#endif
