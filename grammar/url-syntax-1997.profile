# draft-fielding-url-syntax (1997): what can be parsed, and which rules are which component.

grammar    url-syntax-1997.abnf  "draft-fielding-url-syntax, 1997"
dated      1997-01
absolute   absoluteURL
reference  URL-reference
parse      URL-reference
parse      absoluteURL relativeURL

component  scheme       scheme
component  authority    site
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
