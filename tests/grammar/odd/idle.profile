grammar    idle.abnf "A test"
import     idle-other.abnf: spare
document   [OTHER]  idle-other.abnf
reference  start
component  scheme  scheme
component  host    host
component  path    path
host-kind  ipv4    v4
host-kind  ipv6    v6
scheme     HTTP    port 80
scheme     coaps   port 5684
