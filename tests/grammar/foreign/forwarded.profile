grammar    forwarded.abnf "RFC 7239, sections 4 and 6"
import     rfc3986.abnf: IPv4address IPv6address
document   [RFC7230] rfc9110-few.abnf
reference  Forwarded
parse      Forwarded
parse      node
list       pair forwarded-pair
component  name nodename
component  port node-port
