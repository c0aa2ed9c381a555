# RFC 6068, section 2. Written by uric-grammar transcribe from grammar/mailto.*: do not edit.
%%{
machine mailto;
alphtype unsigned char;

mailto = "mailto"i;
ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
pct_encoded = "%" HEXDIG HEXDIG;
atext = ALPHA | DIGIT | "!" | "$" | "'" | "*" | "+" | "-" | "_" | "~" | pct_encoded;
dot_atom_text = atext+ ( "." atext+ )*;
qcontent = atext | "." | "(" | ")" | ":" | "@";
quoted_string = "%22" qcontent* "%22";
local_part = dot_atom_text | quoted_string;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
dtext_no_obs = unreserved | pct_encoded | ":" | "!" | "$" | "'" | "(" | ")" | "*" | "+";
domain = dot_atom_text | "%5B"i dtext_no_obs* "%5D"i;
addr_spec = local_part "@" domain;
to_ = addr_spec ( "," addr_spec )*;
some_delims = "!" | "$" | "'" | "(" | ")" | "*" | "+" | "," | ";" | ":" | "@";
qchar = unreserved | pct_encoded | some_delims;
hfname = qchar*;
hfvalue = qchar*;
hfield = hfname "=" hfvalue;
hfields = "?" hfield ( "&" hfield )*;
mailtoURI = mailto ":" to_? hfields?;

entry_mailtoURI := mailtoURI;
entry_to := to_;
entry_hfields := hfields;
entry_hfield := hfield;
entry_hfname := hfname;
entry_hfvalue := hfvalue;
entry_addr_spec := addr_spec;
entry_local_part := local_part;
entry_domain := domain;
entry_dtext_no_obs := dtext_no_obs;
entry_qchar := qchar;
entry_some_delims := some_delims;
entry_dot_atom_text := dot_atom_text;
entry_atext := atext;
entry_quoted_string := quoted_string;
entry_qcontent := qcontent;
entry_mailto := mailto;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
main := mailtoURI;
}%%
