# RFC 7252 and RFC 8323: the URIs of CoAP, over UDP, TCP and WebSockets, with and without TLS.

grammar    coap.abnf "RFC 7252, section 6; RFC 8323, section 8"  2014-06
extends    rfc3986
reference  URI

component  scheme     coap coaps coap+tcp coaps+tcp coap+ws coaps+ws
component  authority  authority

scheme     coap       port 5683
scheme     coaps      port 5684
scheme     coap+tcp   port 5683
scheme     coaps+tcp  port 5684
scheme     coap+ws    port 80
scheme     coaps+ws   port 443
