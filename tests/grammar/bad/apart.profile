grammar    apart.abnf  "A test"
