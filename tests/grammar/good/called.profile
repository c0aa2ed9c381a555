grammar    called.abnf "A rule that is called within a list"
list       value value
