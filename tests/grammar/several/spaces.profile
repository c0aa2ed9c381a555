# spaces-first takes `given` from spaces-second, as this profile does.
grammar    spaces.abnf  "Name spaces"
import     spaces-second.abnf: other given third=leaf nine
document   [FIRST]   spaces-first.abnf
document   [SECOND]  spaces-second.abnf
reference  start

component  scheme  spaces-first.scheme
component  digits  scheme
list       mark    spaces-second.unreserved
