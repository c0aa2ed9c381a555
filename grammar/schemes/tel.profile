# RFC 3966: telephone numbers.

grammar    tel.abnf "RFC 3966, section 3"  2004-12
reference  telephone-uri

component  scheme     tel
component  number     global-number-digits in global-number
component  number     local-number-digits
component  context    descriptor
list       extension  ext
list       isub       isub
list       parameter  parameter
