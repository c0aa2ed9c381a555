# RFC 6874, section 2: RFC 3986 with IPv6 zones; obsolete (RFC 9844). Written by uric-grammar transcribe from grammar/zone.*: do not edit.
%%{
machine zone;
alphtype unsigned char;

ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
scheme = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )*;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
pct_encoded = "%" HEXDIG HEXDIG;
sub_delims = "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=";
userinfo = ( unreserved | pct_encoded | sub_delims | ":" )*;
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
ZoneID = ( unreserved | pct_encoded )+;
IPv6addrz = IPv6address "%25" ZoneID;
IPvFuture = "v"i HEXDIG+ "." ( unreserved | sub_delims | ":" )+;
IP_literal = "[" ( IPv6address | IPv6addrz | IPvFuture ) "]";
reg_name = ( unreserved | pct_encoded | sub_delims )*;
host = IP_literal | IPv4address | reg_name;
port = DIGIT*;
authority = ( userinfo "@" )? host ( ":" port )?;
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
segment = pchar*;
path_abempty = ( "/" segment )*;
segment_nz = pchar+;
path_absolute = "/" ( segment_nz ( "/" segment )* )?;
path_rootless = segment_nz ( "/" segment )*;
path_empty = zlen;
hier_part = "//" authority path_abempty | path_absolute | path_rootless | path_empty;
query = ( pchar | "/" | "?" )*;
fragment = ( pchar | "/" | "?" )*;
URI = scheme ":" hier_part ( "?" query )? ( "#" fragment )?;
segment_nz_nc = ( unreserved | pct_encoded | sub_delims | "@" )+;
path_noscheme = segment_nz_nc ( "/" segment )*;
relative_part = "//" authority path_abempty | path_absolute | path_noscheme | path_empty;
relative_ref = relative_part ( "?" query )? ( "#" fragment )?;
URI_reference = URI | relative_ref;

entry_URI := URI;
entry_hier_part := hier_part;
entry_URI_reference := URI_reference;
entry_relative_ref := relative_ref;
entry_relative_part := relative_part;
entry_scheme := scheme;
entry_authority := authority;
entry_userinfo := userinfo;
entry_host := host;
entry_port := port;
entry_IP_literal := IP_literal;
entry_IPvFuture := IPvFuture;
entry_IPv6address := IPv6address;
entry_h16 := h16;
entry_ls32 := ls32;
entry_IPv4address := IPv4address;
entry_dec_octet := dec_octet;
entry_reg_name := reg_name;
entry_path_abempty := path_abempty;
entry_path_absolute := path_absolute;
entry_path_noscheme := path_noscheme;
entry_path_rootless := path_rootless;
entry_path_empty := path_empty;
entry_segment := segment;
entry_segment_nz := segment_nz;
entry_segment_nz_nc := segment_nz_nc;
entry_pchar := pchar;
entry_query := query;
entry_fragment := fragment;
entry_pct_encoded := pct_encoded;
entry_unreserved := unreserved;
entry_sub_delims := sub_delims;
entry_ZoneID := ZoneID;
entry_IPv6addrz := IPv6addrz;
main := URI_reference;
}%%
