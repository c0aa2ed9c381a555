#!/bin/sh
# uric compose: output and exit status.
. "$(dirname "$0")/lib.sh"

# Components as options.
run 0 uric compose --scheme=http --userinfo=u --host='[::1]' --port=80 --path=/a --query=b --fragment=c
out_is 'http://u@[::1]:80/a?b#c\n'
err_is ''
run 0 uric compose --authority=u@h --path=
out_is '//u@h\n'
run 0 uric compose --query= --fragment=
out_is '?#\n'
run 0 uric compose -g rfc1808 --path=a --params='x;y'
out_is 'a;x;y\n'
run 0 uric compose --json --scheme=a
out_is '{"uri":"a:"}\n'

# An error names the component.
run 1 uric compose --scheme=http --host='a b' --path=/
err_is ''
grep -q "^error${tab}1${tab}.* in host: expected " out || fail 'the host is not named'
run 1 uric compose --path=a:b
out_is 'error\t1\tpath: must not have ":" in its first segment without a scheme\n'
run 1 uric compose --path=//b
out_is 'error\t0\tpath: must not begin with "//" without an authority\n'
run 1 uric compose --host=h --path=b
out_is 'error\t0\tpath: must be empty or begin with "/" beside an authority\n'
run 1 uric compose --path=a?b
out_is 'error\t1\tpath: would be parsed into other components\n'
run 1 uric compose --host=h --port=x
out_is "error\\t0\\t$(sentence relative-ref //u@h:x)\\n"
run 1 uric compose --host=h --port=8x --path=/ --query='^'
out_is "error\\t1\\t$(sentence relative-ref //u@h:8x)\\n"
run 1 uric compose --scheme=1 --host=h --port=x
out_is 'error\t0\tscheme: would be parsed into other components\n'
run 1 uric compose -r URI --path=a
out_is 'error\t0\tscheme: the component is absent\n'
run 1 uric compose --json --port=1
out_is '{"error":{"offset":0,"byte":null,"component":"host","message":"host: the component is absent","expected":[]}}\n'
run 1 uric compose -g rfc1738 --scheme=http --host=h
out_is 'error\t0\tthe grammar does not define how components are put together\n'

# Components as lines; offsets count in the line.
given 'scheme=a\tpath=b\npath=\nauthority=h\thost=h\thost_kind=reg-name\tpath=\nscheme=a\tpath=b^\nnothing\n\nnothing=a\npath=a\tpath=b\nerror\t0\twrong\n'
run 1 uric compose
[ "$(sed -n 1,3p out)" = "a:b${newline}${newline}//h" ] || fail 'wrong URIs'
[ "$(sed -n 4p out | cut -f1,2)" = "error${tab}15" ] || fail 'wrong offset'
[ "$(sed -n '5,$p' out)" = "error${tab}0${tab}expected name=value
error${tab}0${tab}expected name=value
error${tab}0${tab}the grammar has no such component
error${tab}7${tab}the component is given twice
error${tab}0${tab}wrong" ] || fail 'wrong errors'
run 0 uric compose "scheme=a${tab}path=b" path=c
out_is 'a:b\nc\n'

# compose undoes parse.
given 'http://u@h:1/p?q#f\nmailto:a@b\n//[v1.x]:?\n\na/b:c\nurn:\n'
run 0 uric parse
cp in uris
cp out in
run 0 uric compose
cmp -s uris out || fail 'not what was parsed'
given 'http://u@h:1/p;x?q#f\nx,y:z\n'
cp in uris
run 0 uric parse -g rfc1808
cp out in
run 0 uric compose -g rfc1808
cmp -s uris out || fail 'not what was parsed by RFC 1808'

run 2 uric compose --scheme=a path=b
run 2 uric compose --path=a --path=b
err_has '--path is given twice'
run 2 uric compose --params=x
err_has "rfc3986 has no component 'params'"
run 2 uric compose -r segment --path=a

finish
