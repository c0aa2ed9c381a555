grammar    tagged.abnf  "Readings by tags"
component  u  u
component  h  h
component  p  p
