# RFC 3261, section 25.1, and RFC 5954. Written by uric-grammar transcribe from grammar/sip.*: do not edit.
%%{
machine sip;
alphtype unsigned char;

sip = "sip"i;
ALPHA = 0x41..0x5a | 0x61..0x7a;
DIGIT = 0x30..0x39;
alphanum = ALPHA | DIGIT;
mark = "-" | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")";
unreserved = alphanum | mark;
HEXDIG = DIGIT | "A"i | "B"i | "C"i | "D"i | "E"i | "F"i;
escaped = "%" HEXDIG HEXDIG;
user_unreserved = "&" | "=" | "+" | "$" | "," | ";" | "?" | "/";
user = ( unreserved | escaped | user_unreserved )+;
password = ( unreserved | escaped | "&" | "=" | "+" | "$" | "," )*;
userinfo = user ( ":" password )? "@";
domainlabel = alphanum | alphanum ( alphanum | "-" )* alphanum;
toplabel = ALPHA | ALPHA ( alphanum | "-" )* alphanum;
hostname = ( domainlabel "." )* toplabel "."?;
dec_octet = DIGIT | 0x31..0x39 DIGIT | "1" DIGIT{2} | "2" 0x30..0x34 DIGIT | "25" 0x30..0x35;
IPv4address = dec_octet "." dec_octet "." dec_octet "." dec_octet;
h16 = HEXDIG{1,4};
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
IPv6reference = "[" IPv6address "]";
host = hostname | IPv4address | IPv6reference;
port = DIGIT+;
hostport = host ( ":" port )?;
authority = userinfo? hostport;
token = ( alphanum | "-" | "." | "!" | escaped | "*" | "_" | "+" | "'" | "~" )+;
other_transport = token;
transport_param = "transport="i ( "udp"i | "tcp"i | "sctp"i | "tls"i | other_transport );
other_user = token;
user_param = "user="i ( "phone"i | "ip"i | other_user );
INVITEm = "INVITE";
ACKm = "ACK";
OPTIONSm = "OPTIONS";
BYEm = "BYE";
CANCELm = "CANCEL";
REGISTERm = "REGISTER";
extension_method = token;
Method = INVITEm | ACKm | OPTIONSm | BYEm | CANCELm | REGISTERm | extension_method;
method_param = "method="i Method;
ttl = DIGIT{1,3};
ttl_param = "ttl="i ttl;
maddr_param = "maddr="i host;
lr_param = "lr"i;
param_unreserved = "[" | "]" | "/" | ":" | "&" | "+" | "$";
paramchar = param_unreserved | unreserved | escaped;
pname = paramchar+;
pvalue = paramchar+;
other_param = pname ( "=" pvalue )?;
uri_parameter = transport_param
    | user_param
    | method_param
    | ttl_param
    | maddr_param
    | lr_param
    | other_param;
uri_parameters = ( ";" uri_parameter )*;
hnv_unreserved = "[" | "]" | "/" | "?" | ":" | "+" | "$";
hname = ( hnv_unreserved | unreserved | escaped )+;
hvalue = ( hnv_unreserved | unreserved | escaped )*;
header = hname "=" hvalue;
headers = "?" header ( "&" header )*;
SIP_URI = sip ":" authority uri_parameters headers?;
sips = "sips"i;
SIPS_URI = sips ":" authority uri_parameters headers?;
URI = SIP_URI | SIPS_URI;

entry_SIP_URI := SIP_URI;
entry_SIPS_URI := SIPS_URI;
entry_userinfo := userinfo;
entry_user := user;
entry_user_unreserved := user_unreserved;
entry_password := password;
entry_hostport := hostport;
entry_host := host;
entry_hostname := hostname;
entry_domainlabel := domainlabel;
entry_toplabel := toplabel;
entry_IPv6reference := IPv6reference;
entry_port := port;
entry_uri_parameters := uri_parameters;
entry_uri_parameter := uri_parameter;
entry_transport_param := transport_param;
entry_other_transport := other_transport;
entry_user_param := user_param;
entry_other_user := other_user;
entry_method_param := method_param;
entry_ttl_param := ttl_param;
entry_maddr_param := maddr_param;
entry_lr_param := lr_param;
entry_other_param := other_param;
entry_pname := pname;
entry_pvalue := pvalue;
entry_paramchar := paramchar;
entry_param_unreserved := param_unreserved;
entry_headers := headers;
entry_header := header;
entry_hname := hname;
entry_hvalue := hvalue;
entry_hnv_unreserved := hnv_unreserved;
entry_alphanum := alphanum;
entry_unreserved := unreserved;
entry_mark := mark;
entry_escaped := escaped;
entry_token := token;
entry_INVITEm := INVITEm;
entry_ACKm := ACKm;
entry_OPTIONSm := OPTIONSm;
entry_BYEm := BYEm;
entry_CANCELm := CANCELm;
entry_REGISTERm := REGISTERm;
entry_Method := Method;
entry_extension_method := extension_method;
entry_ttl := ttl;
entry_sip := sip;
entry_sips := sips;
entry_authority := authority;
entry_URI := URI;
entry_IPv4address := IPv4address;
entry_IPv6address := IPv6address;
entry_dec_octet := dec_octet;
entry_h16 := h16;
entry_ls32 := ls32;
main := URI;
}%%
