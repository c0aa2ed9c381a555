/* The line that stands in place of a result, for a string that cannot be processed:
 *
 *     text:  error<TAB>OFFSET<TAB>message
 *     JSON:  {"error":{"offset":OFFSET,…,"message":"…"}} */
#ifndef URIC_COMMAND_ERROR_LINE_H
#define URIC_COMMAND_ERROR_LINE_H

#include "command/io/sentence.h"

/* Which text was refused: JSON has a member "in" for any but the string. */
enum error_in { IN_STRING, IN_BASE, IN_COMPONENT };

void out_sentence(struct out *out, const struct refused_text *refused);

/* `OFFSET<TAB>message`; OFFSET counts bytes of the line from 0. */
void out_offset_and_sentence(struct out *out, const struct refused_text *refused);

/* {"offset":…,"byte":…,"component":…,"message":…,"expected":[…]}; `byte` is null at the end. */
void out_error_json(struct out *out, const struct refused_text *refused);

/* The line of a refused text. Returns EXIT_REFUSED. */
int out_error_line(struct out *out, const struct refused_text *refused, enum error_in in,
                   bool json);

/* The part of such a line between the braces, and without its newline. */
void out_error_part(struct out *out, const struct refused_text *refused, enum error_in in,
                    bool json);
void out_other_error_part(struct out *out, size_t offset, const char *message, bool json);

/* The line of any other error; out_other_error does not end the line. Returns EXIT_REFUSED. */
int out_other_error(struct out *out, size_t offset, const char *message, bool json);
int out_other_error_line(struct out *out, size_t offset, const char *message, bool json);

/* Parses a text that begins `before` bytes into its line. If the rule refuses the text, writes the
 * error line and returns false. */
bool parse_or_out_error(struct out *out, const uric_rule *rule, uric_span text, size_t before,
                        enum error_in in, bool json, uric_uri *uri);

#endif
