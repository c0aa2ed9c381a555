# a comment is nothing
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
confirm    somewhere
encode     path
encode     nowhere  path
