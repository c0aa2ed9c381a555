# What no entry reaches is not compiled: it may be recursive, undefined or prose.
grammar    unreached.abnf  "A test"
reference  start
