grammar    urn.abnf "RFC 8141"
amend      urn-imports.abnf
reference  namestring
component  nid       NID
component  nss       NSS
component  resolver  r-component
component  query     q-component
component  fragment  f-component
