grammar    configurations.abnf  "A test"
