/* A refused text as a terminal shows it:
 *
 *     http://h/a b
 *               ^
 *     expected: ! # $ % & ' ( ) * + , - . / 0-9 : ; = ? @ A-Z _ a-z ~ or the end
 *
 * A text wider than the terminal is cut around the refused byte. */
#ifndef URIC_COMMAND_DIAGNOSTIC_H
#define URIC_COMMAND_DIAGNOSTIC_H

#include "command/io/sentence.h"

void out_diagnostic(struct out *out, const struct refused_text *refused);

#endif
