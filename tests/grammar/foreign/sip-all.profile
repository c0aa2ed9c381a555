grammar    sip-all.abnf "RFC 3261, section 25: of 283 rules, those that SIP-URI reaches"
reference  SIP-URI
component  user      user
component  password  password
component  host      host  in hostport
component  port      port
component  params    uri-parameters
component  headers   headers
list       header    header
