# RFC 3261: the URIs of SIP.

grammar    sip.abnf "RFC 3261, section 25.1, and RFC 5954"  2002-06
import     rfc3986.abnf: IPv4address IPv6address
reference  URI

component  scheme     sip sips
component  authority  authority
component  user       user
component  password   password
component  host       host  in hostport
component  port       port
list       parameter  uri-parameter
list       header     header

host-kind  ipv4      IPv4address
host-kind  ipv6      IPv6address
host-kind  hostname  hostname
