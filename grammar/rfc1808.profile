# RFC 1808: what can be parsed, and which rules are reported as which component.

grammar    rfc1808.abnf  "RFC 1808, June 1995"
restate    rfc1808-parts.abnf
amend      rfc1808-resolvable.abnf
dated      1995-06
absolute   absoluteURL
reference  URL
parse      URL resolvable
parse      absoluteURL relativeURL

# Nearly every absoluteURL is also a relativeURL, whose path has a colon.
component  scheme     scheme
hidden     absolute   absoluteURL
component  authority  net_loc      in absolute
component  params     params       in absolute
component  query      query        in absolute
hidden     relative   relativeURL loose
component  authority  net_loc      in relative
component  params     params       in relative
component  query      query        in relative
component  fragment   fragment

confirm    absolute relative
prefer     scheme over relative

# 2.4: the parser takes the other parts off, and what is left is the path.
rest       path       behind scheme ":" authority  before fragment "#" query "?" params ";"

prefix     "https://" "http://"
usual      "https://host/path?query#fragment" "/path?query#fragment"
usual      "https://host:80/p%41th;p?qu%41ry#fr%41gment"

encode     path       path

# 4. As printed, step 6 runs a relative path into a net_loc without path (2396bis-01, G.2).
resolution  empty-reference  base
resolution  query-reference  keeps-segment
resolution  above-root       kept
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-beside-authority
resolution  params           params
resolution  parser           resolvable
resolution  first-segment    colon

# The syntax is RFC 1738's, and so is what its 2.2 says: the same unescaped. An absolute URL keeps
# its dot segments (4, step 2b). A net_loc is not split: no port is dropped, and no host found.
unreserved     unreserved
normalization  dot-segments  kept

# RFC 1738, 3.3, 3.4.1, 3.8: a net_loc alone means the same with "/".
default-path  http    /
default-path  gopher  /
default-path  telnet  /
