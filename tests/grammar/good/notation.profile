# Every statement of a profile.
grammar    notation.abnf  "All notations"
amend      amended.abnf
absolute   start
reference  START

parse      start body
parse      NUMBERS

component  scheme   flavour
component  flavour  leaf vanilla  in scheme    # parts of its own
component  path     body
component  box      label         in path
component  query    number

call       box
