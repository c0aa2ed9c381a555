grammar restates.abnf "A rule restated otherwise"
restate restates-otherwise.abnf
absolute start
reference start
parse start
