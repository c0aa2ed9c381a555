grammar    no-rule.abnf  "A test"
absolute   start
reference  start
parse      start
