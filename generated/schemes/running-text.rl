# URIs in running text (RFC 3986, Appendix C). Written by uric-grammar transcribe from grammar/running-text.*: do not edit.
%%{
machine running_text;
alphtype unsigned char;

label_open = "LRU"i "<";
ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
emehcs = ( ALPHA | DIGIT | "+" | "-" | "." )* ALPHA;
angle_open = "<";
DQUOTE = "\"";
quote_open = DQUOTE;
link_open = "(]";
emphasis_open = "*" | "_" | "~";
neither = ( DIGIT | "+" | "-" | "." )+ | "(";
before = label_open
    | emehcs ( angle_open | quote_open | link_open | emphasis_open | neither )?;
scheme = ALPHA ( ALPHA | DIGIT | "+" | "-" | "." )*;
opaque = "mailto"i
    | "news"i
    | "urn"i
    | "tel"i
    | "sms"i
    | "sip"i
    | "sips"i
    | "xmpp"i
    | "geo"i
    | "data"i
    | "magnet"i
    | "doi"i
    | "cid"i
    | "mid"i;
known = scheme "://" | opaque ":";
star = "*" | "_" | "~";
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
triplet = "%" HEXDIG HEXDIG;
wide_mark = ( 0xe2 0x80 0xa6 )
    | ( 0xe3 0x80 0x81 )
    | ( 0xe3 0x80 0x82 )
    | ( 0xef 0xbc ) ( 0x81 | 0x8c | 0x8e | 0x9a | 0x9b | 0x9f );
mark = "." | "," | ":" | ";" | "!" | "?" | "'" | wide_mark;
three = 0xe2..0xef 0x80..0xbf{2};
other = 0x80..0xe1 | 0xf0..0xff | ( three - wide_mark );
no_star = "#"
    | "$"
    | "&"
    | "+"
    | "-"
    | "/"
    | DIGIT
    | "="
    | "@"
    | ALPHA
    | "\\"
    | "^"
    | "`"
    | "|"
    | other;
square = "[" ( mark | no_star | star | triplet )* "]";
first = ALPHA | DIGIT | "/" | star | "+" | triplet | square | other;
solid_0__ = no_star | star | triplet;
group_1__ = "(" ( mark | solid_0__ )* ")" | square;
solid_1__ = no_star | star | triplet | group_1__;
group_2__ = "(" ( mark | solid_1__ )* ")" | square;
solid_2__ = no_star | star | triplet | group_2__;
group = "(" ( mark | solid_2__ )* ")" | square;
solid = no_star | star | triplet | group;
content = "?"? first ( mark* solid )*;
bare_uri = known content;
visible = "!" | 0x23..0x3b | "=" | 0x3f..0x7e | 0x80..0xff;
sentence = visible+;
bare = bare_uri sentence?;
emphasized_uri = known "?"? first ( ( mark | star )* ( no_star | triplet | group ) )*;
emphasis = emphasized_uri sentence?;
blank = " " | 0x09 | 0x0b | 0x0c;
CR = 0x0d;
LF = 0x0a;
break = CR? LF | CR;
spaces = blank* ( break blank* )?;
angles_uri = known "?"? first visible* ( spaces visible+ )*;
angles = angles_uri spaces ">";
label_uri = scheme ":" visible* ( spaces visible+ )*;
label = spaces label_uri spaces ">";
quotes_uri = known "?"? first visible*;
quotes = quotes_uri DQUOTE;
link_uri = scheme ":" "//"? "?"? first ( mark | solid )*;
link = link_uri ( ")" | blank | break );
address = "[" HEXDIG* ":" ( HEXDIG | ":" | "." )* "]";
more = ( mark | star )* ( no_star | triplet | group );
no_at = no_star - "@";
suffix_uri = address more*
    | ( ALPHA | DIGIT | other ) ( no_at | star )* ( "." | ":" | "@" ) more+;
rest = ( visible | "<" | ">" | DQUOTE )+;
lead = "<URL:"i | ( "<" | DQUOTE | "(" | "[" | "'" | star )+;
suffix = suffix_uri rest? | lead suffix_uri rest?;

entry_before := before;
entry_emehcs := emehcs;
entry_label_open := label_open;
entry_angle_open := angle_open;
entry_quote_open := quote_open;
entry_link_open := link_open;
entry_emphasis_open := emphasis_open;
entry_neither := neither;
entry_bare := bare;
entry_bare_uri := bare_uri;
entry_emphasis := emphasis;
entry_emphasized_uri := emphasized_uri;
entry_sentence := sentence;
entry_angles := angles;
entry_angles_uri := angles_uri;
entry_label := label;
entry_label_uri := label_uri;
entry_quotes := quotes;
entry_quotes_uri := quotes_uri;
entry_link := link;
entry_link_uri := link_uri;
entry_known := known;
entry_scheme := scheme;
entry_opaque := opaque;
entry_suffix := suffix;
entry_suffix_uri := suffix_uri;
entry_address := address;
entry_more := more;
entry_no_at := no_at;
entry_lead := lead;
entry_rest := rest;
entry_content := content;
entry_first := first;
entry_solid := solid;
entry_no_star := no_star;
entry_star := star;
entry_mark := mark;
entry_wide_mark := wide_mark;
entry_other := other;
entry_three := three;
entry_triplet := triplet;
entry_group := group;
entry_square := square;
entry_visible := visible;
entry_spaces := spaces;
entry_blank := blank;
entry_break := break;
main := bare;
}%%
