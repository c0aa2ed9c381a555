# RFC 4151, section 2.1. Written by uric-grammar transcribe from grammar/tag.*: do not edit.
%%{
machine tag;
alphtype unsigned char;

tag = "tag"i;
DIGIT = 0x30..0x39;
ALPHA = 0x41..0x5a | 0x61..0x7a;
alphaNum = DIGIT | ALPHA;
DNScomp = alphaNum ( ( alphaNum | "-" )* alphaNum )?;
DNSname = DNScomp ( "." DNScomp )*;
emailAddress = ( alphaNum | "-" | "." | "_" )+ "@" DNSname;
authorityName = DNSname | emailAddress;
year = DIGIT{4};
month = DIGIT{2};
day = DIGIT{2};
date = year ( "-" month ( "-" day )? )?;
taggingEntity = authorityName "," date;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
pct_encoded = "%" HEXDIG HEXDIG;
sub_delims = "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=";
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
specific = ( pchar | "/" | "?" )*;
fragment = ( pchar | "/" | "?" )*;
tagURI = tag ":" taggingEntity ":" specific ( "#" fragment )?;

entry_tagURI := tagURI;
entry_taggingEntity := taggingEntity;
entry_authorityName := authorityName;
entry_date := date;
entry_year := year;
entry_month := month;
entry_day := day;
entry_DNSname := DNSname;
entry_DNScomp := DNScomp;
entry_emailAddress := emailAddress;
entry_alphaNum := alphaNum;
entry_specific := specific;
entry_fragment := fragment;
entry_tag := tag;
entry_pchar := pchar;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_sub_delims := sub_delims;
main := tagURI;
}%%
