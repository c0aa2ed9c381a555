grammar    empty-difference.abnf  "Differences without strings"
