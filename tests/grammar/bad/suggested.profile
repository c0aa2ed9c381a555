import     no-such-file.abnf: start
reference  start
