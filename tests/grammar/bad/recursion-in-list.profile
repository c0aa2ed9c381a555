grammar recursion-in-list.abnf "A test"
reference start
list item item
