# RFC 1738: what can be parsed, and which rules are reported as which component.

grammar    rfc1738.abnf  "RFC 1738, December 1994"
restate    rfc1738-parts.abnf
dated      1994-12
absolute   url
reference  url

# A URL goes on in the table of its scheme; each links alone.
parse      url through httpurl ftpurl newsurl nntpurl telneturl gopherurl waisurl mailtourl fileurl prosperourl schemepart
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
parse      schemepart

component  scheme          http ftp news nntp telnet gopher wais mailto file prospero otherscheme
component  authority       login site filehost
component  user            user            in authority  ahead-of host
component  password        password        in authority
component  host            host            in authority
component  port            port            in authority
component  path            hpath ftppath fpath ppath wpath urlpath
component  cwd             cwd
component  name            name
component  type            ftptype gtype wtype
component  search          search gophersearch
component  selector        selector
component  gopher+_string  gopher+_string
component  group           group allgroups
component  article         article
component  article-host    host            in article
component  number          number
component  database        database
component  address         encoded822addr
component  fields          fields
component  opaque          opaque

# What is in a login that cannot be read to its end does not count.
confirm    authority
prefer     authority over opaque
join       userinfo        user password

host-kind  ipv4            hostnumber
host-kind  hostname        hostname

# Machines of their own, left at the byte that ends them; all schemes that have them share them.
call       site account

# 2.2: a character means the same when it is encoded, if it is not reserved. Of dot segments the
# document says nothing.
unreserved     unreserved
normalization  dot-segments  kept

# Ports: 3.2 to 3.11. 3.3, 3.4.1, 3.8: the "/" behind the host may be left out.
default-port  ftp       21
default-port  http      80
default-path  http      /
default-port  gopher    70
default-path  gopher    /
default-port  nntp      119
default-port  telnet    23
default-path  telnet    /
default-port  wais      210
default-port  prospero  1525

prefix     "http://" "ftp://"
usual      "http://host/path?search" "ftp://host/path"
usual      "http://host:80/p%41th?s%41arch" "ftp://user:password@host/p%41th;type=i"

# Data that is a path in every scheme; the rules of some keep more bytes (hpath, fpath).
encode     path            wpath
