# draft-fielding-uri-rfc2396bis-01: what can be parsed, and which rules are components.

grammar    rfc2396bis-01.abnf  "draft-fielding-uri-rfc2396bis-01, March 2003"  2003-03  all-rules
restate    rfc2396bis-01-parts.abnf
amend      rfc2396bis-01-resolvable.abnf
absolute   absolute-URI
reference  URI-reference
parse      URI-reference resolvable

component  scheme       scheme
component  authority    authority
component  server       server
component  reg-name     reg-name
component  userinfo     userinfo
component  host         host
component  port         port
component  path         abs-path rel-path opaque-part rootless-path empty-path
component  opaque-part  opaque-part
component  query        query rootless-query
component  fragment     fragment

host-kind  ipv6         IPv6reference
host-kind  ipv4         IPv4address
host-kind  hostname     hostname

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
normalization  unreserved    ALPHA DIGIT "_" "~"
normalization  dot-segments  removed-below-root

# 6.2.3 names http. The schemes are RFC 1738's; that http://h is http://h/ is in its 3.3.
scheme  http    port 80  path /
scheme  ftp     port 21
scheme  gopher  port 70  path /
scheme  telnet  port 23  path /
