# draft-fielding-url-syntax, 1997. Written by uric-grammar transcribe from grammar/url-syntax-1997.*: do not edit.
%%{
machine url_syntax_1997;
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
scheme = ( alpha_ | digit_ | "+" | "-" | "." )+;
mark = "$" | "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")" | ",";
unreserved = alpha_ | digit_ | mark;
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
userinfo = ( unreserved | escaped | ":" | ";" | "&" | "=" | "+" )*;
alphanum = alpha_ | digit_;
domainlabel = alphanum | alphanum ( alphanum | "-" )* alphanum;
toplabel = alpha_ | alpha_ ( alphanum | "-" )* alphanum;
hostname = ( domainlabel "." )* toplabel "."?;
IPv4address = digit_+ "." digit_+ "." digit_+ "." digit_+;
host = hostname | IPv4address;
port = digit_*;
hostport = host ( ":" port )?;
server = ( ( userinfo "@" )? hostport )?;
authority = ( unreserved | escaped | ";" | ":" | "@" | "&" | "=" | "+" )*;
site = server | authority;
pchar = unreserved | escaped | ":" | "@" | "&" | "=" | "+";
param = pchar*;
segment = pchar* ( ";" param )*;
path_segments = segment ( "/" segment )*;
rooted_path = "/" path_segments;
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+";
urlc = reserved | unreserved | escaped;
query = urlc*;
abs_path = rooted_path ( "?" query )?;
empty_path = zlen;
net_path = "//" site ( abs_path | empty_path );
rel_path = path_segments? ( "?" query )?;
relativeURL = net_path | abs_path | rel_path;
generic_URL = scheme ":" relativeURL;
absoluteURL = generic_URL;
fragment = urlc*;
URL_reference = ( absoluteURL | relativeURL )? ( "#" fragment )?;
opaque_URL = scheme ":" urlc*;
path = "/"? path_segments;
greedy_site = ( pchar | ";" )*;
first_segment = ( pchar | ";" )+;
single_path = ( first_segment ( "/" path_segments )? | "/" ( first_segment ( "/" path_segments )? )? )?;
resolvable = ( ( scheme ":" )? ( "//" greedy_site ( rooted_path | empty_path ) | single_path ) ( "?" query )? )? ( "#" fragment )?;

entry_URL_reference := URL_reference;
entry_absoluteURL := absoluteURL;
entry_opaque_URL := opaque_URL;
entry_generic_URL := generic_URL;
entry_relativeURL := relativeURL;
entry_net_path := net_path;
entry_abs_path := abs_path;
entry_rel_path := rel_path;
entry_scheme := scheme;
entry_site := site;
entry_authority := authority;
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
entry_urlc := urlc;
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
entry_rooted_path := rooted_path;
entry_empty_path := empty_path;
entry_resolvable := resolvable;
entry_greedy_site := greedy_site;
entry_single_path := single_path;
entry_first_segment := first_segment;
main := URL_reference;
}%%
