grammar    recursion-unused.abnf  "A test"
absolute   start
reference  start
parse      start
