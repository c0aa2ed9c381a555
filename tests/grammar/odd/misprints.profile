# A misprint is an error only where its rule is needed, and as it stands.
grammar    misprints.abnf "A test"
amend      misprints-amended.abnf
import     misprints-other.abnf: far place
omit       unknown
reference  start
