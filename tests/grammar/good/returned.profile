grammar    returned.abnf "A component behind a rule that is called"
component  note  note
