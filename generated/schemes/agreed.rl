# a subset of RFC 3986 on which the WHATWG URL Standard agrees. Written by uric-grammar transcribe from grammar/agreed.*: do not edit.
%%{
machine agreed;
alphtype unsigned char;

scheme_80 = "http" | "ws";
ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
pct_encoded = "%" HEXDIG HEXDIG;
credential = unreserved | pct_encoded | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | ",";
credentials = credential+ ( ":" credential+ )? | ":" credential+;
lower_hex = 0x61..0x66;
group = ( 0x31..0x39 | lower_hex ) ( DIGIT | lower_hex ){,3};
IPv6_text = ( group ":" ){7} group
    | "::" ( ( group ":" ){,5} group )?
    | group "::" ( ( group ":" ){,4} group )?
    | ( group ":" ){1} group "::" ( ( group ":" ){,3} group )?
    | ( group ":" ){2} group "::" ( ( group ":" ){,2} group )?
    | ( group ":" ){3} group "::" ( ( group ":" )? group )?
    | ( group ":" ){4} group "::" group?
    | ( group ":" ){5} group "::";
dec_octet = DIGIT | 0x31..0x39 DIGIT | "1" DIGIT{2} | "2" 0x30..0x34 DIGIT | "25" 0x30..0x35;
IPv4address = dec_octet "." dec_octet "." dec_octet "." dec_octet;
lower_ = 0x61..0x7a;
label = ( lower_ | DIGIT | "-" | "_" )+ - ( "xn--"i ( lower_ | DIGIT | "-" | "_" )* );
number = DIGIT+ | "0x"i HEXDIG*;
name = ( label "." )* ( label - number );
server = "[" IPv6_text "]" | IPv4address | name;
web_host = server;
port_number = "0"
    | 0x31..0x39 DIGIT{,3}
    | 0x31..0x35 DIGIT{4}
    | "6" 0x30..0x34 DIGIT{3}
    | "65" 0x30..0x34 DIGIT{2}
    | "655" 0x30..0x32 DIGIT
    | "6553" 0x30..0x35;
port_80 = port_number - "80";
authority_80 = ( credentials "@" )? web_host ( ":" port_80 )?;
scheme_443 = "https" | "wss";
port_443 = port_number - "443";
authority_443 = ( credentials "@" )? web_host ( ":" port_443 )?;
scheme_21 = "ftp";
port_21 = port_number - "21";
authority_21 = ( credentials "@" )? web_host ( ":" port_21 )?;
scheme_file = "file";
file_host = server - "localhost";
no_host = zlen;
authority_file = file_host | no_host;
sub_delims = "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=";
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
segment = pchar*;
plain = segment - ( "." | "%2e"i ){1,2};
web_path = ( "/" plain )+;
web_query = ( unreserved | pct_encoded | "!" | "$" | "&" | "(" | ")" | "*" | "+" | "," | ";" | "=" | ":" | "@" | "/" | "?" )*;
other_scheme = ( lower_ ( lower_ | DIGIT | "+" | "-" | "." )* ) - ( scheme_80 | scheme_443 | scheme_21 | scheme_file );
port_other = port_number;
authority_other = ( credentials "@" )? web_host ( ":" port_other )? | no_host;
other_path = ( "/" plain )*;
rooted_path = "/" ( ( plain - zlen ) ( "/" plain )* )?;
rootless_path = ( plain - zlen ) ( "/" plain )*;
path_empty = zlen;
other_part = "//" authority_other other_path | rooted_path | rootless_path | path_empty;
query = ( pchar | "/" | "?" )*;
hier_part = ( scheme_80 "://" authority_80 | scheme_443 "://" authority_443 | scheme_21 "://" authority_21 | scheme_file "://" authority_file ) web_path ( "?" web_query )?
    | other_scheme ":" other_part ( "?" query )?;
fragment = ( pchar | "/" | "?" )*;
URI = hier_part ( "#" fragment )?;

entry_URI := URI;
entry_hier_part := hier_part;
entry_scheme_80 := scheme_80;
entry_scheme_443 := scheme_443;
entry_scheme_21 := scheme_21;
entry_scheme_file := scheme_file;
entry_other_scheme := other_scheme;
entry_lower := lower_;
entry_authority_80 := authority_80;
entry_authority_443 := authority_443;
entry_authority_21 := authority_21;
entry_authority_file := authority_file;
entry_authority_other := authority_other;
entry_credentials := credentials;
entry_credential := credential;
entry_port_80 := port_80;
entry_port_443 := port_443;
entry_port_21 := port_21;
entry_port_other := port_other;
entry_port_number := port_number;
entry_web_host := web_host;
entry_file_host := file_host;
entry_no_host := no_host;
entry_server := server;
entry_name := name;
entry_label := label;
entry_number := number;
entry_IPv6_text := IPv6_text;
entry_group := group;
entry_lower_hex := lower_hex;
entry_web_path := web_path;
entry_other_part := other_part;
entry_other_path := other_path;
entry_rooted_path := rooted_path;
entry_rootless_path := rootless_path;
entry_plain := plain;
entry_web_query := web_query;
entry_fragment := fragment;
entry_query := query;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_IPv4address := IPv4address;
entry_path_empty := path_empty;
entry_segment := segment;
entry_pchar := pchar;
entry_dec_octet := dec_octet;
entry_sub_delims := sub_delims;
main := URI;
}%%
