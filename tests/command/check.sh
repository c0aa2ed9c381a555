#!/bin/sh
# uric check: what it prints, and how it exits.
. "$(dirname "$0")/lib.sh"

# All valid: nothing but a summary.
given 'http://a/\nurn:b:c\n'
run 0 uric check
out_is ''
err_is '2 lines valid\n'

given 'a:b\n'
run 0 uric check
err_is '1 line valid\n'

# FILE:LINE:COLUMN: message, where columns count bytes from 1; the rest goes on.
given 'a:b\na:b^c\nd:\n/e\n'
run 1 uric check
out_is '-:2:4: "^" is not allowed in path: expected pchar, "#", "/", "?" or end of input\n-:4:1: "/" is not allowed in scheme: expected ALPHA\n'
err_is '2 of 4 lines refused\n'

# A line that ends too early is refused behind its last byte; an empty line is an empty string.
given 'a\n\n'
run 1 uric check
[ "$(cut -d: -f1-3 out)" = "-:1:2$newline-:2:1" ] || fail 'wrong places'
out_has '-:1:2: the text ends too early in scheme: expected '

# --each: one line for each line, in order, and no summary.
given 'a:\n^\n\na:%%4\n'
run 1 uric check --each
[ "$(cut -f1,2 out)" = "valid${newline}invalid${tab}0${newline}invalid${tab}0${newline}invalid${tab}4" ] ||
    fail 'wrong answers'
[ "$(cut -sf3 out | grep -c .)" -eq 3 ] || fail 'a refusal has no message'
err_is ''
given 'a:\nb:\n'
run 0 uric check --each
out_is 'valid\nvalid\n'
err_is ''

# -q says nothing.
for quiet in -q --quiet; do
    given 'a:\n'
    run 0 uric check "$quiet"
    out_is ''
    err_is ''
    given 'a:\n^\n'
    run 1 uric check "$quiet"
    out_is ''
    err_is ''
done

# -r: any rule, in either case; -g: the grammar.
given '::1\n::1.2.3.4\n'
run 0 uric check -r IPv6address
run 0 uric check -r ipv6ADDRESS
run 0 uric check --rule=IPv6address
run 0 uric check --rule IPv6address -g rfc3986
run 0 uric check --grammar=rfc3986 -rIPv6address
run 1 uric check -r IPv4address
run 1 uric check
given 'a/b\n'
run 1 uric check
run 0 uric check -r URI-reference

# Nothing is trimmed.
given ' a:\na: \na:\r\n\ta:\n'
run 1 uric check --each
[ "$(cut -f1,2 out | tr '\t\n' '  ')" = 'invalid 0 invalid 2 invalid 2 invalid 0 ' ] || fail 'trimmed'
out_has "invalid${tab}2${tab}\\x0D is not allowed in path"

# A byte that is not printable is \xHH in text.
given 'a:\303\244\na:\001\na:\177\na:\\\n'
run 1 uric check --each
out_has "invalid${tab}2${tab}\\xC3 is"
out_has "invalid${tab}2${tab}\\x01 is"
out_has "invalid${tab}2${tab}\\x7F is"
out_has "invalid${tab}2${tab}\"\\\" is"
LC_ALL=C grep -q '[^ -~	]' out && fail 'an unprintable byte'

# --json: an object for each refused line; with --each, for every line.
given 'a:\na:^\n'
run 1 uric check --json
out_is '{"file":"-","line":2,"valid":false,"error":{"offset":2,"byte":94,"component":"path","message":"\\"^\\" is not allowed in path: expected pchar, \\"#\\", \\"/\\", \\"?\\" or end of input","expected":["pchar","\\"#\\"","\\"/\\"","\\"?\\"","end of input"]}}\n'
run 1 uric check --json --each
[ "$(sed -n 1p out)" = '{"valid":true}' ] || fail 'a valid line'
[ "$(cut -c1-43 out | sed -n 2p)" = '{"valid":false,"error":{"offset":2,"byte":9' ] || fail 'a refused line'
given 'a:\0\n'
run 1 uric check --json
out_has '"byte":0,"component":"path","message":"\\x00 is'
given 'a'
run 1 uric check --json
out_has '"offset":1,"byte":null,"component":"scheme"'

# Names of files are escaped as all output is.
name=$(printf 'a\303\001"\\')
printf '^\n' >"$name"
run 1 uric check "$name"
out_has 'a\xC3\x01"\:1:1: '
run 1 uric check --json "$name"
out_has '{"file":"a\u00C3\u0001\"\\","line":1,'

finish
