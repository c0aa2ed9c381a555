grammar    order.abnf  "A test"
component  value   value
