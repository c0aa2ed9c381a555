# draft-fielding-url-syntax-02: what can be parsed, and which rules are which component.

grammar    url-syntax-02.abnf  "draft-fielding-url-syntax-02, December 1996"
amend      url-syntax-02-resolvable.abnf
dated      1996-12
absolute   absoluteURL
reference  URL-reference
parse      URL-reference resolvable
parse      absoluteURL relativeURL

component  scheme       scheme
component  authority    server greedy_server
component  user         user         in authority  ahead-of host
component  password     password     in authority
component  host         host         in authority
component  port         port         in authority
component  query        query
component  fragment     fragment

confirm    authority
join       userinfo     user password

rest       path         behind scheme ":" authority  before fragment "#" query "?"

host-kind  ipv4         hostnumber
host-kind  hostname     hostname

prefix     "https://" "http://"
usual      "https://host/path?query#fragment" "/path?query#fragment"
usual      "https://host:80/p%41th?qu%41ry#fr%41gment" "mailto:user@host"

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
unreserved     unreserved
normalization  dot-segments  kept

# As in RFC 1738: ports in 3.2 to 3.8, in 3.3, 3.4.1 and 3.8 that an authority alone means the same
# with "/".
default-port  http      80
default-path  http      /
default-port  ftp       21
default-port  gopher    70
default-path  gopher    /
default-port  telnet    23
default-path  telnet    /
