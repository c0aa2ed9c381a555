# Rules of many readings, used in many places.
reference addresses
nest comment 2
