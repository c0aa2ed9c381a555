# What RFC 3986 and the WHATWG URL Standard read alike.

grammar    agreed.abnf  "a subset of RFC 3986 on which the WHATWG URL Standard agrees"  2026-08
extends    rfc3986
reference  URI
parse      URI

component  scheme     scheme-80 scheme-443 scheme-21 scheme-file other-scheme
component  authority  authority-80 authority-443 authority-21 authority-file authority-other
component  userinfo   credentials
component  host       web-host file-host no-host
component  port       port-80 port-443 port-21 port-other
component  path       web-path other-path rooted-path rootless-path path-empty
component  query      web-query

host-kind  ipv6       IPv6-text
host-kind  reg-name   name
host-kind  reg-name   no-host
