grammar    mailto.abnf "RFC 6068"
amend      mailto-imports.abnf
reference  mailtoURI
component  to       to
list       address  addr-spec
component  headers  hfields
