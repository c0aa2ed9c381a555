# Of this profile, whoever imports chain-middle.abnf takes all but the reference rule.
import     chain-last.abnf: spot
document   [LAST] chain-last.abnf
nest       remark 2
reference  place
