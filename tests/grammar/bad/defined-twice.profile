grammar    defined-twice.abnf  "A test"
absolute   start
reference  start
parse      start
