grammar    samples.abnf  "Samples"
component  one    one
component  two    two
component  three  three
component  four   four
component  five   five
component  rest   rest
