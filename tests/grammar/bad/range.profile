grammar    range.abnf  "A test"
absolute   start
reference  start
parse      start
