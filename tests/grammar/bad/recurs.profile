grammar    recurs.abnf  "A component that recurs"
component  name   name
list       value  value
