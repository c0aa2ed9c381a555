#!/bin/sh
# uric check: output and exit status.
. "$(dirname "$0")/lib.sh"

# All lines valid: only a summary.
given 'http://a/\nurn:b:c\n'
run 0 uric check
out_is ''
err_is '2 lines valid\n'

given 'a:b\n'
run 0 uric check
err_is '1 line valid\n'

# FILE:LINE:COLUMN: message; columns count bytes from 1. Later lines are still checked.
given 'a:b\na:b^c\nd:\n/e\n'
run 1 uric check
out_is '-:2:4: "^" is not allowed in path: expected pchar, "#", "/", "?" or end of input\n-:4:1: "/" cannot begin scheme: expected ALPHA\n'
err_is '2 of 4 lines refused\n'

# A line that ends too early has the column behind its last byte. An empty line is an empty string.
given 'a\n\n'
run 1 uric check
[ "$(cut -d: -f1-3 out)" = "-:1:2$newline-:2:1" ] || fail 'wrong positions'
out_has '-:1:2: unexpected end of input in scheme: expected '

# In a grammar of code points, a message names the character, at the offset where it begins; nothing is
# named that cannot be seen, and what is no UTF-8 is named as such.
given 'a:[\303\251]\nhttp://[\303\251\n/\356\200\200\n/\342\200\na:\355\240\200\n'
run 1 uric check -g rfc3987 -r IRI-reference
out_is '-:1:3: "[" cannot begin path: expected ipchar, "#", "/", "?" or end of input\n-:2:9: "\303\251" (U+00E9) is not allowed in host: expected HEXDIG, ":" or "v"\n-:3:2: U+E000 is not allowed in path: percent-encode it as %%EE%%80%%80\n-:4:4: unexpected end of input within a UTF-8 sequence in path\n-:5:3: byte 0xED is invalid UTF-8 in path: expected ipchar, "#", "/", "?" or end of input\n'

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

# -q prints nothing.
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

# Blanks and carriage returns are not trimmed.
given ' a:\na: \na:\r\n\ta:\n'
run 1 uric check --each
[ "$(cut -f1,2 out | tr '\t\n' '  ')" = 'invalid 0 invalid 2 invalid 2 invalid 0 ' ] || fail 'trimmed'
out_has "invalid${tab}2${tab}carriage return at the end of the line"

# A byte that is not visible is named, with its triplet if that is allowed there; the line is not shown.
given 'a:\303\244\na:\001\na:\177\na:\\\n'
run 1 uric check --each
out_has "invalid${tab}2${tab}byte 0xC3 in path is not ASCII: URIs are ASCII; percent-encode it as %C3%A4"
out_has "invalid${tab}2${tab}byte 0x01 is not allowed in path: percent-encode it as %01"
out_has "invalid${tab}2${tab}byte 0x7F is not allowed in path: percent-encode it as %7F"
out_has "invalid${tab}2${tab}\"\\\" cannot begin path: expected pchar, "
LC_ALL=C grep -q '[^ -~	]' out && fail 'an unprintable byte'

# --json: an object for each refused line; with --each, for every line.
given 'a:\na:^\n'
run 1 uric check --json
out_is '{"file":"-","line":2,"valid":false,"error":{"offset":2,"byte":94,"component":"path","message":"\\"^\\" cannot begin path: expected pchar, \\"#\\", \\"/\\", \\"?\\" or end of input","expected":["pchar","\\"#\\"","\\"/\\"","\\"?\\"","end of input"]},"text":"a:^"}\n'
run 1 uric check --json --each
[ "$(sed -n 1p out)" = '{"valid":true}' ] || fail 'a valid line'
[ "$(cut -c1-43 out | sed -n 2p)" = '{"valid":false,"error":{"offset":2,"byte":9' ] || fail 'a refused line'
given 'a:\0\n'
run 1 uric check --json
out_has '"byte":0,"component":"path","message":"the byte NUL is not allowed in path: percent-encode it as %00"'
given 'a'
run 1 uric check --json
out_has '"offset":1,"byte":null,"component":"scheme"'

