grammar    readings.abnf "Texts with two readings, but for those of the rule kept"
parse      mail
parse      order
parse      option
parse      empty
parse      pair
parse      kept
component  user    user
component  host    host
component  number  number
component  word    word
component  label   label
component  name    name
component  tag     tag
list       item    item
component  left    left
component  right   right
