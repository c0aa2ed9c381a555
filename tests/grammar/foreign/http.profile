grammar    http.abnf "RFC 7230, section 2.7"
extends    rfc3986
document   [RFC3986]  rfc3986.abnf
reference  http-URI
scheme     http  port 80  path /
