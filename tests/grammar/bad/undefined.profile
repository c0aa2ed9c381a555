grammar    undefined.abnf  "A test"
absolute   start
reference  start
parse      start
