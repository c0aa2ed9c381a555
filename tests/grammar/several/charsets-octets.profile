grammar  charsets-octets.abnf  "a document of octets"
