import     chain-middle.abnf: place host=server
import     chain-middle.abnf: remark
import     chain-middle.abnf: instant tail
document   [LAST] chain-last.abnf
omit       x-command
omit       partly
reference  link
component  host host
