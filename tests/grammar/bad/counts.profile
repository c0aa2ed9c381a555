grammar    counts.abnf  "A test"
component  names  names
