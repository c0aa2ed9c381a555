# RFC 3986: what can be parsed, and which rules are reported as which component.

grammar    rfc3986.abnf  "RFC 3986, January 2005"
dated      2005-01
absolute   URI
reference  URI-reference

# Each line of rules becomes one table, in which they share states.
parse      URI-reference
parse      URI relative-ref absolute-URI

#          name       rules
component  scheme     scheme
component  authority  authority
component  userinfo   userinfo     in authority
component  host       host         in authority
component  port       port         in authority
component  path       path-abempty path-absolute path-noscheme path-rootless path-empty
component  query      query
component  fragment   fragment

# Told by its neighbours, the path needs no marks. (Where it has rules above, that is proved.)
rest       path       behind scheme ":" authority  before fragment "#" query "?"

# 3.2.2: the first match wins. Every IPv4address is a reg-name, too.
host-kind  ipv4       IPv4address
host-kind  ipv6       IPv6address
host-kind  ipvfuture  IPvFuture
host-kind  reg-name   reg-name

# Most states of the automaton are IPv6address's. As a machine of its own, entered at "[" and left
# at "]", it stays out of the tables above.
call       IP-literal

# What most texts begin with takes one step; that they go on like these is guessed, state by state.
prefix     "https://" "http://"
usual      "https://host/path?query#fragment" "/path?query#fragment"
usual      "https://host:80/p%41th?qu%41ry#fr%41gment" "mailto:user@host"

# 5.2.2, strict.
resolution  empty-reference  base-without-fragment
resolution  query-reference  keeps-segment
resolution  above-root       dropped
resolution  rooted-path      loses-dots
resolution  empty-base-path  root-beside-authority

# 6.2.2.2 decodes what 2.3 calls unreserved; 6.2.2.3 speaks of every URI, rootless ones too.
unreserved     unreserved
normalization  dot-segments  removed

# 6.2.3. The RFC itself names http; the others are as their own documents have them.
default-port  http   80
default-path  http   /
default-port  https  443  # RFC 9110, 4.2.2; its 4.2.3 says that an empty path is "/"
default-path  https  /
default-port  ftp    21   # RFC 1738, 3.2.1
default-port  ws     80   # RFC 6455, 3: the port, and "/" for an empty path
default-path  ws     /
default-port  wss    443
default-path  wss    /
