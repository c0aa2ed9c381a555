grammar    cases.abnf "A test"
import     cases-other.abnf: *
reference  start
