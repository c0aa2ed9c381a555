grammar    percent.abnf  "Percent signs"
component  scheme  scheme
component  path    path
component  query   query
normalization  unreserved    letter
normalization  dot-segments  removed
