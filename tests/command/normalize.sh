#!/bin/sh
# uric normalize and uric compare: output and exit status. tests/normal has the normal forms.
. "$(dirname "$0")/lib.sh"

# The default level is syntax. Each string gives a line, in order; a refused one gives an error line.
run 0 uric normalize 'HTTP://A:80/b/../%7e' ../a ''
out_is 'http://a:80/~\n../a\n\n'
run 1 uric normalize 'A:b' 'a:%4' 'A:c'
out_is "a:b\\nerror\\t4\\t$(sentence URI 'a:%4')\\na:c\\n"
given 'A:b\nB:c\n'
run 0 uric normalize
out_is 'a:b\nb:c\n'
given 'A:b\0B:c'
run 0 uric normalize -0
out_is 'a:b\nb:c\n'
run 0 uric normalize --level=scheme 'HTTP://A:80' --ipv6 '//[0:0::1]'
out_is 'http://a/\n//[::1]\n'
run 0 uric normalize --ipv6 --level=string 'HTTP://[0:0::1]'
out_is 'HTTP://[::1]\n'

# -g chooses the revision, -r the rule.
run 0 uric normalize -g rfc2396bis-01 'a:%2D%5f'
out_is 'a:%%2D_\n'
run 1 uric normalize -r URI a
run 1 uric normalize --json 'A:b' '' '^'
[ "$(head -n 2 out)" = "{\"normal\":\"a:b\"}${newline}{\"normal\":\"\"}" ] || fail 'wrong objects'
out_has '{"error":{"offset":0,"byte":94,'

# A line that is longer than the buffer so far.
awk 'BEGIN { printf "A:"; for (i = 0; i < 100000; i++) printf "%%41"; print "" }' >in
run 0 uric normalize
awk 'BEGIN { printf "a:"; for (i = 0; i < 100000; i++) printf "A"; print "" }' | cmp -s - out || fail 'another normal form'

# IRIs, and their mapping to URIs (RFC 3987, 3.1): alone, and behind normalization.
given 'http://r\303\251sum\303\251.example.org/%%7e\346\227\245\na\n'
run 0 uric normalize -g rfc3987 --level=string --to-uri
out_is 'http://r%%C3%%A9sum%%C3%%A9.example.org/%%7e%%E6%%97%%A5\na\n'
run 0 uric normalize -g rfc3987 --to-uri --json
out_is '{"normal":"http://r%%C3%%A9sum%%C3%%A9.example.org/~%%E6%%97%%A5"}\n{"normal":"a"}\n'

# Two operands, or pairs.
run 0 uric compare HTTP://h/%7ea http://h/~a
out_is 'equal\n'
err_is ''
run 1 uric compare --level=string HTTP://h/ http://h/
out_is 'different\n'
run 1 uric compare a:b 'a:^'
out_has "error${tab}6${tab}"
run 1 uric compare '^' 'a:^'
out_has "error${tab}0${tab}"
[ "$(wc -l <out)" -eq 1 ] || fail 'more than a line'
run 0 uric compare --json a:b A:b
out_is '{"equal":true}\n'
run 1 uric compare --json a:b A:c
out_is '{"equal":false}\n'
given 'a:b\tA:b\na:b\ta:c\na:b\n\na:b\ta:b\ta:b\na:/.\ta:/\n'
run 1 uric compare --pairs
[ "$(cut -f1,2 out | tr '\n' ' ')" = "equal different error${tab}3 error${tab}0 error${tab}7 equal " ] ||
    fail 'wrong lines'
run 1 uric compare --pairs --json
[ "$(wc -l <out)" -eq 6 ] || fail 'not a line each'
out_has '{"error":{"offset":3,"message":"a TAB and a second string are missing"}}'
given 'a:b\tA:b\n'
run 0 uric compare --pairs -
out_is 'equal\n'

# Usage errors.
run 2 uric normalize --level=all a
err_has "--level should be string, case, percent, path, syntax or scheme, not 'all'"
run 2 uric compare a
err_has 'missing operands A and B'
run 2 uric compare a b c
run 2 uric compare --level= a b
finish
