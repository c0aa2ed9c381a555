# RFC 4516: LDAP URLs.

grammar    ldap.abnf "RFC 4516, section 2"  2006-06
import     rfc3986.abnf: host port pchar IPv4address IPv6address IPvFuture reg-name
reference  ldapurl

component  scheme      scheme
component  authority   authority
component  host        host
component  port        port
component  dn          dn
component  attributes  attributes
list       attribute   attrdesc
component  scope       scope
component  filter      filter
component  extensions  extensions
list       extension   extension

host-kind  ipv4       IPv4address
host-kind  ipv6       IPv6address
host-kind  ipvfuture  IPvFuture
host-kind  reg-name   reg-name

scheme     ldap  port 389  # section 3.4 of RFC 4513
