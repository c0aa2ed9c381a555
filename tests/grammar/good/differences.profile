grammar    differences.abnf  "Differences"
absolute   start
reference  start
parse      start

component  word  word
component  tail  tail
