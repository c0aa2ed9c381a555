# RFC 2396 as RFC 2732 amends it: what can be parsed, and which rules are components.

grammar    rfc2396.abnf  "RFC 2732, December 1999: RFC 2396 with IPv6 literals"  1999-12  all-rules
amend      rfc2732.abnf
restate    rfc2396-parts.abnf
amend      rfc2396-resolvable.abnf
absolute   absoluteURI
reference  URI-reference
parse      URI-reference resolvable
parse      absoluteURI relativeURI

component  scheme       scheme
component  authority    authority
component  server       server
component  reg_name     reg_name
component  userinfo     userinfo
component  host         host
component  port         port
component  path         abs_path rel_path opaque_part rootless_path empty_path
component  opaque_part  opaque_part
component  query        query
component  fragment     fragment

host-kind  ipv6         ipv6reference
host-kind  ipv4         IPv4address
host-kind  hostname     hostname

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
normalization  unreserved    unreserved
normalization  dot-segments  kept

# 6 leaves defaults to the scheme. RFC 1738 has them: ports in 3.2 to 3.8, in 3.3, 3.4.1 and 3.8
# that an authority alone means the same with "/".
scheme  http    port 80  path /
scheme  ftp     port 21
scheme  gopher  port 70  path /
scheme  telnet  port 23  path /
