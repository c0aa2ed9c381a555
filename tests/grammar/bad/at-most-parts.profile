grammar    at-most.abnf "Limits"
parse      url through go
parse      go
component  host  host
component  part  other
list       item  item
at-most    5     item
at-most    6     host
at-most    7     part
