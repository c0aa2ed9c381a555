# RFC 2397, section 3. Written by uric-grammar transcribe from grammar/data.*: do not edit.
%%{
machine data;
alphtype unsigned char;

scheme = "data"i;
ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
rfc2396_digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
hex = rfc2396_digit
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
token = ( ALPHA | DIGIT | "!" | "$" | "&" | "'" | "*" | "+" | "-" | "." | "_" | "~" | escaped )+;
type = token;
subtype = token;
attribute = token;
value = token;
parameter = attribute "=" value;
mediatype = ( type "/" subtype )? ( ";" parameter )*;
base64 = "base64"i;
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=" | "+" | "$" | ",";
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
rfc2396_alpha = lowalpha | upalpha;
alphanum = rfc2396_alpha | rfc2396_digit;
mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")";
unreserved = alphanum | mark;
uric = reserved | unreserved | escaped;
urlchar = uric;
data = urlchar*;
dataurl = scheme ":" mediatype? ( ";" base64 )? "," data;

entry_dataurl := dataurl;
entry_mediatype := mediatype;
entry_data := data;
entry_parameter := parameter;
entry_urlchar := urlchar;
entry_type := type;
entry_subtype := subtype;
entry_attribute := attribute;
entry_value := value;
entry_token := token;
entry_scheme := scheme;
entry_base64 := base64;
entry_uric := uric;
entry_escaped := escaped;
entry_reserved := reserved;
entry_unreserved := unreserved;
entry_hex := hex;
entry_alphanum := alphanum;
entry_mark := mark;
entry_rfc2396_digit := rfc2396_digit;
entry_rfc2396_alpha := rfc2396_alpha;
entry_lowalpha := lowalpha;
entry_upalpha := upalpha;
main := dataurl;
}%%
