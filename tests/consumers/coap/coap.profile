# CoAP, built on RFC 3986.
grammar       rfc3986.abnf  "RFC 7252, section 6.1"
amend         coap.abnf
absolute      coap-URI
reference     coap-URI
parse         coap-URI

component     host   host
component     port   port
component     path   path-abempty
component     query  query

host-kind     ipv4       IPv4address
host-kind     ipv6       IPv6address
host-kind     ipvfuture  IPvFuture
host-kind     reg-name   reg-name

scheme        coap  port 5683
