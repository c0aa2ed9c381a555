# RFC 1808, June 1995. Written by uric-grammar transcribe from grammar/rfc1808.*: do not edit.
%%{
machine rfc1808;
alphtype unsigned char;

action b_scheme { begins(scheme) }
action e_scheme { ends(scheme) }
action b_absolute { begins(absolute) }
action e_absolute { ends(absolute) }
action b_authority { begins(authority) }
action e_authority { ends(authority) }
action b_params { begins(params) }
action e_params { ends(params) }
action b_query { begins(query) }
action e_query { ends(query) }
action b_relative { begins(relative) }
action e_relative { ends(relative) }
action b_authority_2 { begins(authority_2) }
action e_authority_2 { ends(authority_2) }
action b_params_2 { begins(params_2) }
action e_params_2 { ends(params_2) }
action b_query_2 { begins(query_2) }
action e_query_2 { ends(query_2) }
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
safe = "$" | "-" | "_" | "." | "+";
extra = "!" | "*" | "'" | "(" | ")" | ",";
unreserved = alpha_ | digit_ | safe | extra;
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
escape = "%" hex hex;
uchar = unreserved | escape;
pchar = uchar | ":" | "@" | "&" | "=";
net_loc = ( ( pchar | ";" | "?" )* ) >b_authority %e_authority | zlen %b_authority;
param = ( pchar | "/" )*;
params = ( param ( ";" param )* ) >b_params %e_params | zlen %b_params;
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=";
query = ( ( uchar | reserved )* ) >b_query %e_query | zlen %b_query;
tail = ( ";" params )? ( "?" query )?;
local_path = "/" | "/"? pchar ( pchar | "/" )*;
absoluteURL = ( scheme ":" ( "//" net_loc ( "/" ( pchar | "/" )* tail )? | local_path? tail ) ) >b_absolute %e_absolute;
net_loc__2 = ( ( pchar | ";" | "?" )* ) >b_authority_2 %e_authority_2 | zlen %b_authority_2;
fsegment = pchar+;
segment = pchar*;
path = fsegment ( "/" segment )*;
params__2 = ( param ( ";" param )* ) >b_params_2 %e_params_2 | zlen %b_params_2;
query__2 = ( ( uchar | reserved )* ) >b_query_2 %e_query_2 | zlen %b_query_2;
rel_path = path? ( ";" params__2 )? ( "?" query__2 )?;
abs_path = "/" rel_path;
net_path = "//" net_loc__2 abs_path?;
relativeURL = ( net_path | abs_path | rel_path ) >b_relative %e_relative | zlen %b_relative;
fragment = ( ( uchar | reserved )* ) >b_fragment %e_fragment | zlen %b_fragment;
URL = ( absoluteURL | relativeURL ) ( "#" fragment )?;
tail__2 = ( ";" params__2 )? ( "?" query__2 )?;
loose = ( "//" net_loc__2 ( "/" ( pchar | "/" )* tail__2 )? | local_path? tail__2 ) >b_relative %e_relative | zlen %b_relative;
resolvable = ( absoluteURL | loose ) ( "#" fragment )?;
generic_RL = scheme ":" relativeURL;
national = "{" | "}" | "|" | "\\" | "^" | "~" | "[" | "]" | "`";
punctuation = "<" | ">" | "#" | "%" | "\"";

entry_URL := URL;
entry_absoluteURL := absoluteURL;
entry_generic_RL := generic_RL;
entry_relativeURL := relativeURL;
entry_net_path := net_path;
entry_abs_path := abs_path;
entry_rel_path := rel_path;
entry_path := path;
entry_fsegment := fsegment;
entry_segment := segment;
entry_params := params;
entry_param := param;
entry_scheme := scheme;
entry_net_loc := net_loc;
entry_query := query;
entry_fragment := fragment;
entry_pchar := pchar;
entry_uchar := uchar;
entry_unreserved := unreserved;
entry_escape := escape;
entry_hex := hex;
entry_alpha := alpha_;
entry_lowalpha := lowalpha;
entry_hialpha := hialpha;
entry_digit := digit_;
entry_safe := safe;
entry_extra := extra;
entry_national := national;
entry_reserved := reserved;
entry_punctuation := punctuation;
entry_local_path := local_path;
entry_tail := tail;
entry_resolvable := resolvable;
entry_loose := loose;
main := URL;
}%%
