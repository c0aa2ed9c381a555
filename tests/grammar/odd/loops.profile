grammar    loops.abnf "A test"
reference  start
nest       names    3
nest       more     2
nest       rounds   2
nest       squares  1
