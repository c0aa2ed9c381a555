# RFC 6455: the URIs of WebSocket.

grammar    ws.abnf "RFC 6455, section 3"  2011-12
extends    rfc3986
document   [RFC3986]  rfc3986.abnf
reference  URI
parse      URI ws-URI wss-URI

component  scheme     ws wss
component  authority  authority

# Section 3: an empty path is "/".
scheme     ws   port 80   path /
scheme     wss  port 443  path /
