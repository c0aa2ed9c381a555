grammar    prose.abnf  "A test"
absolute   start
reference  start
parse      start
