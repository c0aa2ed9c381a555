# RFC 1738: what can be parsed, and which rules are components.

grammar    rfc1738.abnf  "RFC 1738, December 1994"  1994-12  all-rules
restate    rfc1738-parts.abnf
absolute   url

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
component  userinfo        userinfo
component  user            user
component  password        password
component  host            host  in authority
component  port            port
component  path            hpath ftppath fpath ppath wpath urlpath
component  cwd             cwd
component  name            name
component  type            ftptype gtype wtype
component  search          search
component  selector        selector
component  gopher+_string  gopher+_string
component  group           group allgroups
component  article         article
component  article-host    host  in article
component  number          number
component  database        database
component  address         encoded822addr
component  fields          fields
component  opaque          opaque

host-kind  ipv4            hostnumber
host-kind  hostname        hostname

# Data that is a path in every scheme; the rules of some keep more bytes (hpath, fpath).
encode     path            wpath

# 2.2: a character means the same when it is encoded, if it is not reserved. Of dot segments the
# document says nothing.
normalization  unreserved    unreserved
normalization  dot-segments  kept

# Ports: 3.2 to 3.11. 3.3, 3.4.1, 3.8: the "/" behind the host may be left out.
scheme  ftp       port 21
scheme  http      port 80    path /
scheme  gopher    port 70    path /
scheme  nntp      port 119
scheme  telnet    port 23    path /
scheme  wais      port 210
scheme  prospero  port 1525
