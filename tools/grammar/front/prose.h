/* Prose that says which characters it means. */
#ifndef PROSE_H
#define PROSE_H

#include "front/document.h"

/* The prose of a rule as a tree, whose names are bound; NULL: it is of another kind. */
node *characters_of_prose(const documents *all, const node *prose, const rule *inside);

/* SPACE, of <any CHAR except SPACE, CTLs, or tspecials>, where no rule has that name; or NULL. */
const char *unknown_in_prose(const documents *all, const node *prose, const rule *inside);

#endif
