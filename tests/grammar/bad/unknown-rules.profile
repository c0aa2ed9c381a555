grammar    unknown-rules.abnf  "A test"
absolute   nothing
reference  start
parse      start nowhere
component  host  host none
component  path  path
host-kind  ipv6  v5
