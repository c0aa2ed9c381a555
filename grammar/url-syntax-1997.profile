# draft-fielding-url-syntax (1997): what can be parsed, and which rules are components.

grammar    url-syntax-1997.abnf  "draft-fielding-url-syntax, 1997"  1997-01  all-rules
restate    url-syntax-1997-parts.abnf
amend      url-syntax-1997-resolvable.abnf
absolute   absoluteURL
reference  URL-reference
parse      URL-reference resolvable
parse      absoluteURL relativeURL

component  scheme       scheme
component  authority    site greedy_site
component  server       server
component  userinfo     userinfo
component  host         host
component  port         port
component  path         rooted_path single_path empty_path
component  path         path_segments  in rel_path
component  query        query
component  fragment     fragment

host-kind  ipv4         IPv4address
host-kind  hostname     hostname

encode     path         path_segments

# 5.2; its C.2 still has two rows with the query merged. rel_path may begin with any segment.
resolution  empty-reference  current-document
resolution  query-reference  drops-segment
resolution  above-root       open
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-beside-authority
resolution  query            apart
resolution  first-segment    colon
resolution  parser           resolvable

# 2.4.2: "It is safe to unescape these". 6 has no rule for dot segments: they stay, as in 5.2.
normalization  unreserved    unreserved
normalization  dot-segments  kept

# 6 leaves defaults to the scheme. RFC 1738 has them: ports in 3.2 to 3.8, in 3.3, 3.4.1 and 3.8
# that an authority alone means the same with "/".
scheme  http    port 80  path /
scheme  ftp     port 21
scheme  gopher  port 70  path /
scheme  telnet  port 23  path /
