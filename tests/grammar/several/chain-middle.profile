# Of this profile, whoever imports chain-middle.abnf takes all but the reference rule.
import     chain-last.abnf: spot instant tail
document   [LAST] chain-last.abnf
nest       remark 2
omit       vague
reference  place
