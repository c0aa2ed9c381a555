# RFC 9110: the URIs of HTTP.

grammar    http.abnf "RFC 9110, section 4.2"  2022-06
extends    rfc3986
document   [URI]  rfc3986.abnf
reference  URI
parse      URI http-URI https-URI

component  scheme  http https

# 4.2.3: an empty path is "/".
scheme     http   port 80   path /
scheme     https  port 443  path /
