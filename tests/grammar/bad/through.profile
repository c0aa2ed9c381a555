grammar    through.abnf  "A test"
absolute   start
reference  start
parse      start through one two three
parse      one
parse      two three
parse      three through one
