grammar    code-points.abnf "code points as sequences of bytes"
charset    utf-8
reference  start
component  word word
component  sign sign
