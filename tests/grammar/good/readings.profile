grammar    readings.abnf  "Readings"
absolute   net
reference  net
parse      net

component  authority  authority
component  server     server    in authority
component  reg_name   reg_name  in authority
component  userinfo   userinfo  in server
component  host       host      in server
component  port       port      in server
component  path       path
