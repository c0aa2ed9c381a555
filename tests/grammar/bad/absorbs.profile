grammar    absorbs.abnf  "A test"
