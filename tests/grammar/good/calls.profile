grammar    calls.abnf "Rules that are no calls"
reference  text
absolute   text
