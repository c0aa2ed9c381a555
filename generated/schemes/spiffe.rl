# SPIFFE-ID, section 2. Written by uric-grammar transcribe from grammar/spiffe.*: do not edit.
%%{
machine spiffe;
alphtype unsigned char;

scheme = "spiffe"i;
DIGIT = 0x30..0x39;
domain_char = 0x61..0x7a | DIGIT | "." | "-" | "_";
trust_domain = domain_char+;
ALPHA = 0x41..0x5a | 0x61..0x7a;
segment = ( ALPHA | DIGIT | "." | "-" | "_" )+ - ( "." | ".." );
path = ( "/" segment )*;
spiffe_id = scheme "://" trust_domain path;

entry_spiffe_id := spiffe_id;
entry_scheme := scheme;
entry_trust_domain := trust_domain;
entry_domain_char := domain_char;
entry_path := path;
entry_segment := segment;
main := spiffe_id;
}%%
