grammar    unnamed.abnf  "A test"
component  item   item
