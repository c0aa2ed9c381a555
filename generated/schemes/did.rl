# W3C Decentralized Identifiers (DIDs) v1.0, section 3. Written by uric-grammar transcribe from grammar/did.*: do not edit.
%%{
machine did;
alphtype unsigned char;

scheme = "did"i;
DIGIT = 0x30..0x39;
method_char = 0x61..0x7a | DIGIT;
method_name = method_char+;
ALPHA = 0x41..0x5a | 0x61..0x7a;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
pct_encoded = "%" HEXDIG HEXDIG;
idchar = ALPHA | DIGIT | "." | "-" | "_" | pct_encoded;
method_specific_id = ( idchar* ":" )* idchar+;
did = scheme ":" method_name ":" method_specific_id;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
rfc3986_pct_encoded = "%" HEXDIG HEXDIG;
sub_delims = "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=";
pchar = unreserved | rfc3986_pct_encoded | sub_delims | ":" | "@";
segment = pchar*;
path_abempty = ( "/" segment )*;
query = ( pchar | "/" | "?" )*;
fragment = ( pchar | "/" | "?" )*;
did_url = did path_abempty ( "?" query )? ( "#" fragment )?;

entry_did := did;
entry_method_name := method_name;
entry_method_char := method_char;
entry_method_specific_id := method_specific_id;
entry_idchar := idchar;
entry_pct_encoded := pct_encoded;
entry_did_url := did_url;
entry_scheme := scheme;
entry_path_abempty := path_abempty;
entry_query := query;
entry_fragment := fragment;
entry_segment := segment;
entry_pchar := pchar;
entry_unreserved := unreserved;
entry_rfc3986_pct_encoded := rfc3986_pct_encoded;
entry_sub_delims := sub_delims;
main := did_url;
}%%