# JSON has the refused line, byte by byte.
given 'a:\n\001\351"\303\244\\\n'
run 1 uric check --json
out_has ',"text":"\u0001\u00E9\"\u00C3\u00A4\\"}'
run 1 uric check --json --each
[ "$(sed -n '2s/.*,"text":/"text":/p' out)" = '"text":"\u0001\u00E9\"\u00C3\u00A4\\"}' ] || fail 'not the text'

# --valid and --invalid print the lines unchanged, with their line ends.
given 'a:\nb:\r\n\n\0\351^\nc:/\r\n\nd:'
run 1 uric check --valid
out_is 'a:\nd:\n'
err_is ''
run 1 uric check --invalid
out_is 'b:\r\n\n\0\351^\nc:/\r\n\n'
err_is ''
run 1 uric check --valid --crlf
out_is 'a:\nb:\r\nc:/\r\nd:\n'
run 1 uric check --invalid --crlf
out_is '\n\0\351^\n\n'
given 'a:\0^\n\0b:'
run 1 uric check --valid -0
out_is 'a:\0b:\0'
run 1 uric check --invalid -0
out_is '^\n\0'
given 'a:\n'
run 0 uric check --invalid
out_is ''
given '^'
run 1 uric check --valid
out_is ''
run 1 uric check --invalid
out_is '^\n'
printf 'a:' >half
printf 'b:' >whole
run 0 uric check --valid half whole
out_is 'a:\nb:\n'
for form in --valid --invalid; do
    run 2 uric check $form --each
    run 2 uric check $form --summary
    run 2 uric check $form --json
done
run 2 uric check --valid --invalid
err_is "uric: check: --each, --valid, --invalid and --summary exclude each other: try 'uric check --help'\n"
run 0 uric check --valid --valid half

