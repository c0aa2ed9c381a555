import     chain-middle.abnf: place host=server
import     chain-middle.abnf: remark
import     chain-last.abnf: instant
reference  link
component  host host
