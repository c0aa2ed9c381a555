grammar    names.abnf  "Names that C cannot hold"
component  a"b  start
component  */   start
list       a\b  start
scheme     */   port 80
scheme     a    path /"
