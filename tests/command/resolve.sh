#!/bin/sh
# uric resolve: output and exit status. tests/resolution has the targets.
. "$(dirname "$0")/lib.sh"

# Each operand gives a line; lines of standard input without operands, and for the operand `-`.
run 0 uric resolve 'http://a/b/c/d;p?q' ../g '?y' '' '#s'
out_is 'http://a/b/g\nhttp://a/b/c/d;p?y\nhttp://a/b/c/d;p?q\nhttp://a/b/c/d;p?q#s\n'
err_is ''
given 'g\n\n//h'
run 0 uric resolve http://a/b
out_is 'http://a/g\nhttp://a/b\nhttp://h\n'
run 0 uric resolve http://a/b x - y
out_is 'http://a/x\nhttp://a/g\nhttp://a/b\nhttp://h\nhttp://a/y\n'
given 'g\0h\0'
run 0 uric resolve -0 http://a/b
out_is 'http://a/g\nhttp://a/h\n'

# A refused reference gives an error line; the others have their results.
run 1 uric resolve http://a/b g '^' h
[ "$(cut -f1,2 out)" = "http://a/g${newline}error${tab}0${newline}http://a/h" ] || fail 'wrong lines'
given 'g\n\351\nh\n'
run 1 uric resolve http://a/b
[ "$(wc -l <out)" -eq 3 ] || fail 'not a line each'

# A base that is refused or not absolute, or no base.
run 1 uric resolve b g h
out_is 'error\t0\tthe base is not absolute: it has no scheme\nerror\t0\tthe base is not absolute: it has no scheme\n'
run 1 uric resolve 'http://a/^' g
out_is "error\\t9\\tthe base: $(sentence URI 'http://a/^')\\n"
run 1 uric resolve --json 'http://a/%' g
out_has ' in path","expected":["HEXDIG"]},"in":"base"}'
run 2 uric resolve
err_has 'missing operand BASE'

# RFC 1738 defines no resolution.
run 1 uric resolve -g rfc1738 http://a/b g http://a/c
out_is 'error\t0\tthe document of the grammar defines no resolution\nerror\t0\tthe document of the grammar defines no resolution\n'
run 1 uric resolve -g rfc1738 --json http://a/b g
out_is '{"error":{"offset":0,"message":"the document of the grammar defines no resolution"}}\n'

# --pairs: offsets count in the line.
given 'http://a/b\tc\nhttp://a/b\t^\n^\tc\nc\td\nnone\nhttp://a/b\t\n'
run 1 uric resolve --pairs
refusal=$(sentence URI-reference '^')
out_is "http://a/c\\nerror\\t11\\t$refusal\\nerror\\t0\\tthe base: $refusal\\n"'error\t0\tthe base is not absolute: it has no scheme\nerror\t4\ta TAB and a second string are missing\nhttp://a/b\n'
run 0 uric resolve --pairs "x:/a/b${tab}../c"
out_is 'x:/c\n'

# Options
run 0 uric resolve http://a/b http:g
out_is 'http:g\n'
run 0 uric resolve --non-strict http://a/b http:g HTTP:g ftp:g
out_is 'http://a/g\nhttp://a/g\nftp:g\n'
run 0 uric resolve --leave-dots http://a/b/c ../g
out_is 'http://a/b/../g\n'
run 0 uric resolve -g rfc2396 http://a/b ../g
out_is 'http://a/../g\n'
run 0 uric resolve -g rfc2396 --dots=keep http://a/b ../g
out_is 'http://a/../g\n'
run 0 uric resolve -g rfc2396 --dots=drop http://a/b ../g
out_is 'http://a/g\n'
run 1 uric resolve -g rfc2396 --dots=refuse http://a/b ../g g
out_is 'error\t0\t".." goes above the root\nhttp://a/g\n'
run 0 uric resolve --dots=drop http://a/b ../g
run 2 uric resolve --dots=refuse http://a/b ../g
err_has "rfc3986 leaves no choice, '..' above the root is dropped"
run 2 uric resolve -g rfc1808 --dots=drop http://a/b ../g
err_has "rfc1808 leaves no choice, '..' above the root is kept"
run 2 uric resolve --dots=some http://a/b ../g
err_has "--dots should be keep, drop or refuse, not 'some'"
run 1 uric resolve -r relative-ref http://a/b x:y
out_is "error\\t1\\t$(sentence relative-ref x:y)\\n"

# A target that the grammar refuses
run 1 uric resolve --non-strict -g rfc2396bis-01 http://h/ 'http:a[' http:a
out_is 'error\t0\tthe grammar does not derive the target\nhttp://h/a\n'
run 1 uric resolve --json --non-strict -g rfc2396bis-01 http://h/ 'http:a['
out_is '{"error":{"offset":0,"message":"the grammar does not derive the target"}}\n'

# The current document
run 0 uric resolve -g rfc2396 http://a/b '' '#s' '#'
out_is '(current document)\n(current document)#s\n(current document)#\n'
run 0 uric resolve -g rfc2396 --json http://a/b '' '#s' '../g#s'
out_is '{"target":null,"current_document":true,"fragment":null,"above_root":false}\n{"target":null,"current_document":true,"fragment":"s","above_root":false}\n{"target":"http://a/../g#s","current_document":false,"fragment":"s","above_root":true}\n'

# Long lines: the buffer grows.
awk 'BEGIN { s = "x"; for (i = 0; i < 17; i++) s = s s; print s; print "../" s }' >in
run 0 uric resolve http://a/b
[ "$(wc -c <out)" -eq $((2 * (9 + 131072 + 1))) ] || fail 'not all of it'

finish
