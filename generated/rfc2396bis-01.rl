# draft-fielding-uri-rfc2396bis-01, March 2003. Written by uric-grammar transcribe from grammar/rfc2396bis-01.*: do not edit.
%%{
machine rfc2396bis_01;
alphtype unsigned char;

ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
scheme = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )*;
mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")";
unreserved = ALPHA | DIGIT | mark;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
escaped = "%" HEXDIG HEXDIG;
userinfo = ( unreserved | escaped | ";" | ":" | "&" | "=" | "+" | "$" | "," )*;
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
alphanum = ALPHA | DIGIT;
domainlabel = alphanum ( ( alphanum | "-" ){,61} alphanum )?;
toplabel = ALPHA ( ( alphanum | "-" ){,61} alphanum )?;
qualified = ( "." domainlabel )* ( "." toplabel "." )?;
hostname = domainlabel qualified;
host = IPv6reference | IPv4address | hostname;
port = DIGIT*;
hostport = host ( ":" port )?;
server = ( ( userinfo "@" )? hostport )?;
reg_name = ( unreserved | escaped | ";" | ":" | "@" | "&" | "=" | "+" | "$" | "," )+;
authority = server | reg_name;
pchar = unreserved | escaped | ";" | ":" | "@" | "&" | "=" | "+" | "$" | ",";
segment = pchar*;
path_segments = segment ( "/" segment )*;
abs_path = "/" path_segments;
empty_path = zlen;
net_path = "//" authority ( abs_path | empty_path );
query = ( pchar | "/" | "?" )*;
hier_part = ( net_path | abs_path | empty_path ) ( "?" query )?;
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
opaque_part = uric_no_slash uric*;
absolute_URI = scheme ":" ( hier_part | opaque_part );
rel_segment = ( unreserved | escaped | ";" | "@" | "&" | "=" | "+" | "$" | "," )+;
rel_path = rel_segment ( "/" path_segments )?;
relative_URI = ( net_path | abs_path | rel_path | empty_path ) ( "?" query )?;
fragment = ( pchar | "/" | "?" )*;
URI_reference = ( absolute_URI | relative_URI )? ( "#" fragment )?;
absolute_URI_reference = absolute_URI ( "#" fragment )?;
path = ( abs_path | opaque_part )?;
rootless_char = uric_no_slash - "?";
rootless_path = ( rootless_char ( uric - "?" )* )?;
rootless_query = uric*;
rootless = rootless_path ( "?" rootless_query )?;
resolvable = ( scheme ":" ( hier_part | rootless ) | relative_URI )? ( "#" fragment )?;

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
entry_empty_path := empty_path;
entry_resolvable := resolvable;
entry_rootless := rootless;
entry_rootless_path := rootless_path;
entry_rootless_char := rootless_char;
entry_rootless_query := rootless_query;
main := URI_reference;
}%%
