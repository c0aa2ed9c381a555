# RFC 1738: what can be parsed, and which rules are reported as which component.

grammar    rfc1738.abnf  "RFC 1738, December 1994"
restate    rfc1738-parts.abnf
dated      1994-12
absolute   url
reference  url

# All schemes in one table; and each in one of its own, for who needs no other.
parse      url
parse      httpurl
parse      ftpurl
parse      newsurl
parse      nntpurl
parse      telneturl
parse      gopherurl
parse      waisurl
parse      mailtourl
parse      fileurl
parse      prosperourl

component  scheme          http ftp news nntp telnet gopher wais mailto file prospero otherscheme
component  authority       login hostport filehost
component  user            user            in authority  ahead-of host
component  password        password        in authority
component  host            host            in authority
component  port            port            in authority
component  path            hpath fpath ppath wpath urlpath
component  type            ftptype gtype wtype
component  search          search gophersearch
component  selector        selector
component  gopher+_string  gopher+_string
component  group           group allgroups
component  article         article
component  number          number
component  database        database
component  address         encoded822addr

# What is in a login that cannot be read to its end does not count.
confirm    authority
join       userinfo        user password

host-kind  ipv4            hostnumber
host-kind  hostname        hostname

default-port  ftp       21
default-port  http      80
default-port  gopher    70
default-port  nntp      119
default-port  telnet    23
default-port  wais      210
default-port  prospero  1525

prefix     "http://" "ftp://"

# Data that is a path in every scheme; the rules of some keep more bytes (hpath, fpath).
encode     path            wpath
