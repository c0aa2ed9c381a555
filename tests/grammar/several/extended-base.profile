grammar    extended-base.abnf  "Base"
import     extended-import.abnf: LOWER
absolute   all
component  scheme  scheme
component  authority  authority
component  host    host
component  inside  zone  in box
component  path    path
component  query   query
host-kind  ipv6      box
host-kind  reg-name  name
resolution empty-reference base  parser all  results derived
normalization  dot-segments removed
scheme     a  port 1
