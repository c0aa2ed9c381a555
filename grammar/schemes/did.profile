# DIDs and DID URLs.

grammar    did.abnf "W3C Decentralized Identifiers (DIDs) v1.0, section 3"  2022-07
import     rfc3986.abnf: path-abempty query fragment
absolute   did
reference  did-url

component  scheme    scheme
component  did       did
component  method    method-name
component  id        method-specific-id
component  path      path-abempty
component  query     query
component  fragment  fragment
