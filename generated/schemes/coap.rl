# RFC 7252, section 6; RFC 8323, section 8. Written by uric-grammar transcribe from grammar/coap.*: do not edit.
%%{
machine coap;
alphtype unsigned char;

coap = "coap"i;
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
coap_host = host - zlen;
port = DIGIT*;
authority = coap_host ( ":" port )?;
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
segment = pchar*;
path_abempty = ( "/" segment )*;
query = ( pchar | "/" | "?" )*;
coap_URI = coap ":" "//" authority path_abempty ( "?" query )?;
coaps = "coaps"i;
coaps_URI = coaps ":" "//" authority path_abempty ( "?" query )?;
coap_plustcp = "coap+tcp"i;
coap_tcp_URI = coap_plustcp ":" "//" authority path_abempty ( "?" query )?;
coaps_plustcp = "coaps+tcp"i;
coaps_tcp_URI = coaps_plustcp ":" "//" authority path_abempty ( "?" query )?;
coap_plusws = "coap+ws"i;
coap_ws_URI = coap_plusws ":" "//" authority path_abempty ( "?" query )?;
coaps_plusws = "coaps+ws"i;
coaps_ws_URI = coaps_plusws ":" "//" authority path_abempty ( "?" query )?;
URI = coap_URI | coaps_URI | coap_tcp_URI | coaps_tcp_URI | coap_ws_URI | coaps_ws_URI;

entry_coap_URI := coap_URI;
entry_coaps_URI := coaps_URI;
entry_coap_tcp_URI := coap_tcp_URI;
entry_coaps_tcp_URI := coaps_tcp_URI;
entry_coap_ws_URI := coap_ws_URI;
entry_coaps_ws_URI := coaps_ws_URI;
entry_coap := coap;
entry_coaps := coaps;
entry_coap_plustcp := coap_plustcp;
entry_coaps_plustcp := coaps_plustcp;
entry_coap_plusws := coap_plusws;
entry_coaps_plusws := coaps_plusws;
entry_authority := authority;
entry_coap_host := coap_host;
entry_URI := URI;
entry_path_abempty := path_abempty;
entry_query := query;
entry_port := port;
entry_host := host;
entry_segment := segment;
entry_pchar := pchar;
entry_IP_literal := IP_literal;
entry_IPv4address := IPv4address;
entry_reg_name := reg_name;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_sub_delims := sub_delims;
entry_IPv6address := IPv6address;
entry_IPvFuture := IPvFuture;
entry_dec_octet := dec_octet;
entry_h16 := h16;
entry_ls32 := ls32;
main := URI;
}%%
