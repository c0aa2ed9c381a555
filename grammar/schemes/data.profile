# RFC 2397: data in a URL.

grammar    data.abnf "RFC 2397, section 3"  1998-08
import     rfc2396.abnf: uric escaped
reference  dataurl

component  scheme     scheme
component  mediatype  mediatype
component  type       type
component  subtype    subtype
list       parameter  parameter
component  base64     base64
component  data       data
