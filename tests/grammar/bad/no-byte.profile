grammar    no-byte.abnf  "A test"
absolute   start
reference  start
parse      start
