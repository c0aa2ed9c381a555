grammar    many-parts.abnf "A test"
reference  start
component  p0  p0
component  p1  p1
component  p2  p2
component  p3  p3
component  p4  p4
component  p5  p5
component  p6  p6
component  p7  p7
component  p8  p8
component  p9  p9
component  p10 p10
component  p11 p11
component  p12 p12
