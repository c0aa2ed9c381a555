# The hint names no rule that is around both.
grammar    recurs-within.abnf "A test"
component  part part
