/* Files that are written together, or not at all. */
#ifndef BUILD_OUTPUT_FILES_H
#define BUILD_OUTPUT_FILES_H

#include "support.h"

enum { MOST_OUTPUTS = 8 };

typedef struct output_file {
    const char *path;
    const char *text; /* ends with NUL */
    size_t len;
    bool is_same;    /* the path has the text already */
    char *temporary; /* the file that is to have the path; or NULL */
} output_file;

/* Start from all zeros. */
typedef struct output_files {
    output_file list[MOST_OUTPUTS];
    unsigned count;
} output_files;

void add_output(output_files *all, const char *path, const char *text, size_t len);

/* Writes each file whose bytes change beside its path first, and then renames them all. Fails, with
 * no file changed, if one cannot be written, or is there already and was not written by this tool.
 */
void write_outputs(output_files *all);

#endif
