grammar    ambiguous.abnf  "A test"
component  number   number
component  data     data
component  message  message
