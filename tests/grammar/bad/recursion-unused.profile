grammar    recursion-unused.abnf  "A test"  all-rules
absolute   start
reference  start
parse      start
