# RFC 2732, December 1999: RFC 2396 with IPv6 literals. Written by uric-grammar transcribe from grammar/rfc2732.*: do not edit.
%%{
machine rfc2732;
alphtype unsigned char;

lowalpha = "a"i
    | "b"i
    | "c"i
    | "d"i
    | "e"i
    | "f"i
    | "g"i
    | "h"i
    | "i"i
    | "j"i
    | "k"i
    | "l"i
    | "m"i
    | "n"i
    | "o"i
    | "p"i
    | "q"i
    | "r"i
    | "s"i
    | "t"i
    | "u"i
    | "v"i
    | "w"i
    | "x"i
    | "y"i
    | "z"i;
upalpha = "A"i
    | "B"i
    | "C"i
    | "D"i
    | "E"i
    | "F"i
    | "G"i
    | "H"i
    | "I"i
    | "J"i
    | "K"i
    | "L"i
    | "M"i
    | "N"i
    | "O"i
    | "P"i
    | "Q"i
    | "R"i
    | "S"i
    | "T"i
    | "U"i
    | "V"i
    | "W"i
    | "X"i
    | "Y"i
    | "Z"i;
alpha_ = lowalpha | upalpha;
digit_ = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
scheme = alpha_ ( alpha_ | digit_ | "+" | "-" | "." )*;
alphanum = alpha_ | digit_;
mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")";
unreserved = alphanum | mark;
hex = digit_
    | "A"i
    | "B"i
    | "C"i
    | "D"i
    | "E"i
    | "F"i
    | "a"i
    | "b"i
    | "c"i
    | "d"i
    | "e"i
    | "f"i;
escaped = "%" hex hex;
userinfo = ( unreserved | escaped | ";" | ":" | "&" | "=" | "+" | "$" | "," )*;
domainlabel = alphanum | alphanum ( alphanum | "-" )* alphanum;
toplabel = alpha_ | alpha_ ( alphanum | "-" )* alphanum;
hostname = ( domainlabel "." )* toplabel "."?;
IPv4address = digit_{1,3} "." digit_{1,3} "." digit_{1,3} "." digit_{1,3};
HEXDIG = digit_ | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
hex4 = HEXDIG{1,4};
hexseq = hex4 ( ":" hex4 )*;
hexpart = hexseq | hexseq "::" hexseq? | "::" hexseq?;
IPv6address = hexpart ( ":" IPv4address )?;
ipv6reference = "[" IPv6address "]";
host = hostname | IPv4address | ipv6reference;
port = digit_*;
hostport = host ( ":" port )?;
server = ( ( userinfo "@" )? hostport )?;
reg_name = ( unreserved | escaped | "$" | "," | ";" | ":" | "@" | "&" | "=" | "+" )+;
authority = server | reg_name;
pchar = unreserved | escaped | ":" | "@" | "&" | "=" | "+" | "$" | ",";
param = pchar*;
segment = pchar* ( ";" param )*;
path_segments = segment ( "/" segment )*;
abs_path = "/" path_segments;
empty_path = zlen;
net_path = "//" authority ( abs_path | empty_path );
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | "," | "[" | "]";
uric = reserved | unreserved | escaped;
query = uric*;
hier_part = ( net_path | abs_path ) ( "?" query )?;
uric_no_slash = unreserved | escaped | ";" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | ",";
opaque_part = uric_no_slash uric*;
absoluteURI = scheme ":" ( hier_part | opaque_part );
rel_segment = ( unreserved | escaped | ";" | "@" | "&" | "=" | "+" | "$" | "," )+;
rel_path = rel_segment ( "/" path_segments )?;
relativeURI = ( net_path | abs_path | rel_path ) ( "?" query )?;
fragment = uric*;
URI_reference = ( absoluteURI | relativeURI | empty_path ) ( "#" fragment )?;
path = ( abs_path | opaque_part )?;
rootless_char = uric_no_slash - "?";
rootless_path = ( rootless_char ( uric - "?" )* )?;
rootless = rootless_path ( "?" query )?;
resolvable = ( scheme ":" ( hier_part | rootless ) | relativeURI | empty_path ( "?" query )? ) ( "#" fragment )?;

entry_URI_reference := URI_reference;
entry_absoluteURI := absoluteURI;
entry_relativeURI := relativeURI;
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
entry_hostname := hostname;
entry_domainlabel := domainlabel;
entry_toplabel := toplabel;
entry_IPv4address := IPv4address;
entry_port := port;
entry_path := path;
entry_path_segments := path_segments;
entry_segment := segment;
entry_param := param;
entry_pchar := pchar;
entry_query := query;
entry_fragment := fragment;
entry_uric := uric;
entry_reserved := reserved;
entry_unreserved := unreserved;
entry_mark := mark;
entry_escaped := escaped;
entry_hex := hex;
entry_alphanum := alphanum;
entry_alpha := alpha_;
entry_lowalpha := lowalpha;
entry_upalpha := upalpha;
entry_digit := digit_;
entry_ipv6reference := ipv6reference;
entry_IPv6address := IPv6address;
entry_hexpart := hexpart;
entry_hexseq := hexseq;
entry_hex4 := hex4;
entry_empty_path := empty_path;
entry_resolvable := resolvable;
entry_rootless := rootless;
entry_rootless_path := rootless_path;
entry_rootless_char := rootless_char;
main := URI_reference;
}%%
