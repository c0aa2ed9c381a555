# RFC 3966's parameters are recursive.
grammar    tel.abnf  "RFC 3966"
component  number  global-number-digits in global-number
component  number  local-number-digits
component  name    pname
component  value   pvalue
