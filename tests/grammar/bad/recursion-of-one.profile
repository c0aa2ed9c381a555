grammar    recursion-of-one.abnf  "A test"
absolute   start
reference  start
parse      start
