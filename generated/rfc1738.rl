# RFC 1738, December 1994. Written by uric-grammar transcribe from grammar/rfc1738.*: do not edit.
%%{
machine rfc1738;
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
digit_ = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
scheme = ( lowalpha | digit_ | "+" | "-" | "." )+;
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
user = ( uchar | ";" | "?" | "&" | "=" )*;
password = ( uchar | ";" | "?" | "&" | "=" )*;
userinfo = user ( ":" password )?;
alphadigit = alpha_ | digit_;
domainlabel = alphadigit | alphadigit ( alphadigit | "-" )* alphadigit;
toplabel = alpha_ | alpha_ ( alphadigit | "-" )* alphadigit;
hostname = ( domainlabel "." )* toplabel;
digits = digit_+;
hostnumber = digits "." digits "." digits "." digits;
host = hostname | hostnumber;
port = digits;
hostport = host ( ":" port )?;
login = ( userinfo "@" )? hostport;
reserved = ";" | "/" | "?" | ":" | "@" | "&" | "=";
xchar = unreserved | reserved | escape;
urlpath = xchar*;
ip_schemepart = "//" login ( "/" urlpath )?;
opaque = xchar*;
schemepart = ip_schemepart | opaque;
genericurl = scheme ":" schemepart;
http = "http"i;
site = hostport;
hsegment = ( uchar | ";" | ":" | "@" | "&" | "=" )*;
hpath = hsegment ( "/" hsegment )*;
search = ( uchar | ";" | ":" | "@" | "&" | "=" )*;
httpurl = http "://" site ( "/" hpath ( "?" search )? )?;
ftp = "ftp"i;
account = login;
fsegment = ( uchar | "?" | ":" | "@" | "&" | "=" )*;
cwd = fsegment ( "/" fsegment )*;
name = fsegment;
ftppath = ( cwd "/" )? name;
ftptype = "A"i | "I"i | "D"i | "a"i | "i"i | "d"i;
ftpurl = ftp "://" account ( "/" ftppath ( ";type="i ftptype )? )?;
news = "news"i;
allgroups = "*";
group = alpha_ ( alpha_ | digit_ | "-" | "." | "+" | "_" )*;
article = ( uchar | ";" | "/" | "?" | ":" | "&" | "=" )+ "@" host;
grouppart = allgroups | group | article;
newsurl = news ":" grouppart;
nntp = "nntp"i;
number = digits;
nntpurl = nntp "://" site "/" group ( "/" number )?;
telnet = "telnet"i;
telneturl = telnet "://" account "/"?;
gopher = "gopher"i;
gtype = xchar;
selector = xchar* - ( xchar* "%09" xchar* );
gophersearch = search - ( xchar* "%09" xchar* );
gopher_plus_string = xchar*;
gopherurl = gopher "://" site ( "/" ( gtype ( selector ( "%09" gophersearch ( "%09" gopher_plus_string )? )? )? )? )?;
wais = "wais"i;
database = uchar*;
waisdatabase = wais "://" site "/" database;
waisindex = wais "://" site "/" database "?" search;
wtype = uchar*;
wpath = uchar*;
waisdoc = wais "://" site "/" database "/" wtype "/" wpath;
waisurl = waisdatabase | waisindex | waisdoc;
mailto = "mailto"i;
encoded822addr = xchar+;
mailtourl = mailto ":" encoded822addr;
file = "file"i;
filehost = ( host | "localhost"i )?;
fpath = fsegment ( "/" fsegment )*;
fileurl = file "://" filehost "/" fpath;
prospero = "prospero"i;
psegment = ( uchar | "?" | ":" | "@" | "&" | "=" )*;
ppath = psegment ( "/" psegment )*;
fieldname = ( uchar | "?" | ":" | "@" | "&" )*;
fieldvalue = ( uchar | "?" | ":" | "@" | "&" )*;
fieldspec = ";" fieldname "=" fieldvalue;
fields = fieldspec fieldspec*;
prosperourl = prospero "://" site "/" ppath fields?;
otherscheme = scheme - ( http | ftp | news | nntp | telnet | gopher | wais | mailto | file | prospero );
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
entry_userinfo := userinfo;
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
