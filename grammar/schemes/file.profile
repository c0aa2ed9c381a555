# RFC 8089: file URIs.

grammar    file.abnf "RFC 8089, section 2"  2017-02
extends    rfc3986
reference  file-URI

component  scheme     file-scheme
component  authority  file-auth
