grammar    printed.abnf "A test"
import     printed-other.abnf: other
reference  start
