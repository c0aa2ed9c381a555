# draft-fielding-url-syntax-02, December 1996. Written by uric-grammar transcribe from grammar/url-syntax-02.*: do not edit.
%%{
machine url_syntax_02;
alphtype unsigned char;

action b_scheme { begins(scheme) }
action e_scheme { ends(scheme) }
action b_authority { begins(authority) }
action e_authority { ends(authority) }
action b_user { begins(user) }
action e_user { ends(user) }
action b_password { begins(password) }
action e_password { ends(password) }
action b_host { begins(host) }
action e_host { ends(host) }
action b_port { begins(port) }
action e_port { ends(port) }
action b_query { begins(query) }
action e_query { ends(query) }
action b_fragment { begins(fragment) }
action e_fragment { ends(fragment) }

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
hialpha = "A"i
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
alpha_ = lowalpha | hialpha;
digit_ = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
scheme = ( ( alpha_ | digit_ | "+" | "-" | "." )+ ) >b_scheme %e_scheme;
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
user = ( ( unreserved | escaped | ";" | "&" | "=" | "+" )* ) >b_user %e_user | zlen %b_user;
password = ( ( unreserved | escaped | ";" | "&" | "=" | "+" )* ) >b_password %e_password | zlen %b_password;
alphanum = alpha_ | digit_;
domainlabel = alphanum | alphanum ( alphanum | "-" )* alphanum;
toplabel = alpha_ | alpha_ ( alphanum | "-" )* alphanum;
hostname = ( domainlabel "." )* toplabel;
hostnumber = digit_+ "." digit_+ "." digit_+ "." digit_+;
host = ( hostname | hostnumber ) >b_host %e_host;
port = ( digit_* ) >b_port %e_port | zlen %b_port;
hostport = host ( ":" port )?;
server = ( ( ( user ( ":" password )? "@" )? hostport )? ) >b_authority %e_authority | zlen %b_authority;
pchar = unreserved | escaped | ":" | "@" | "&" | "=" | "+";
param = pchar*;
segment = pchar* ( ";" param )*;
path_segments = segment ( "/" segment )*;
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+";
urlchar = reserved | unreserved | escaped;
query = ( urlchar* ) >b_query %e_query | zlen %b_query;
rel_path = path_segments? ( "?" query )?;
abs_path = "/" rel_path;
net_path = "//" server abs_path?;
relativeURL = net_path | abs_path | rel_path;
generic_URL = scheme ":" relativeURL;
opaque_URL = scheme ":" urlchar*;
absoluteURL = generic_URL | opaque_URL;
fragment = ( urlchar* ) >b_fragment %e_fragment | zlen %b_fragment;
URL_reference = ( absoluteURL | relativeURL )? ( "#" fragment )?;
greedy_server = ( ( pchar | ";" )* ) >b_authority %e_authority | zlen %b_authority;
first_segment = ( pchar | ";" )+;
single_path = ( first_segment ( "/" path_segments )? | "/" ( first_segment ( "/" path_segments )? )? )?;
resolvable = ( ( scheme ":" )? ( "//" greedy_server ( "/" path_segments )? | single_path ) ( "?" query )? )? ( "#" fragment )?;
path = "/"? path_segments;

entry_URL_reference := URL_reference;
entry_absoluteURL := absoluteURL;
entry_opaque_URL := opaque_URL;
entry_generic_URL := generic_URL;
entry_relativeURL := relativeURL;
entry_net_path := net_path;
entry_abs_path := abs_path;
entry_rel_path := rel_path;
entry_scheme := scheme;
entry_server := server;
entry_user := user;
entry_password := password;
entry_hostport := hostport;
entry_host := host;
entry_hostname := hostname;
entry_domainlabel := domainlabel;
entry_toplabel := toplabel;
entry_hostnumber := hostnumber;
entry_port := port;
entry_path := path;
entry_path_segments := path_segments;
entry_segment := segment;
entry_param := param;
entry_pchar := pchar;
entry_query := query;
entry_fragment := fragment;
entry_urlchar := urlchar;
entry_reserved := reserved;
entry_unreserved := unreserved;
entry_mark := mark;
entry_escaped := escaped;
entry_hex := hex;
entry_alphanum := alphanum;
entry_alpha := alpha_;
entry_lowalpha := lowalpha;
entry_hialpha := hialpha;
entry_digit := digit_;
entry_resolvable := resolvable;
entry_greedy_server := greedy_server;
entry_single_path := single_path;
entry_first_segment := first_segment;
main := URL_reference;
}%%
