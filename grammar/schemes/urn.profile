# RFC 8141: URNs.

grammar    urn.abnf "RFC 8141, section 2"  2017-04
import     rfc3986.abnf: pchar fragment
reference  namestring

component  scheme       urn
component  nid          NID
component  nss          NSS
component  r-component  r-component r-head
component  q-component  q-component
component  fragment     f-component
