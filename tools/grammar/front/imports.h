/* Statements that take rules of other documents. A file that is imported brings the imports of its
 * own profile with it, if there is one beside it: where rfc9112.profile has
 *
 *     import rfc9110.abnf: OWS token
 *
 * whoever imports rfc9112.abnf need not name what that takes from rfc9110.abnf. Of such a profile,
 * `charset`, `extends`, `import`, `document`, `omit` and `nest` hold; it may say more for those who
 * compile the file. */
#ifndef IMPORTS_H
#define IMPORTS_H

#include "front/statement.h"

/* charset octets|utf-8; false: neither of them. */
bool read_charset(const line *l, bool *code_points);

void read_import_line(profile *p, const line *l);
void read_document_line(profile *p, const line *l);
void read_nest_line(profile *p, const line *l);

/* Reads all statements of a name in the profiles of imported files. Of `nest`, that of the profile
 * itself comes first, and holds. */
void read_imported(profile *p, const char *word, void (*read)(profile *, const line *));

#endif
