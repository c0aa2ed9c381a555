grammar    omit.abnf  "A test"
omit
omit       secnd third
component  x  fourth
