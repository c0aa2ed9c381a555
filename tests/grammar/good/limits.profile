# Limits of a component, of a rule that becomes one, of whole texts, and of a component that the first
# reading decides only at a later byte.
grammar    limits.abnf "Limits"
parse      whole alone
parse      far
component  host   far
component  query  near in whole
component  piece  near in alone

at-most    3  far
at-most    2  tail
at-most    8  alone
at-most    4  other
