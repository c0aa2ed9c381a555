# RFC 6068: addresses of mail.

grammar    mailto.abnf "RFC 6068, section 2"  2010-10
import     rfc3986.abnf: unreserved pct-encoded
reference  mailtoURI

component  scheme   mailto
component  to       to
list       address  addr-spec
list       header   hfield
