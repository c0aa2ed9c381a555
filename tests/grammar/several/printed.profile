grammar    printed.abnf "A grammar as documents print it"
document   [RFC3986]  rfc3986.abnf
reference  text
parse      text
component  words  "two words"
