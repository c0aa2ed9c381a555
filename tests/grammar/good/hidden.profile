grammar    hidden.abnf  "Components that no first reading has"
list       range      range
list       weight     weight
list       parameter  parameter
