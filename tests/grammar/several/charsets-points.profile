grammar  charsets-points.abnf  "a document of code points"
charset  utf-8
