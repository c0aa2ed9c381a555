grammar    call-calls.abnf  "A test"
absolute   start
reference  start
parse      start
call       outer inner
