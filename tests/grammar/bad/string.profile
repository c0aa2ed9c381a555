grammar    string.abnf  "A test"
absolute   start
reference  start
parse      start
