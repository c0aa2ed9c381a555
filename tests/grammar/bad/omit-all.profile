grammar    omit.abnf  "A test"
omit       second
reference  start
