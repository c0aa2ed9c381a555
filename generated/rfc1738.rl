# RFC 1738, December 1994. Written by uric-grammar transcribe from grammar/rfc1738.*: do not edit.
%%{
machine rfc1738;
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
action b_path { begins(path) }
action e_path { ends(path) }
action b_cwd { begins(cwd) }
action e_cwd { ends(cwd) }
action b_name { begins(name) }
action e_name { ends(name) }
action b_type { begins(type) }
action e_type { ends(type) }
action b_search { begins(search) }
action e_search { ends(search) }
action b_selector { begins(selector) }
action e_selector { ends(selector) }
action b_gopher_plus_string { begins(gopher_plus_string) }
action e_gopher_plus_string { ends(gopher_plus_string) }
action b_group { begins(group) }
action e_group { ends(group) }
action b_article { begins(article) }
action e_article { ends(article) }
action b_article_host { begins(article_host) }
action e_article_host { ends(article_host) }
action b_number { begins(number) }
action e_number { ends(number) }
action b_database { begins(database) }
action e_database { ends(database) }
action b_address { begins(address) }
action e_address { ends(address) }
action b_fields { begins(fields) }
action e_fields { ends(fields) }
action b_opaque { begins(opaque) }
action e_opaque { ends(opaque) }
action call_site { goes_on_in(entry_site) }
action call_account { goes_on_in(entry_account) }

http = ( "http"i ) >b_scheme %e_scheme;
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
alphadigit = alpha_ | digit_;
domainlabel = alphadigit | alphadigit ( alphadigit | "-" )* alphadigit;
toplabel = alpha_ | alpha_ ( alphadigit | "-" )* alphadigit;
hostname = ( domainlabel "." )* toplabel;
digits = digit_+;
hostnumber = digits "." digits "." digits "." digits;
host = ( hostname | hostnumber ) >b_host %e_host;
port = ( digits ) >b_port %e_port;
hostport = host ( ":" port )?;
site = ( hostport ) >b_authority %e_authority;
call_site = ( 0x30 | 0x31 | 0x32 | 0x33 | 0x34 | 0x35 | 0x36 | 0x37 | 0x38 | 0x39 | 0x41 | 0x42 | 0x43 | 0x44 | 0x45 | 0x46 | 0x47 | 0x48 | 0x49 | 0x4a | 0x4b | 0x4c | 0x4d | 0x4e | 0x4f | 0x50 | 0x51 | 0x52 | 0x53 | 0x54 | 0x55 | 0x56 | 0x57 | 0x58 | 0x59 | 0x5a | 0x61 | 0x62 | 0x63 | 0x64 | 0x65 | 0x66 | 0x67 | 0x68 | 0x69 | 0x6a | 0x6b | 0x6c | 0x6d | 0x6e | 0x6f | 0x70 | 0x71 | 0x72 | 0x73 | 0x74 | 0x75 | 0x76 | 0x77 | 0x78 | 0x79 | 0x7a ) @call_site;
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
hsegment = ( uchar | ";" | ":" | "@" | "&" | "=" )*;
hpath = ( hsegment ( "/" hsegment )* ) >b_path %e_path | zlen %b_path;
search = ( ( uchar | ";" | ":" | "@" | "&" | "=" )* ) >b_search %e_search | zlen %b_search;
httpurl = http "://" call_site ( "/" hpath ( "?" search )? )?;
ftp = ( "ftp"i ) >b_scheme %e_scheme;
user = ( ( uchar | ";" | "?" | "&" | "=" )* ) >b_user %e_user | zlen %b_user;
password = ( ( uchar | ";" | "?" | "&" | "=" )* ) >b_password %e_password | zlen %b_password;
login = ( ( user ( ":" password )? "@" )? hostport ) >b_authority %e_authority;
account = login;
call_account = ( 0x21 | 0x24 | 0x25 | 0x26 | 0x27 | 0x28 | 0x29 | 0x2a | 0x2b | 0x2c | 0x2d | 0x2e | 0x30 | 0x31 | 0x32 | 0x33 | 0x34 | 0x35 | 0x36 | 0x37 | 0x38 | 0x39 | 0x3a | 0x3b | 0x3d | 0x3f | 0x40 | 0x41 | 0x42 | 0x43 | 0x44 | 0x45 | 0x46 | 0x47 | 0x48 | 0x49 | 0x4a | 0x4b | 0x4c | 0x4d | 0x4e | 0x4f | 0x50 | 0x51 | 0x52 | 0x53 | 0x54 | 0x55 | 0x56 | 0x57 | 0x58 | 0x59 | 0x5a | 0x5f | 0x61 | 0x62 | 0x63 | 0x64 | 0x65 | 0x66 | 0x67 | 0x68 | 0x69 | 0x6a | 0x6b | 0x6c | 0x6d | 0x6e | 0x6f | 0x70 | 0x71 | 0x72 | 0x73 | 0x74 | 0x75 | 0x76 | 0x77 | 0x78 | 0x79 | 0x7a ) @call_account;
fsegment = ( uchar | "?" | ":" | "@" | "&" | "=" )*;
cwd = ( fsegment ( "/" fsegment )* ) >b_cwd %e_cwd | zlen %b_cwd;
name = ( fsegment ) >b_name %e_name | zlen %b_name;
ftppath = ( ( cwd "/" )? name ) >b_path %e_path | zlen %b_path;
ftptype = ( "A"i | "I"i | "D"i | "a"i | "i"i | "d"i ) >b_type %e_type;
ftpurl = ftp "://" call_account ( "/" ftppath ( ";type="i ftptype )? )?;
news = ( "news"i ) >b_scheme %e_scheme;
allgroups = ( "*" ) >b_group %e_group;
group = ( alpha_ ( alpha_ | digit_ | "-" | "." | "+" | "_" )* ) >b_group %e_group;
host__2 = ( hostname | hostnumber ) >b_article_host %e_article_host;
article = ( ( uchar | ";" | "/" | "?" | ":" | "&" | "=" )+ "@" host__2 ) >b_article %e_article;
grouppart = allgroups | group | article;
newsurl = news ":" grouppart;
nntp = ( "nntp"i ) >b_scheme %e_scheme;
number = ( digits ) >b_number %e_number;
nntpurl = nntp "://" call_site "/" group ( "/" number )?;
telnet = ( "telnet"i ) >b_scheme %e_scheme;
telneturl = telnet "://" call_account "/"?;
gopher = ( "gopher"i ) >b_scheme %e_scheme;
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=";
xchar = unreserved | reserved | escape;
gtype = ( xchar ) >b_type %e_type;
selector = ( xchar* - ( xchar* "%09" xchar* ) ) >b_selector %e_selector | zlen %b_selector;
search__2 = ( uchar | ";" | ":" | "@" | "&" | "=" )*;
gophersearch = ( search__2 - ( xchar* "%09" xchar* ) ) >b_search %e_search | zlen %b_search;
gopher_plus_string = ( xchar* ) >b_gopher_plus_string %e_gopher_plus_string | zlen %b_gopher_plus_string;
gopherurl = gopher "://" call_site ( "/" ( gtype ( selector ( "%09" gophersearch ( "%09" gopher_plus_string )? )? )? )? )?;
wais = ( "wais"i ) >b_scheme %e_scheme;
database = ( uchar* ) >b_database %e_database | zlen %b_database;
waisdatabase = wais "://" call_site "/" database;
waisindex = wais "://" call_site "/" database "?" search;
wtype = ( uchar* ) >b_type %e_type | zlen %b_type;
wpath = ( uchar* ) >b_path %e_path | zlen %b_path;
waisdoc = wais "://" call_site "/" database "/" wtype "/" wpath;
waisurl = waisdatabase | waisindex | waisdoc;
mailto = ( "mailto"i ) >b_scheme %e_scheme;
encoded822addr = ( xchar+ ) >b_address %e_address;
mailtourl = mailto ":" encoded822addr;
file = ( "file"i ) >b_scheme %e_scheme;
filehost = ( ( host | "localhost"i )? ) >b_authority %e_authority | zlen %b_authority;
fpath = ( fsegment ( "/" fsegment )* ) >b_path %e_path | zlen %b_path;
fileurl = file "://" filehost "/" fpath;
prospero = ( "prospero"i ) >b_scheme %e_scheme;
psegment = ( uchar | "?" | ":" | "@" | "&" | "=" )*;
ppath = ( psegment ( "/" psegment )* ) >b_path %e_path | zlen %b_path;
fieldname = ( uchar | "?" | ":" | "@" | "&" )*;
fieldvalue = ( uchar | "?" | ":" | "@" | "&" )*;
fieldspec = ";" fieldname "=" fieldvalue;
fields = ( fieldspec fieldspec* ) >b_fields %e_fields;
prosperourl = prospero "://" call_site "/" ppath fields?;
scheme = ( lowalpha | digit_ | "+" | "-" | "." )+;
http__2 = "http"i;
ftp__2 = "ftp"i;
news__2 = "news"i;
nntp__2 = "nntp"i;
telnet__2 = "telnet"i;
gopher__2 = "gopher"i;
wais__2 = "wais"i;
mailto__2 = "mailto"i;
file__2 = "file"i;
prospero__2 = "prospero"i;
otherscheme = ( scheme - ( http__2 | ftp__2 | news__2 | nntp__2 | telnet__2 | gopher__2 | wais__2 | mailto__2 | file__2 | prospero__2 ) ) >b_scheme %e_scheme;
urlpath = ( xchar* ) >b_path %e_path | zlen %b_path;
ip_schemepart = "//" login ( "/" urlpath )?;
opaque = ( xchar* ) >b_opaque %e_opaque | zlen %b_opaque;
schemepart = ip_schemepart | opaque;
otherurl = otherscheme ":" schemepart;
url = httpurl
    | ftpurl
    | newsurl
    | nntpurl
    | telneturl
    | gopherurl
    | waisurl
    | mailtourl
    | fileurl
    | prosperourl
    | otherurl;
genericurl = scheme ":" schemepart;
national = "{" | "}" | "|" | "\\" | "^" | "~" | "[" | "]" | "`";
punctuation = "<" | ">" | "#" | "%" | "\"";

entry_genericurl := genericurl;
entry_url := url;
entry_otherurl := otherurl;
entry_scheme := scheme;
entry_schemepart := schemepart;
entry_ip_schemepart := ip_schemepart;
entry_login := login;
entry_hostport := hostport;
entry_host := host;
entry_hostname := hostname;
entry_domainlabel := domainlabel;
entry_toplabel := toplabel;
entry_alphadigit := alphadigit;
entry_hostnumber := hostnumber;
entry_port := port;
entry_user := user;
entry_password := password;
entry_urlpath := urlpath;
entry_ftpurl := ftpurl;
entry_fpath := fpath;
entry_fsegment := fsegment;
entry_ftptype := ftptype;
entry_fileurl := fileurl;
entry_httpurl := httpurl;
entry_hpath := hpath;
entry_hsegment := hsegment;
entry_search := search;
entry_gopherurl := gopherurl;
entry_gtype := gtype;
entry_selector := selector;
entry_gopher_plus_string := gopher_plus_string;
entry_mailtourl := mailtourl;
entry_encoded822addr := encoded822addr;
entry_newsurl := newsurl;
entry_grouppart := grouppart;
entry_group := group;
entry_article := article;
entry_nntpurl := nntpurl;
entry_telneturl := telneturl;
entry_waisurl := waisurl;
entry_waisdatabase := waisdatabase;
entry_waisindex := waisindex;
entry_waisdoc := waisdoc;
entry_database := database;
entry_wtype := wtype;
entry_wpath := wpath;
entry_prosperourl := prosperourl;
entry_ppath := ppath;
entry_psegment := psegment;
entry_fieldspec := fieldspec;
entry_fieldname := fieldname;
entry_fieldvalue := fieldvalue;
entry_lowalpha := lowalpha;
entry_hialpha := hialpha;
entry_alpha := alpha_;
entry_digit := digit_;
entry_safe := safe;
entry_extra := extra;
entry_national := national;
entry_punctuation := punctuation;
entry_reserved := reserved;
entry_hex := hex;
entry_escape := escape;
entry_unreserved := unreserved;
entry_uchar := uchar;
entry_xchar := xchar;
entry_digits := digits;
entry_opaque := opaque;
entry_site := site;
entry_account := account;
entry_http := http;
entry_ftp := ftp;
entry_ftppath := ftppath;
entry_cwd := cwd;
entry_name := name;
entry_news := news;
entry_allgroups := allgroups;
entry_nntp := nntp;
entry_number := number;
entry_telnet := telnet;
entry_gopher := gopher;
entry_gophersearch := gophersearch;
entry_wais := wais;
entry_mailto := mailto;
entry_filehost := filehost;
entry_file := file;
entry_fields := fields;
entry_prospero := prospero;
entry_otherscheme := otherscheme;
main := url;
}%%
