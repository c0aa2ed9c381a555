grammar    xmpp.abnf "RFC 5122"
import     rfc3986.abnf: host fragment unreserved pct-encoded
reference  xmppuri
component  authority  authxmpp
component  node       nodeid    in pathxmpp
component  domain     host      in pathxmpp
component  resource   resid
component  query      querytype
list       pair       pair
component  fragment   fragment
