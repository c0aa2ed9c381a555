# draft-fielding-url-syntax-02: what can be parsed, and which rules are components.

grammar    url-syntax-02.abnf  "draft-fielding-url-syntax-02, December 1996"  1996-12  all-rules
restate    url-syntax-02-parts.abnf
amend      url-syntax-02-resolvable.abnf
absolute   absoluteURL
reference  URL-reference
parse      URL-reference resolvable
parse      absoluteURL relativeURL

component  scheme       scheme
component  authority    server greedy_server
component  userinfo     userinfo
component  user         user
component  password     password
component  host         host
component  port         port
component  path         rooted_path single_path empty_path
component  path         path_segments  in rel_path
component  query        query
component  fragment     fragment

host-kind  ipv4         hostnumber
host-kind  hostname     hostname

encode     path         path_segments

# 5.2. The query is merged with the path (step 6c). rel_path may begin with any segment.
resolution  empty-reference  current-document
resolution  query-reference  drops-segment
resolution  above-root       kept
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-beside-authority
resolution  query            merged
resolution  first-segment    colon
resolution  parser           resolvable

# It has no section on normal forms. What RFC 1738, 2.2, says of unreserved characters still holds;
# 2.3.2 adds "~". Dot segments of an absolute URL stay, as in 5.2.
normalization  unreserved    unreserved
normalization  dot-segments  kept

# As in RFC 1738: ports in 3.2 to 3.8, in 3.3, 3.4.1 and 3.8 that an authority alone means the same
# with "/".
scheme  http    port 80  path /
scheme  ftp     port 21
scheme  gopher  port 70  path /
scheme  telnet  port 23  path /
