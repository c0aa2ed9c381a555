# RFC 6455, section 3. Written by uric-grammar transcribe from grammar/ws.*: do not edit.
%%{
machine ws;
alphtype unsigned char;

ws = "ws"i;
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
rfc3986_host = IP_literal | IPv4address | reg_name;
host = rfc3986_host;
rfc3986_port = DIGIT*;
port = rfc3986_port;
authority = host ( ":" port )?;
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
segment = pchar*;
path_abempty = ( "/" segment )*;
path = path_abempty;
rfc3986_query = ( pchar | "/" | "?" )*;
query = rfc3986_query;
ws_URI = ws ":" "//" authority path ( "?" query )?;
wss = "wss"i;
wss_URI = wss ":" "//" authority path ( "?" query )?;
URI = ws_URI | wss_URI;

entry_ws_URI := ws_URI;
entry_wss_URI := wss_URI;
entry_host := host;
entry_port := port;
entry_path := path;
entry_query := query;
entry_ws := ws;
entry_wss := wss;
entry_authority := authority;
entry_URI := URI;
entry_rfc3986_host := rfc3986_host;
entry_rfc3986_port := rfc3986_port;
entry_path_abempty := path_abempty;
entry_rfc3986_query := rfc3986_query;
entry_IP_literal := IP_literal;
entry_IPv4address := IPv4address;
entry_reg_name := reg_name;
entry_segment := segment;
entry_pchar := pchar;
entry_IPv6address := IPv6address;
entry_IPvFuture := IPvFuture;
entry_dec_octet := dec_octet;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_sub_delims := sub_delims;
entry_h16 := h16;
entry_ls32 := ls32;
main := URI;
}%%
