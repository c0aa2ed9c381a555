grammar    syslog.abnf "RFC 5424, section 6"
reference  SYSLOG-MSG
