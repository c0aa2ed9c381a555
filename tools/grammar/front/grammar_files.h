/* Where the files of a grammar are: NAME.profile, NAME.abnf, and others that a profile names. */
#ifndef GRAMMAR_FILES_H
#define GRAMMAR_FILES_H

#include "front/profile.h"

/* Is it a file, and no folder or pipe, that can be read? */
bool is_readable(const char *path);

/* Is this the path of a file of ABNF, by its ending? */
bool is_abnf(const char *path);

/* The profile of a file: itself, the one that is passed, or one beside it; else the file. */
const char *profile_of(const char *file, const char *with_profile);

/* The file of ABNF of a profile without a statement `grammar`, NAME.abnf beside it; of such a file,
 * itself. NULL: there is none. */
const char *abnf_of(const char *path);

/* The path of a file whose name is relative to the folder of this program; NULL: that is not known.
 */
char *path_beside_program(const char *name);

/* The folders of the grammars that are installed with this program, or in the source tree from
 * which it was built, with a slash behind them; NULL behind the last. They need not be there. */
const char *grammar_folder(unsigned index);

/* The path of a grammar file: beside the profile, beside the file that was named, or else in one of
 * the folders. */
const char *grammar_path(const profile *p, const char *profile_path, const char *name);

/* Reports an error unless the file that was named is one that the profile reads. */
void check_file(const profile *p);

#endif
