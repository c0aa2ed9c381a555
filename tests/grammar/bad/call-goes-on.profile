grammar    call-goes-on.abnf  "A test"
absolute   start
reference  start
parse      start

call       v6
