# Lint notes replaced rules, and does not warn of rules that other documents define.
grammar    imports.abnf  "A test"
amend      imports-amended.abnf
import     imports-other.abnf: other given
reference  start
