grammar    imap.abnf "RFC 5092"
amend      imap-few.abnf
import     rfc3986.abnf: host port unreserved pct-encoded
reference  imapurl
component  userinfo  iuserinfo
component  user      enc-user       in iuserinfo
component  mechanism enc-auth-type
component  host      host
component  port      port
component  mailbox   enc-mailbox
component  validity  nz-number      in uidvalidity
component  uid       nz-number      in iuid
component  section   enc-section
component  partial   partial-range
component  query     enc-search
component  access    access
