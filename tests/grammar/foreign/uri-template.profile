grammar    uri-template.abnf "RFC 6570, URI Template"
charset    utf-8
import     rfc3987.abnf: ucschar iprivate pct-encoded
reference  URI-Template
list       variable  varname
