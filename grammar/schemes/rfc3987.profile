# RFC 3987: internationalized resource identifiers, in UTF-8.

grammar    rfc3987.abnf  "RFC 3987, January 2005"  2005-01  all-rules
charset    utf-8
absolute   IRI
reference  IRI-reference

parse      IRI-reference
parse      IRI irelative-ref absolute-IRI

#          name       rules
component  scheme     scheme
component  authority  iauthority
component  userinfo   iuserinfo
component  host       ihost
component  port       port
component  path       ipath-abempty ipath-absolute ipath-noscheme ipath-rootless ipath-empty
component  query      iquery
component  fragment   ifragment

# 2.2: "the first-match-wins algorithm applies", as in RFC 3986.
host-kind  ipv4       IPv4address
host-kind  ipv6       IPv6address
host-kind  ipvfuture  IPvFuture
host-kind  reg-name   ireg-name

# 1.3 and 5.3.2: relative references are resolved, and IRIs normalized, as RFC 3986 says of URIs.
resolution  empty-reference base-without-fragment  query-reference keeps-segment  above-root dropped  rooted-path loses-dots  empty-base-path root-beside-authority  results derived

# 5.3.2.3 decodes what is unreserved; what stands for code points above U+007F stays encoded.
normalization  unreserved    unreserved
normalization  dot-segments  removed

scheme  http   port 80   path /
scheme  https  port 443  path /
scheme  ftp    port 21
scheme  ws     port 80   path /
scheme  wss    port 443  path /
