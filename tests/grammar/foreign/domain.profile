grammar    domain.abnf "RFC 1035, section 2.3.1"
reference  domain
list       label label
