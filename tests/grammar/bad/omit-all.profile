grammar    omit.abnf  "A test"
omit       second third
reference  start
