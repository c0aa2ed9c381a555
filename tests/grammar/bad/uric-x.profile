grammar    one-rule.abnf  "A test"
absolute   begin
reference  begin
parse      begin
