# draft-fielding-uri-rfc2396bis-01: what can be parsed, and which rules are which component.

grammar    rfc2396bis-01.abnf  "draft-fielding-uri-rfc2396bis-01, March 2003"
amend      rfc2396bis-01-resolvable.abnf
dated      2003-03
absolute   absolute-URI
reference  URI-reference
parse      URI-reference resolvable

component  scheme       scheme
component  authority    authority
component  server       server       in authority
component  reg-name     reg-name     in authority
component  userinfo     userinfo     in server
component  host         host         in server
component  port         port         in server
component  opaque-part  opaque-part
component  query        query rootless-query
component  fragment     fragment

# A server where it matches; a query before an opaque part (Appendix B).
prefer     server over reg-name
prefer     query over opaque-part
confirm    server

rest       path         behind scheme ":" authority  before fragment "#" query "?"

host-kind  ipv6         IPv6reference
host-kind  ipv4         IPv4address
host-kind  hostname     hostname

call       IPv6reference
prefix     "https://" "http://"
usual      "https://host/path?query#fragment" "/path?query#fragment"
usual      "https://host:80/p%41th?qu%41ry#fr%41gment" "mailto:user@host"

# Data of a path; an opaque part may begin with no "/".
encode     path         path-segments
encode     query        query

# 5.2. An empty base path counts as "/" everywhere.
resolution  empty-reference  current-document
resolution  query-reference  keeps-segment
resolution  above-root       open
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root
resolution  parser           resolvable

# 2.3: "letters, digits, underscore, or tilde"; 6.2.2.3 splits absolute URIs "just after the /": an
# opaque part is no path, and ".." above the root stays, which 5.2 leaves open.
unreserved     ALPHA DIGIT "_" "~"
normalization  dot-segments  removed-below-root

# 6.2.3 names http. The schemes are RFC 1738's; that http://h is http://h/ is in its 3.3.
default-port  http      80
default-path  http      /
default-port  ftp       21
default-port  gopher    70
default-path  gopher    /
default-port  telnet    23
default-path  telnet    /
