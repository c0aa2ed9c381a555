# draft-fielding-url-syntax (1997): what can be parsed, and which rules are which component.

grammar    url-syntax-1997.abnf  "draft-fielding-url-syntax, 1997"
amend      url-syntax-1997-resolvable.abnf
dated      1997-01
absolute   absoluteURL
reference  URL-reference
parse      URL-reference resolvable
parse      absoluteURL relativeURL

component  scheme       scheme
component  authority    site greedy_site
component  server       server       in authority
component  userinfo     userinfo     in server
component  host         host         in server
component  port         port         in server
component  query        query
component  fragment     fragment

# A site where it can be read; a server where it matches.
confirm    authority server

rest       path         behind scheme ":" authority  before fragment "#" query "?"

host-kind  ipv4         IPv4address
host-kind  hostname     hostname

prefix     "https://" "http://"
usual      "https://host/path?query#fragment" "/path?query#fragment"
usual      "https://host:80/p%41th?qu%41ry#fr%41gment" "mailto:user@host"

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
