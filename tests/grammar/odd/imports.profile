# Notes of what is replaced; no warnings of what other documents wrote.
grammar    imports.abnf  "A test"
amend      imports-amended.abnf
import     imports-other.abnf: other given
reference  start
