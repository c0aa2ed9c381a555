grammar    nested.abnf  "A test"
reference  start
nest       rounds  2
