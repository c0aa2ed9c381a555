grammar    again.abnf "A test"
reference  member
