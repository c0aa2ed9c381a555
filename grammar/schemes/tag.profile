# RFC 4151: tags.

grammar    tag.abnf "RFC 4151, section 2.1"  2005-10
import     rfc3986.abnf: pchar
reference  tagURI

component  scheme    tag
component  entity    taggingEntity
component  name      authorityName
component  date      date
component  specific  specific
component  fragment  fragment
