# RFC 6874: RFC 3986 with zones of IPv6 addresses. The RFC was hardly ever implemented, and RFC 9844 obsoletes it.

grammar    rfc3986.abnf  "RFC 6874, section 2: RFC 3986 with IPv6 zones; obsolete (RFC 9844)"  2013-02
amend      zone.abnf
absolute   URI
reference  URI-reference

component  scheme     scheme
component  authority  authority
component  userinfo   userinfo
component  host       host
component  port       port
component  path       path-abempty path-absolute path-noscheme path-rootless path-empty
component  query      query
component  fragment   fragment
component  zone       ZoneID

# 3.2.2: the first match wins. Every IPv4address is a reg-name, too.
host-kind  ipv4       IPv4address
host-kind  ipv6       IPv6address
host-kind  ipvfuture  IPvFuture
host-kind  reg-name   reg-name

# 5.2.2, strict.
resolution  empty-reference base-without-fragment  query-reference keeps-segment  above-root dropped  rooted-path loses-dots  empty-base-path root-beside-authority  results derived

# 6.2.2.2 decodes what 2.3 calls unreserved; 6.2.2.3 speaks of every URI, rootless ones too.
normalization  unreserved    unreserved
normalization  dot-segments  removed

# 6.2.3. The RFC itself names http; the others are as their own documents have them.
scheme  http   port 80   path /
scheme  https  port 443  path /  # RFC 9110, 4.2.2; its 4.2.3 says that an empty path is "/"
scheme  ftp    port 21           # RFC 1738, 3.2.1
scheme  ws     port 80   path /  # RFC 6455, 3: the port, and "/" for an empty path
scheme  wss    port 443  path /
