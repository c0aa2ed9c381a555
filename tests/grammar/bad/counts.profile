grammar  counts.abnf  "A test"
