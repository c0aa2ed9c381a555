grammar    nested.abnf  "A test"
reference  start
nest       rounds  2
nest       plain     2
nest       never     2
