grammar    extends-nothing.abnf  "A test"
absolute   start
reference  start
parse      start
