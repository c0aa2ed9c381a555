# RFC 6570: templates of URIs.

grammar    uri-template.abnf "RFC 6570, section 2"  2012-03
charset    utf-8
reference  URI-Template

list       variable    varspec
