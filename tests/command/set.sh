#!/bin/sh
# uric set: output and exit status.
. "$(dirname "$0")/lib.sh"

run 0 uric set --scheme=https --no-port http://example.com:80/a http://h
out_is 'https://example.com/a\nhttps://h\n'
err_is ''
run 0 uric set --query= 'a?b#c' a
out_is 'a?#c\na?\n'
run 0 uric set --no-query 'a?b#c' a
out_is 'a#c\na\n'
run 0 uric set --userinfo=u --host='[::1]' --port=8 --fragment=f /p //h/p
out_is '//u@[::1]:8/p#f\n//u@[::1]:8/p#f\n'
run 0 uric set --authority=i http://u@h:1/p
out_is 'http://i/p\n'
run 0 uric set --no-authority http://u@h:1/p
out_is 'http:/p\n'
run 0 uric set -g rfc1808 --params=x 'a;y?q'
out_is 'a;x?q\n'
run 0 uric set --json --path=/ x:a
out_is '{"uri":"x:/"}\n'

# Each line gives a line, in order.
given 'http://a/b\n^\nx:c\n\n'
run 1 uric set --port=1
[ "$(wc -l <out)" -eq 4 ] || fail "not four lines"
sed -n 1p out | grep -qx 'http://a:1/b' || fail 'not the first'
sed -n 2p out | grep -q "^error${tab}0${tab}\"^\" " || fail 'not the second'
sed -n 3p out | grep -qx "error${tab}0${tab}host: the component is absent" || fail 'not the third'
run 1 uric set --host='a b' http://h
grep -q "^error${tab}1${tab}.* host: expected " out || fail 'the host is not named'
run 1 uric set --no-authority http://h//p
out_is 'error\t0\tpath: must not begin with "//" without an authority\n'
run 1 uric set --json --host=i --authority=h //h
out_is '{"error":{"offset":0,"byte":null,"component":"host","message":"host: disagrees with the authority: leave the authority out","expected":[]},"in":"component"}\n'

# RFC 1738: values are replaced in the text.
run 0 uric set -g rfc1738 --part=type=i --host=i 'ftp://u:p@h/a;type=a'
out_is 'ftp://u:p@i/a;type=i\n'
run 1 uric set -g rfc1738 --part=type=i ftp://h/a http://h/a
out_is 'error\t0\ttype: the grammar does not define how components are put together\nerror\t0\ttype: the component is absent\n'

# Usage
run 2 uric set http://h
err_has 'no option sets or removes a component'
run 2 uric set --host=a --no-host http://h
err_has "'host' is given twice"
run 2 uric set --params=a http://h
err_has "rfc3986 has no component 'params'"
run 2 uric set --part=type ftp://h
err_has "--part should be NAME=TEXT, not 'type'"

finish
