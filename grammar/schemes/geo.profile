# RFC 5870: places on the earth.

grammar    geo.abnf "RFC 5870, section 3.3"  2010-06
reference  geo-URI

component  scheme       geo-scheme
component  latitude     coord-a
component  longitude    coord-b
component  altitude     coord-c
component  crs          crslabel
component  uncertainty  uval
list       parameter    parameter
