grammar    recursion.abnf  "Recursion"
reference  text
nest       comment  3
nest       term     2
component  name     subdomain
list       label    label
list       digit    digit   in digits
list       unit     unit
list       item     item
component  left     left
list       link     link
list       step     step
list       comment  comment
list       factor   factor
list       word     word
list       knot     knot
