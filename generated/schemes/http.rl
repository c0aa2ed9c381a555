# RFC 9110, section 4.2. Written by uric-grammar transcribe from grammar/http.*: do not edit.
%%{
machine http;
alphtype unsigned char;

ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
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
IPvFuture = "v"i HEXDIG+ "." ( unreserved | sub_delims | ":" )+;
IP_literal = "[" ( IPv6address | IPvFuture ) "]";
reg_name = ( unreserved | pct_encoded | sub_delims )*;
host = IP_literal | IPv4address | reg_name;
rfc3986_port = DIGIT*;
rfc3986_authority = ( userinfo "@" )? host ( ":" rfc3986_port )?;
authority = rfc3986_authority;
port = rfc3986_port;
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
segment = pchar*;
rfc3986_path_abempty = ( "/" segment )*;
path_abempty = rfc3986_path_abempty;
rfc3986_query = ( pchar | "/" | "?" )*;
query = rfc3986_query;
http = "http"i;
http_authority = authority - ( ( userinfo "@" )? ( ":" port )? );
http_URI = http "://" http_authority path_abempty ( "?" query )?;
https = "https"i;
https_URI = https "://" http_authority path_abempty ( "?" query )?;
URI = http_URI | https_URI;

entry_authority := authority;
entry_port := port;
entry_path_abempty := path_abempty;
entry_query := query;
entry_http_URI := http_URI;
entry_https_URI := https_URI;
entry_http := http;
entry_https := https;
entry_http_authority := http_authority;
entry_URI := URI;
entry_rfc3986_authority := rfc3986_authority;
entry_rfc3986_port := rfc3986_port;
entry_rfc3986_path_abempty := rfc3986_path_abempty;
entry_rfc3986_query := rfc3986_query;
entry_userinfo := userinfo;
entry_host := host;
entry_segment := segment;
entry_pchar := pchar;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_sub_delims := sub_delims;
entry_IP_literal := IP_literal;
entry_IPv4address := IPv4address;
entry_reg_name := reg_name;
entry_IPv6address := IPv6address;
entry_IPvFuture := IPvFuture;
entry_dec_octet := dec_octet;
entry_h16 := h16;
entry_ls32 := ls32;
main := URI;
}%%
