# RFC 1808: what can be parsed, and which rules are reported as which component.

grammar    rfc1808.abnf  "RFC 1808, June 1995"
dated      1995-06
absolute   absoluteURL
reference  URL
parse      URL
parse      absoluteURL relativeURL

# Nearly every absoluteURL is also a relativeURL, whose path has a colon; and where generic-RL does
# not derive it, an absoluteURL is a scheme and what follows.
component  scheme     scheme
hidden     absolute   generic-RL
component  authority  net_loc      in absolute
component  params     params       in absolute
component  query      query        in absolute
hidden     relative   relativeURL  outside absolute
component  authority  net_loc      in relative
component  params     params       in relative
component  query      query        in relative
component  fragment   fragment

confirm    absolute relative
prefer     scheme over relative

# 2.4: the parser takes the other parts off, and what is left is the path.
rest       path       behind scheme ":" authority  before fragment "#" query "?" params ";"

prefix     "https://" "http://"

encode     path       path

# 4. As printed, step 6 runs a relative path into a net_loc without path (2396bis-01, G.2).
resolution  empty-reference  base
resolution  query-reference  keeps-segment
resolution  above-root       kept
resolution  rooted-path      keeps-dots
resolution  empty-base-path  root-beside-authority
resolution  params           params
resolution  first-segment    colon
