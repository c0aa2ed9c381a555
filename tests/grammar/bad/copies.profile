grammar    copies.abnf  "A test"
