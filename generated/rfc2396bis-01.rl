# draft-fielding-uri-rfc2396bis-01, March 2003. Written by uric-grammar transcribe from grammar/rfc2396bis-01.*: do not edit.
%%{
machine rfc2396bis_01;
alphtype unsigned char;

action b_scheme { begins(scheme) }
action e_scheme { ends(scheme) }
action b_authority { begins(authority) }
action e_authority { ends(authority) }
action b_server { begins(server) }
action e_server { ends(server) }
action b_reg_name { begins(reg_name) }
action e_reg_name { ends(reg_name) }
action b_userinfo { begins(userinfo) }
action e_userinfo { ends(userinfo) }
action b_host { begins(host) }
action e_host { ends(host) }
action b_port { begins(port) }
action e_port { ends(port) }
action b_opaque_part { begins(opaque_part) }
action e_opaque_part { ends(opaque_part) }
action b_query { begins(query) }
action e_query { ends(query) }
action b_fragment { begins(fragment) }
action e_fragment { ends(fragment) }
action call_IPv6reference { goes_on_in(entry_IPv6reference) }

ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
scheme = ( ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )* ) >b_scheme %e_scheme;
mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")";
unreserved = ALPHA | DIGIT | mark;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
escaped = "%" HEXDIG HEXDIG;
userinfo = ( ( unreserved | escaped | ";" | ":" | "&" | "=" | "+" | "$" | "," )* ) >b_userinfo %e_userinfo | zlen %b_userinfo;
h4 = HEXDIG{1,4};
dec_octet = DIGIT | 0x31..0x39 DIGIT | "1" DIGIT{2} | "2" 0x30..0x34 DIGIT | "25" 0x30..0x35;
IPv4address = dec_octet "." dec_octet "." dec_octet "." dec_octet;
ls32 = h4 ":" h4 | IPv4address;
IPv6address = ( h4 ":" ){6} ls32
    | "::" ( h4 ":" ){5} ls32
    | h4? "::" ( h4 ":" ){4} ls32
    | ( ( h4 ":" )? h4 )? "::" ( h4 ":" ){3} ls32
    | ( ( h4 ":" ){,2} h4 )? "::" ( h4 ":" ){2} ls32
    | ( ( h4 ":" ){,3} h4 )? "::" h4 ":" ls32
    | ( ( h4 ":" ){,4} h4 )? "::" ls32
    | ( ( h4 ":" ){,5} h4 )? "::" h4
    | ( ( h4 ":" ){,6} h4 )? "::";
IPv6reference = "[" IPv6address "]";
call_IPv6reference = ( 0x5b ) @call_IPv6reference;
alphanum = ALPHA | DIGIT;
domainlabel = alphanum ( ( alphanum | "-" ){,61} alphanum )?;
toplabel = ALPHA ( ( alphanum | "-" ){,61} alphanum )?;
qualified = ( "." domainlabel )* ( "." toplabel "." )?;
hostname = domainlabel qualified;
host = ( call_IPv6reference | IPv4address | hostname ) >b_host %e_host;
port = ( DIGIT* ) >b_port %e_port | zlen %b_port;
hostport = host ( ":" port )?;
server = ( ( ( userinfo "@" )? hostport )? ) >b_server %e_server | zlen %b_server;
reg_name = ( ( unreserved | escaped | ";" | ":" | "@" | "&" | "=" | "+" | "$" | "," )+ ) >b_reg_name %e_reg_name;
authority = ( server | reg_name ) >b_authority %e_authority | zlen %b_authority;
pchar = unreserved | escaped | ";" | ":" | "@" | "&" | "=" | "+" | "$" | ",";
segment = pchar*;
path_segments = segment ( "/" segment )*;
abs_path = "/" path_segments;
net_path = "//" authority abs_path?;
query = ( ( pchar | "/" | "?" )* ) >b_query %e_query | zlen %b_query;
hier_part = ( net_path | abs_path )? ( "?" query )?;
uric_no_slash = unreserved
    | escaped
    | "["
    | "]"
    | ";"
    | "?"
    | ":"
    | "@"
    | "&"
    | "="
    | "+"
    | "$"
    | ",";
reserved = "[" | "]" | ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | ",";
uric = reserved | unreserved | escaped;
opaque_part = ( uric_no_slash uric* ) >b_opaque_part %e_opaque_part;
absolute_URI = scheme ":" ( hier_part | opaque_part );
rel_segment = ( unreserved | escaped | ";" | "@" | "&" | "=" | "+" | "$" | "," )+;
rel_path = rel_segment abs_path?;
relative_URI = ( net_path | abs_path | rel_path )? ( "?" query )?;
fragment = ( ( pchar | "/" | "?" )* ) >b_fragment %e_fragment | zlen %b_fragment;
URI_reference = ( absolute_URI | relative_URI )? ( "#" fragment )?;
rootless_char = uric_no_slash - "?";
rootless = ( rootless_char ( uric - "?" )* )? ( "?" query )?;
resolvable = ( scheme ":" ( hier_part | rootless ) | relative_URI )? ( "#" fragment )?;
absolute_URI_reference = absolute_URI ( "#" fragment )?;
path = ( abs_path | opaque_part )?;

entry_URI_reference := URI_reference;
entry_absolute_URI_reference := absolute_URI_reference;
entry_absolute_URI := absolute_URI;
entry_relative_URI := relative_URI;
entry_hier_part := hier_part;
entry_opaque_part := opaque_part;
entry_uric_no_slash := uric_no_slash;
entry_net_path := net_path;
entry_abs_path := abs_path;
entry_rel_path := rel_path;
entry_rel_segment := rel_segment;
entry_scheme := scheme;
entry_authority := authority;
entry_reg_name := reg_name;
entry_server := server;
entry_userinfo := userinfo;
entry_hostport := hostport;
entry_host := host;
entry_port := port;
entry_hostname := hostname;
entry_qualified := qualified;
entry_domainlabel := domainlabel;
entry_toplabel := toplabel;
entry_alphanum := alphanum;
entry_IPv4address := IPv4address;
entry_dec_octet := dec_octet;
entry_IPv6reference := IPv6reference;
entry_IPv6address := IPv6address;
entry_ls32 := ls32;
entry_h4 := h4;
entry_path := path;
entry_path_segments := path_segments;
entry_segment := segment;
entry_pchar := pchar;
entry_query := query;
entry_fragment := fragment;
entry_uric := uric;
entry_reserved := reserved;
entry_unreserved := unreserved;
entry_mark := mark;
entry_escaped := escaped;
entry_resolvable := resolvable;
entry_rootless := rootless;
entry_rootless_char := rootless_char;
main := URI_reference;
}%%
