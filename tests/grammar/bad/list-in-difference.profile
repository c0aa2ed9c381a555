grammar  list-in-difference.abnf  "A list, some of whose texts are taken away"
list     item  item
