# RFC 1808: what can be parsed, and which rules are reported as which component.

grammar    rfc1808.abnf  "RFC 1808, June 1995"
absolute   absoluteURL
reference  URL
parse      URL
parse      absoluteURL relativeURL

component  scheme     scheme
hidden     generic    relativeURL
component  authority  net_loc   in generic
component  params     params    in generic
component  query      query     in generic
component  fragment   fragment

# Where the generic reading dies, an absoluteURL is a scheme and what follows.
confirm    generic

# 2.4: the parser takes the other parts off, and what is left is the path.
rest       path       behind scheme ":" authority  before fragment "#" query "?" params ";"

prefix     "https://" "http://"
