# RFC 4516, section 2. Written by uric-grammar transcribe from grammar/ldap.*: do not edit.
%%{
machine ldap;
alphtype unsigned char;

scheme = "ldap"i;
COLON = ":";
SLASH = "/";
DIGIT = 0x30..0x39;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
h16 = HEXDIG{1,4};
dec_octet = DIGIT | 0x31..0x39 DIGIT | "1" DIGIT{2} | "2" 0x30..0x34 DIGIT | "25" 0x30..0x35;
IPv4address = dec_octet "." dec_octet "." dec_octet "." dec_octet;
ls32 = h16 ":" h16 | IPv4address;
IPv6address = ( h16 ":" ){6} ls32
    | "::" ( h16 ":" ){5} ls32
    | h16? "::" ( h16 ":" ){4} ls32
    | ( ( h16 ":" )? h16 )? "::" ( h16 ":" ){3} ls32
    | ( ( h16 ":" ){,2} h16 )? "::" ( h16 ":" ){2} ls32
    | ( ( h16 ":" ){,3} h16 )? "::" h16 ":" ls32
    | ( ( h16 ":" ){,4} h16 )? "::" ls32
    | ( ( h16 ":" ){,5} h16 )? "::" h16
    | ( ( h16 ":" ){,6} h16 )? "::";
ALPHA = 0x41..0x5a | 0x61..0x7a;
unreserved = ALPHA | DIGIT | "-" | "." | "_" | "~";
sub_delims = "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | "," | ";" | "=";
IPvFuture = "v"i HEXDIG+ "." ( unreserved | sub_delims | ":" )+;
IP_literal = "[" ( IPv6address | IPvFuture ) "]";
pct_encoded = "%" HEXDIG HEXDIG;
reg_name = ( unreserved | pct_encoded | sub_delims )*;
host = IP_literal | IPv4address | reg_name;
port = DIGIT*;
authority = ( host ( COLON port )? )?;
pchar = unreserved | pct_encoded | sub_delims | ":" | "@";
distinguishedName = ( pchar | "/" )*;
dn = distinguishedName;
QUESTION = "?";
attributeSelector = ( ( pchar - "," ) | "/" )+;
selector = attributeSelector;
attrdesc = selector;
COMMA = ",";
attributes = attrdesc ( COMMA attrdesc )*;
scope = "base"i | "one"i | "sub"i;
filter = ( pchar | "/" )+;
EXCLAMATION = "!";
descr = ALPHA ( ALPHA | DIGIT | "-" )*;
number = DIGIT | 0x31..0x39 DIGIT+;
numericoid = number ( "." number )+;
oid = descr | numericoid;
extype = oid;
EQUALS = "=";
LDAPString = ( ( pchar - "," ) | "/" )*;
exvalue = LDAPString;
extension = EXCLAMATION? extype ( EQUALS exvalue )?;
extensions = extension ( COMMA extension )*;
ldapurl = scheme COLON SLASH SLASH authority ( SLASH dn ( QUESTION attributes? ( QUESTION scope? ( QUESTION filter? ( QUESTION extensions )? )? )? )? )?;

entry_ldapurl := ldapurl;
entry_scheme := scheme;
entry_dn := dn;
entry_attributes := attributes;
entry_attrdesc := attrdesc;
entry_selector := selector;
entry_scope := scope;
entry_extensions := extensions;
entry_extension := extension;
entry_extype := extype;
entry_exvalue := exvalue;
entry_EXCLAMATION := EXCLAMATION;
entry_SLASH := SLASH;
entry_COLON := COLON;
entry_QUESTION := QUESTION;
entry_COMMA := COMMA;
entry_EQUALS := EQUALS;
entry_oid := oid;
entry_descr := descr;
entry_numericoid := numericoid;
entry_number := number;
entry_authority := authority;
entry_distinguishedName := distinguishedName;
entry_filter := filter;
entry_attributeSelector := attributeSelector;
entry_LDAPString := LDAPString;
entry_host := host;
entry_port := port;
entry_pchar := pchar;
entry_IP_literal := IP_literal;
entry_IPv4address := IPv4address;
entry_reg_name := reg_name;
entry_unreserved := unreserved;
entry_pct_encoded := pct_encoded;
entry_sub_delims := sub_delims;
entry_IPv6address := IPv6address;
entry_IPvFuture := IPvFuture;
entry_dec_octet := dec_octet;
entry_h16 := h16;
entry_ls32 := ls32;
main := ldapurl;
}%%
