grammar    recurs-apart.abnf  "A component that two rules have"
component  name   name
