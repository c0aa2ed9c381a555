grammar    json.abnf "RFC 8259, sections 2 to 7"
charset    utf-8
reference  JSON-text
nest       value 2
