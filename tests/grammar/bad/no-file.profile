grammar    no-file.abnf  "A test"
extends    rfc3968
import     rfc3986: host
document   [OTHER]  other.abnf
reference  start
