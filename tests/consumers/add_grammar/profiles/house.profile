import     parts.abnf: number name
reference  door
component  number number
component  name name
