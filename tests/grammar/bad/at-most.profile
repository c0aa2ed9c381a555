grammar    at-most.abnf "Limits"
component  host  host
at-most    0      host
at-most    65536  host
at-most    host   255
at-most    255
at-most    5      hots
at-most    5      host
at-most    6      host
