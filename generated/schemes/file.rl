# RFC 8089, section 2. Written by uric-grammar transcribe from grammar/file.*: do not edit.
%%{
machine file;
alphtype unsigned char;

file_scheme = "file"i;
DIGIT = 0x30..0x39;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
h16 = HEXDIG{1,4};
dec_octet = DIGIT | 0x31..0x39 DIGIT | "1" DIGIT{2} | "2" 0x30..0x34 DIGIT | "25" 0x30..0x35;
IPv4address = dec_octet "." dec_octet "." dec_octet "." dec_octet;
ls32 = h16 ":" h16 | IPv4address;
IPv6address = ( h16 ":" ){6} ls32
    | "::" ( h16 ":" ){5} ls32
    | h16? "::" ( h16 ":" ){4} ls32
    | ( ( h16 ":" )? h16 )? "::" ( h16 ":" ){3} ls32
    | ( ( h16 ":" ){,2} h16 )? "::" ( h16 ":" ){2} ls32
    | ( ( h16 ":" ){,3} h16 )? "::" h16 ":" ls32
    | ( ( h16 ":" ){,4} h16 )? "::" ls32
    | ( ( h16 ":" ){,5} h16 )? "::" h16
    | ( ( h16 ":" ){,6} h16 )? "::";
ALPHA = 0x41..0x5a | 0x61..0x7a;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
sub_delims = "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=";
IPvFuture = "v"i HEXDIG+ "." ( unreserved | sub_delims | ":" )+;
IP_literal = "[" ( IPv6address | IPvFuture ) "]";
pct_encoded = "%" HEXDIG HEXDIG;
reg_name = ( unreserved | pct_encoded | sub_delims )*;
host = IP_literal | IPv4address | reg_name;
file_auth = host | "localhost"i;
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
segment_nz = pchar+;
segment = pchar*;
path_absolute = "/" ( segment_nz ( "/" segment )* )?;
auth_path = file_auth? path_absolute;
local_path = path_absolute;
file_hier_part = "//" auth_path | local_path;
file_URI = file_scheme ":" file_hier_part;

entry_file_URI := file_URI;
entry_file_scheme := file_scheme;
entry_file_hier_part := file_hier_part;
entry_auth_path := auth_path;
entry_local_path := local_path;
entry_file_auth := file_auth;
entry_path_absolute := path_absolute;
entry_host := host;
entry_segment_nz := segment_nz;
entry_segment := segment;
entry_IP_literal := IP_literal;
entry_IPv4address := IPv4address;
entry_reg_name := reg_name;
entry_pchar := pchar;
entry_IPv6address := IPv6address;
entry_IPvFuture := IPvFuture;
entry_dec_octet := dec_octet;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_sub_delims := sub_delims;
entry_h16 := h16;
entry_ls32 := ls32;
main := file_URI;
}%%
