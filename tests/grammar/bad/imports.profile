grammar    imports.abnf  "A test"
import     imports-other.abnf
import     imports-other.abnf: nowhere given needy
import     imports-third.abnf: given
document   [OTHER]
document   [OTHER]  imports-other.abnf
reference  start
component  part     imports-other.nothing
