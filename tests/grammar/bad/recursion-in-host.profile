grammar    recursion-in-host.abnf  "A test"
reference  start
component  host  host
host-kind  ipv4  v4
