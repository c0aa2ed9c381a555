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

encode     path         path_segments

# 5.2; its C.2 still has two rows with the query merged. rel_path may begin with any segment.
resolution  empty-reference  current-document
resolution  query-reference  drops-segment
resolution  above-root       open
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-beside-authority
resolution  query            apart
resolution  first-segment    colon
