grammar    many-terms.abnf "A test"
charset    utf-8
reference  start
