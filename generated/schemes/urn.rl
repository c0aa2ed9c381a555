# RFC 8141, section 2. Written by uric-grammar transcribe from grammar/urn.*: do not edit.
%%{
machine urn;
alphtype unsigned char;

urn = "urn"i;
ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
alphanum = ALPHA | DIGIT;
ldh = alphanum | "-";
NID = alphanum ldh{,30} alphanum;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
pct_encoded = "%" HEXDIG HEXDIG;
sub_delims = "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=";
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
NSS = pchar ( pchar | "/" )*;
assigned_name = urn ":" NID ":" NSS;
rq_char = pchar | "/" | "?";
r_head = ( pchar ( pchar | "/" | "?" )* ) - ( rq_char rq_char* "?=" rq_char* );
q_component = pchar ( pchar | "/" | "?" )*;
r_component = pchar ( pchar | "/" | "?" )*;
rq_components = ( "?+" r_head )? ( "?=" q_component )? | "?+" r_component;
fragment = ( pchar | "/" | "?" )*;
f_component = fragment;
namestring = assigned_name rq_components? ( "#" f_component )?;

entry_namestring := namestring;
entry_assigned_name := assigned_name;
entry_NID := NID;
entry_ldh := ldh;
entry_NSS := NSS;
entry_rq_components := rq_components;
entry_r_component := r_component;
entry_q_component := q_component;
entry_f_component := f_component;
entry_urn := urn;
entry_alphanum := alphanum;
entry_r_head := r_head;
entry_rq_char := rq_char;
entry_pchar := pchar;
entry_fragment := fragment;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_sub_delims := sub_delims;
main := namestring;
}%%
