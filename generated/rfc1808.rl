# RFC 1808, June 1995. Written by uric-grammar transcribe from grammar/rfc1808.*: do not edit.
%%{
machine rfc1808;
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
scheme = ( alpha_ | digit_ | "+" | "-" | "." )+;
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
net_loc = ( pchar | ";" | "?" )*;
loose_path = "/" ( pchar | "/" )*;
param = ( pchar | "/" )*;
params = param ( ";" param )*;
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=";
query = ( uchar | reserved )*;
tail = ( ";" params )? ( "?" query )?;
empty_path = zlen;
loose_net_path = "//" net_loc ( loose_path tail | empty_path );
local_path = "/" | "/"? pchar ( pchar | "/" )*;
loose = loose_net_path | ( local_path | empty_path ) tail;
absoluteURL = scheme ":" loose;
fsegment = pchar+;
segment = pchar*;
path = fsegment ( "/" segment )*;
rooted_path = "/" path?;
abs_path = rooted_path tail;
net_path = "//" net_loc ( abs_path | empty_path );
scheme_char = alpha_ | digit_ | "+" | "-" | ".";
no_scheme_char = escape | "$" | "_" | extra | "@" | "&" | "=";
schemeless_segment = scheme_char+ | scheme_char* no_scheme_char pchar* | ":" pchar*;
schemeless_path = schemeless_segment ( "/" segment )*;
schemeless = net_path | abs_path | ( schemeless_path | empty_path ) tail;
fragment = ( uchar | reserved )*;
URL = ( absoluteURL | schemeless ) ( "#" fragment )?;
rel_path = ( path | empty_path ) tail;
relativeURL = net_path | abs_path | rel_path;
generic_RL = scheme ":" relativeURL;
national = "{" | "}" | "|" | "\\" | "^" | "~" | "[" | "]" | "`";
punctuation = "<" | ">" | "#" | "%" | "\"";
loose_schemeless_path = "/" ( pchar ( pchar | "/" )* )? | schemeless_segment ( "/" ( pchar | "/" )* )?;
resolvable = ( absoluteURL | loose_net_path | ( loose_schemeless_path | empty_path ) tail ) ( "#" fragment )?;

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
entry_loose := loose;
entry_loose_net_path := loose_net_path;
entry_loose_path := loose_path;
entry_local_path := local_path;
entry_rooted_path := rooted_path;
entry_empty_path := empty_path;
entry_tail := tail;
entry_schemeless := schemeless;
entry_schemeless_path := schemeless_path;
entry_schemeless_segment := schemeless_segment;
entry_scheme_char := scheme_char;
entry_no_scheme_char := no_scheme_char;
entry_resolvable := resolvable;
entry_loose_schemeless_path := loose_schemeless_path;
main := URL;
}%%
