# draft-fielding-url-syntax-02: what can be parsed, and which rules are which component.

grammar    url-syntax-02.abnf  "draft-fielding-url-syntax-02, December 1996"
dated      1996-12
absolute   absoluteURL
reference  URL-reference
parse      URL-reference
parse      absoluteURL relativeURL

component  scheme       scheme
component  authority    server
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

encode     path         path_segments

# 5.2. The query is merged with the path (step 6c). rel_path may begin with any segment.
resolution  empty-reference  current-document
resolution  query-reference  drops-segment
resolution  above-root       kept
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-beside-authority
resolution  query            merged
resolution  first-segment    colon
