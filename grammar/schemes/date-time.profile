# RFC 3339: dates and times.

grammar    date-time.abnf "RFC 3339, section 5.6"  2002-07
reference  date-time
parse      date-time full-date full-time

component  year      date-fullyear
component  month     date-month
component  day       date-mday
component  hour      time-hour    in partial-time
component  minute    time-minute  in partial-time
component  second    time-second
component  fraction  time-secfrac
component  offset    time-offset
