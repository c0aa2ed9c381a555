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

# What most texts begin with takes one step.
prefix     "https://" "http://"

# 5.2.2, strict. Normalization decodes what 2.3 calls unreserved (6.2.2.2).
resolution  empty-reference  base-without-fragment
resolution  query-reference  keeps-segment
resolution  above-root       dropped
resolution  rooted-path      loses-dots
resolution  empty-base-path  root-beside-authority
unreserved  unreserved
