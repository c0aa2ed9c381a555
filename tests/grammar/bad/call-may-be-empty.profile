grammar    call-may-be-empty.abnf  "A test"
absolute   start
reference  start
parse      start
call       literal
