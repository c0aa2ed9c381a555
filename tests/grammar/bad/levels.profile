grammar    levels.abnf  "A test"
reference  text
nest       bracket  4
component  whole    bracket
