grammar    never.abnf "Statements that never have an effect"
reference  start
component  host    host  in start
component  name    name  in scheme
component  port    port
host-kind  ipv4    v4
host-kind  hostname few
host-kind  reg-name name
at-most    6       port
at-most    5       name
