# RFC 2396: what can be parsed, and which rules are reported as which component.

grammar    rfc2396.abnf  "RFC 2396, August 1998"
amend      rfc2396-resolvable.abnf
dated      1998-08
absolute   absoluteURI
reference  URI-reference
parse      URI-reference resolvable
parse      absoluteURI relativeURI

component  scheme       scheme
component  authority    authority
component  server       server       in authority
component  reg_name     reg_name     in authority
component  userinfo     userinfo     in server
component  host         host         in server
component  port         port         in server
component  opaque_part  opaque_part
component  query        query
component  fragment     fragment

# 3.2: server or reg_name; a server where it matches. What is in a server that dies does not count.
prefer     server over reg_name
confirm    server

# Appendix B: the path is what is left, opaque or not.
rest       path         behind scheme ":" authority  before fragment "#" query "?"

host-kind  ipv4         IPv4address
host-kind  hostname     hostname

prefix     "https://" "http://"
usual      "https://host/path?query#fragment" "/path?query#fragment"
usual      "https://host:80/p%41th?qu%41ry#fr%41gment" "mailto:user@host"

# Data of a path; an opaque part may begin with no "/".
encode     path         path_segments

# 5.2. As printed, its step 6a runs a relative path into an authority without path (2396bis-01, G.2).
resolution  empty-reference  current-document
resolution  query-reference  drops-segment
resolution  above-root       open
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-beside-authority
resolution  parser           resolvable

# 2.3: the same unescaped. 6 has no rule for dot segments: an absolute URI keeps them, as in 5.2.
unreserved     unreserved
normalization  dot-segments  kept

# 6 leaves defaults to the scheme. RFC 1738 has them: ports in 3.2 to 3.8, in 3.3, 3.4.1 and 3.8
# that an authority alone means the same with "/".
default-port  http      80
default-path  http      /
default-port  ftp       21
default-port  gopher    70
default-path  gopher    /
default-port  telnet    23
default-path  telnet    /
