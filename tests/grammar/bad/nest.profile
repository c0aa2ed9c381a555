grammar    nest.abnf  "A test"  all-rules
reference  start
nest       plain
nest       plain     0
nest       plain     101
nest       nowhere   2
