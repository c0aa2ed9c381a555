# References of container images.

grammar    oci.abnf "References of container images (distribution/reference 0.6.0)"  2024-04
import     rfc3986.abnf: IPv4address IPv6address
reference  reference

component  authority  domain
component  host       host         in domain
component  port       port-number
component  path       remote-name
component  tag        tag
component  digest     digest

at-most    255        remote-name

host-kind  ipv4      IPv4address
host-kind  ipv6      IPv6address
host-kind  hostname  domain-name
