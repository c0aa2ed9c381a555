grammar    octets.abnf  "Octets"
