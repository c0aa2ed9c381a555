grammar    says-little.abnf  "A test"
