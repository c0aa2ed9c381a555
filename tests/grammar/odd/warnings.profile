grammar    warnings.abnf  "A test"  all-rules
absolute   start
reference  start
parse      start