# --summary: the most frequent reason first; of equally frequent ones, the one that came first.
given 'a:b^\n^\na:\na://h/^\n/\nb:c^^\n#\n/\n'
run 1 uric check --summary
[ "$(cut -f1,2 out)" = "3${tab}path
2${tab}scheme
1${tab}scheme
1${tab}scheme" ] || fail 'wrong counts'
[ "$(cut -f3 out | cut -c1-3 | tr '\n' ' ')" = '"^" "/" "^" "#" ' ] || fail 'wrong reasons'
err_is '7 of 8 lines refused\n'
uric check <in 2>/dev/null | sed 's/[^ ]* //; s/: .*//' | sort >reasons
awk -F"$tab" '{ for (i = 0; i < $1; i++) print $3 }' out | sort | cmp -s - reasons || fail 'other reasons'
given ':\n'
run 1 uric check --summary
[ "$(cut -f1,3 out | cut -c1-11)" = "1${tab}\":\" canno" ] || fail 'a reason ends at its culprit'
given 'a:b^\n^\na:\na://h/^\n/\nb:c^^\n#\n/\n'
run 1 uric check --summary -r dec-octet
[ "$(cut -f2 out | sort -u)" = - ] || fail 'a component where there is none'
run 1 uric check --summary --json
[ "$(sed -n '1s/,"reason":.*//p' out)" = '{"count":3,"component":"path"' ] || fail 'wrong counts'
err_is ''
given 'a:\n'
run 0 uric check --summary
out_is ''
err_is '1 line valid\n'

# --max-errors=N stops at the Nth refused line, -q at the first; later input is not read.
awk 'BEGIN { for (i = 0; i < 300000; i++) print i % 3 == 1 ? "^" : "a:b" }' >many
stops() { # LEFT COMMAND...: of the file many, some bytes are left (1) or all are read (0)
    left=$1
    shift
    asked="$*"
    {
        "$@" >out 2>err
        status=$?
        wc -c >left
    } <many
    [ "$status" -eq 1 ] || fail "exit status $status"
    [ $(($(cat left) > 0)) -eq "$left" ] || fail "$(cat left) bytes are left"
}
stops 1 uric check -q
out_is ''
err_is ''
stops 1 uric check -q -j 3
stops 1 uric check -q --each --max-errors=9
out_is ''
for jobs in 1 3; do
    stops 1 uric check --max-errors=2 -j $jobs
    [ "$(cut -d: -f1-3 out)" = "-:2:1${newline}-:5:1" ] || fail 'wrong positions'
    err_is '2 of 5 lines refused; stopped by --max-errors\n'
    stops 1 uric check --max-errors=2 -j $jobs --each
    [ "$(cut -f1 out | tr '\n' ' ')" = 'valid invalid valid valid invalid ' ] || fail 'wrong answers'
    stops 1 uric check --max-errors=1 -j $jobs --valid
    out_is 'a:b\n'
    stops 0 uric check --max-errors=100001 -j $jobs
    err_is '100000 of 300000 lines refused\n'
done
given 'a:\n'
run 1 uric check --max-errors=3 many - many
err_is '3 of 8 lines refused; stopped by --max-errors\n'
run 0 uric check --max-errors=1
run 2 uric check --max-errors=0
err_has "--max-errors should be a number above 0, not '0'"

# Messages for frequent mistakes.
given 'http://h/a b\nhttp://h/a\tb\nhttp://h/%%zz\nhttp://h/%%4\nhttp://\340\244\205/\nhttp://h/\377\na\303\244:b\n'
run 1 uric check
out_is '-:1:11: a space is not allowed in path: percent-encode it as %%20
-:2:11: a TAB is not allowed in path: percent-encode it as %%09
-:3:11: "%%" must be followed by two hexadecimal digits in path
-:4:12: "%%" must be followed by two hexadecimal digits in path
-:5:8: byte 0xE0 in host is not ASCII: URIs are ASCII; percent-encode it as %%E0%%A4%%85
-:6:10: byte 0xFF in path is not ASCII: URIs are ASCII; percent-encode it as %%FF
-:7:2: byte 0xC3 in scheme is not ASCII: URIs are ASCII
'
given 'http://example.com:port/\nhttp://[::1]:8a/\nhttp://u@h:8a\nhttp://h:8a\nhttp://h/a[b\n'
run 1 uric check
out_is '-:1:24: "p" is not a digit of the port (or "@" is missing after userinfo)
-:2:15: "a" is not allowed in port: expected DIGIT, "#", "/", "?" or end of input
-:3:13: "a" is not allowed in port: expected DIGIT, "#", "/", "?" or end of input
-:4:12: "a" is not a digit of the port (or "@" is missing after userinfo)
-:5:11: "[" is not allowed in path: expected pchar, "#", "/", "?" or end of input
'

given '//[va.a]\n//[a:0.0.0.0]\n'
run 1 uric check -g rfc2396bis-01 -r URI-reference
out_is '-:1:4: "v" is not allowed in host: expected HEXDIG or ":"\n-:2:7: "." is not allowed in host: expected HEXDIG or ":"\n'

# Lines that only a carriage return makes invalid are reported once, together; other lines that end with
# one are reported as usual.
given 'a:b\r\na:^\r\na:c\r\na:\rd\na:\r\n'
run 1 uric check
out_is '-:1:4: carriage return at the end of the line: try --crlf\n-:2:3: "^" cannot begin path: expected pchar, "#", "/", "?" or end of input\n-:4:3: a carriage return is not allowed in path: percent-encode it as %%0D\n'
err_is '5 of 5 lines refused\n3 refused at a carriage return before the line end, the first of them shown: try --crlf\n'

# File names that are visible UTF-8 are shown unchanged.
name=$(printf 'a\303\244\342\200\256')
printf '^\n' >"$name"
run 1 uric check "$name"
out_has "$(printf 'a\303\244\\xE2\\x80\\xAE:1:1: ')"

# Other file names are escaped, as all output is.
name=$(printf 'a\303\001"\\')
printf '^\n' >"$name"
run 1 uric check "$name"
out_has 'a\xC3\x01"\:1:1: '
run 1 uric check --json "$name"
out_has '{"file":"a\u00C3\u0001\"\\","line":1,'

finish
