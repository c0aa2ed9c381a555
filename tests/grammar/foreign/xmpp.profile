grammar    xmpp.abnf "RFC 5122"
amend      xmpp-imports.abnf
reference  xmppuri
component  authority  authxmpp
component  node       nodeid    in pathxmpp
component  domain     host      in pathxmpp
component  resource   resid
component  query      querytype
list       pair       pair
component  fragment   fragment
