grammar    empty-alternative.abnf  "A test"
absolute   start
reference  start
parse      start
