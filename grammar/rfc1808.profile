# RFC 1808: what can be parsed, and which rules are components.

grammar    rfc1808.abnf  "RFC 1808, June 1995"  1995-06  all-rules
restate    rfc1808-parts.abnf
amend      rfc1808-resolvable.abnf
absolute   absoluteURL
reference  URL
parse      URL resolvable
parse      absoluteURL relativeURL

component  scheme     scheme
component  authority  net_loc
component  path       rooted_path loose_path local_path schemeless_path loose_schemeless_path empty_path
component  path       path  in rel_path
component  params     params
component  query      query
component  fragment   fragment

encode     path       path

# 4. As printed, step 6 runs a relative path into a net_loc without path (2396bis-01, G.2); so would
# step 5 with ";x" and "?y", for a net_loc may hold both. An empty component is none: 2.4.1, 2.4.4 and
# 2.4.5 say so of a last "#", "?" and ";", and steps 3 and 5 ask whether one is non-empty.
resolution  empty-reference  base
resolution  query-reference  keeps-segment
resolution  above-root       kept
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-before-query
resolution  empty-component  absent
resolution  params           params
resolution  parser           resolvable
resolution  first-segment    colon

# The syntax is RFC 1738's, and so is what its 2.2 says: the same unescaped. An absolute URL keeps
# its dot segments (4, step 2b). A net_loc is not split: no port is dropped, and no host found.
normalization  unreserved    unreserved
normalization  dot-segments  kept

# RFC 1738, 3.3, 3.4.1, 3.8: a net_loc alone means the same with "/".
scheme  http    path /
scheme  gopher  path /
scheme  telnet  path /
