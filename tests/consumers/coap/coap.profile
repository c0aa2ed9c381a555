# CoAP, built on RFC 3986.
grammar  coap.abnf  "RFC 7252, section 6.1"  2014-06
extends  rfc3986
scheme   coap  port 5683
