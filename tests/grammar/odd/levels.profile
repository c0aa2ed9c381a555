grammar    levels.abnf "Levels of a rule, of which lint does not speak"
reference  level
nest       level 3
