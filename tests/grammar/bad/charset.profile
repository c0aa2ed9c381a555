grammar one-rule.abnf "charsets"
charset latin-1
charset
