# RFC 5646, section 2.1. Written by uric-grammar transcribe from grammar/language-tag.*: do not edit.
%%{
machine language_tag;
alphtype unsigned char;

irregular = "en-GB-oed"i
    | "i-ami"i
    | "i-bnn"i
    | "i-default"i
    | "i-enochian"i
    | "i-hak"i
    | "i-klingon"i
    | "i-lux"i
    | "i-mingo"i
    | "i-navajo"i
    | "i-pwn"i
    | "i-tao"i
    | "i-tay"i
    | "i-tsu"i
    | "sgn-BE-FR"i
    | "sgn-BE-NL"i
    | "sgn-CH-DE"i;
regular = "art-lojban"i
    | "cel-gaulish"i
    | "no-bok"i
    | "no-nyn"i
    | "zh-guoyu"i
    | "zh-hakka"i
    | "zh-min"i
    | "zh-min-nan"i
    | "zh-xiang"i;
grandfathered = irregular | regular;
ALPHA = 0x41..0x5a | 0x61..0x7a;
extlang = ALPHA{3} ( "-" ALPHA{3} ){,2};
language = ALPHA{2,3} ( "-" extlang )? | ALPHA{4} | ALPHA{5,8};
script = ALPHA{4};
DIGIT = 0x30..0x39;
region = ALPHA{2} | DIGIT{3};
alphanum = ALPHA | DIGIT;
variant = alphanum{5,8} | DIGIT alphanum{3};
singleton = DIGIT | 0x41..0x57 | 0x59..0x5a | 0x61..0x77 | 0x79..0x7a;
extension = singleton ( "-" alphanum{2,8} )+;
privateuse = "x"i ( "-" alphanum{1,8} )+;
langtag = language ( "-" script )? ( "-" region )? ( "-" variant )* ( "-" extension )* ( "-" privateuse )?;
Language_Tag = grandfathered | langtag | privateuse;

entry_Language_Tag := Language_Tag;
entry_langtag := langtag;
entry_language := language;
entry_extlang := extlang;
entry_script := script;
entry_region := region;
entry_variant := variant;
entry_extension := extension;
entry_singleton := singleton;
entry_privateuse := privateuse;
entry_grandfathered := grandfathered;
entry_irregular := irregular;
entry_regular := regular;
entry_alphanum := alphanum;
main := Language_Tag;
}%%
