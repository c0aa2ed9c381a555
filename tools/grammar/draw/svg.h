/* Diagrams as SVG. */
#ifndef DRAW_SVG_H
#define DRAW_SVG_H

#include "draw/shapes.h"

/* Writes text with the entities of XML. */
void write_xml(const char *text, FILE *out);

/* Writes the colours and sizes of diagrams, light and dark, as CSS. */
void write_style(const profile *p, FILE *out);

/* Writes an element <svg> with the diagram. `alone`: a document of its own, with the style. Boxes
 * of rules that are drawn link to #rule-NAME. */
void write_svg(const profile *p, const rule *r, const shape *s, bool alone, const rule_list *drawn,
               FILE *out);

#endif
