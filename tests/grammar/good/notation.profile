# Most statements of a profile; "reference", "parse" and a month have defaults.
grammar    notation.abnf  "All notations"  2005-01  all-rules
amend      amended.abnf
absolute   start
reference  START

parse      start body
parse      NUMBERS

component  scheme   flavour
component  flavour  leaf vanilla  in scheme    # parts of its own
component  path     body
list       box      label         in body
list       query    number
