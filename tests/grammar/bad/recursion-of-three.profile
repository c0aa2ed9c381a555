grammar    recursion-of-three.abnf  "A test"
absolute   start
reference  start
parse      start
