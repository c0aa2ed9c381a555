# Where URIs stand in running text: a grammar of the project's own, which uric_extract reads.

grammar    running-text.abnf "URIs in running text (RFC 3986, Appendix C)"
nest       group 3
reference  bare
parse      before bare emphasis angles label quotes link suffix

component  scheme    emehcs          in before
component  angles    angle-open
component  label     label-open
component  quotes    quote-open
component  link      link-open
component  emphasis  emphasis-open
component  uri       bare-uri emphasized-uri angles-uri label-uri quotes-uri link-uri suffix-uri
