grammar    file.abnf "RFC 8089, Appendix F"
amend      file-imports.abnf
reference  file-URI
component  authority  file-auth unc-authority
component  drive      drive-letter
component  path       path-absolute
