grammar    too-large.abnf  "A test"
absolute   start
reference  start
parse      start
