grammar    extended.abnf  "Extended"
extends    extended-base
component  path   path
component  zone   zone
