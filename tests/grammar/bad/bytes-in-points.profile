grammar  bytes-in-points.abnf "bytes of other documents in a grammar of code points"
charset  utf-8
import   ../good/octets.abnf: three
