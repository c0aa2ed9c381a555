# comments are ignored
grammar    statements.abnf
grammar    statements.abnf  "never closed
absolut    start
absolute   start start
reference  start
reference  start
parse
component  host
component  path  path  in nowhere
host-kind  ipv5  v6
host-kind  ipv6
list       path  path
encode     path
encode     nowhere  path
resolution empty-reference
resolution empty-reference base nothing kept
normalization  dots kept
scheme     http  port 0
scheme     http
