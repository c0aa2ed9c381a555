grammar    scan.abnf  "A test"
absolute   begin
reference  begin
parse      begin
component  path  a-b
