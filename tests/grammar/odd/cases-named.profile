grammar    cases.abnf "A test"
import     cases-other.abnf: * host
reference  start
