# RFC 5646: tags of languages.

grammar    language-tag.abnf "RFC 5646, section 2.1"  2009-09
reference  Language-Tag

component  language       language
component  extlang        extlang
component  script         script
component  region         region
list       variant        variant
list       extension      extension
component  privateuse     privateuse
component  grandfathered  grandfathered
