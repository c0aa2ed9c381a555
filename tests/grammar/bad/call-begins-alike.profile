grammar    call-begins-alike.abnf  "A test"
absolute   start
reference  start
parse      start
call       literal
