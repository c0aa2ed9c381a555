grammar    extends.abnf  "A test"
extends    extends
extends    no byte
reference  start
