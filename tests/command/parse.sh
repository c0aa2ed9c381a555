#!/bin/sh
# uric parse: output and exit status.
. "$(dirname "$0")/lib.sh"

# Each operand gives a line with its components.
run 0 uric parse 'http://user@example.com:80/a?b#c'
out_is 'scheme=http\tauthority=user@example.com:80\tuserinfo=user\thost=example.com\thost_kind=reg-name\tport=80\tpath=/a\tquery=b\tfragment=c\n'
err_is ''
run 0 uric parse a '' 'b:?'
out_is 'path=a\npath=\nscheme=b\tpath=\tquery=\n'
run 0 uric parse '//[::1]'
out_is 'authority=[::1]\thost=[::1]\thost_kind=ipv6\tpath=\n'

# An absent component differs from an empty one.
run 0 uric parse 'a://h' 'a://h:?#' 'a://@'
out_is 'scheme=a\tauthority=h\thost=h\thost_kind=reg-name\tpath=\nscheme=a\tauthority=h:\thost=h\thost_kind=reg-name\tport=\tpath=\tquery=\tfragment=\nscheme=a\tauthority=@\tuserinfo=\thost=\thost_kind=reg-name\tpath=\n'

# Lines of standard input, without operands and for the operand `-`.
given 'a:b\n\nc'
run 0 uric parse
out_is 'scheme=a\tpath=b\npath=\npath=c\n'
run 0 uric parse -
out_is 'scheme=a\tpath=b\npath=\npath=c\n'
run 0 uric parse x: - y:
out_is 'scheme=x\tpath=\nscheme=a\tpath=b\npath=\npath=c\nscheme=y\tpath=\n'
given 'a:b\0c\0'
run 0 uric parse -0
out_is 'scheme=a\tpath=b\npath=c\n'

# A refused string gives an error line; the others have their results.
run 1 uric parse 'a:b' '^' 'c:d'
[ "$(cut -f1,2 out)" = "scheme=a${tab}path=b${newline}error${tab}0${newline}scheme=c${tab}path=d" ] ||
    fail 'wrong lines'
run 1 uric parse 'a:%4'
out_is "error\\t4\\t$(sentence URI 'a:%4')\\n"

# Operands that look like options follow `--`.
run 0 uric parse -- -a
out_is 'path=-a\n'
run 0 uric parse -- --
out_is 'path=--\n'

# -r: a rule with components.
run 0 uric parse -r relative-ref 'a/b'
run 1 uric parse -r relative-ref 'a:b'
out_is "error\\t1\\t$(sentence relative-ref a:b)\\n"
run 1 uric parse -r URI 'a/b'
run 0 uric parse -r absolute-uri 'a:b?c'
run 1 uric parse -r absolute-URI 'a:b#c'

# --json: all members, in order; absent ones are null.
run 0 uric parse --json 'http://u@h:1/p?q#f' '' '//1.2.3.4'
out_is '{"scheme":"http","authority":"u@h:1","userinfo":"u","host":"h","host_kind":"reg-name","port":"1","path":"/p","query":"q","fragment":"f","parts":{},"pairs":[["q",null]]}\n{"scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"","query":null,"fragment":null,"parts":{},"pairs":null}\n{"scheme":null,"authority":"1.2.3.4","userinfo":null,"host":"1.2.3.4","host_kind":"ipv4","port":null,"path":"","query":null,"fragment":null,"parts":{},"pairs":null}\n'
run 1 uric parse --json 'a:%zz'
out_is '{"error":{"offset":3,"byte":122,"component":"path","message":"'"$(json_sentence URI 'a:%zz')"'","expected":["HEXDIG"]}}\n'
run 1 uric parse --json 'a:%'
out_is '{"error":{"offset":3,"byte":null,"component":"path","message":"'"$(json_sentence URI 'a:%')"'","expected":["HEXDIG"]}}\n'
given 'a:\\\na:"\na:\001\na:\351\n'
run 1 uric parse --json
out_has '"byte":92,"component":"path","message":"\"\\\" cannot'
out_has "\"byte\":34,\"component\":\"path\",\"message\":\"'\\\"' cannot begin"
out_has '"byte":1,"component":"path","message":"byte 0x01 is'
out_has '"byte":233,"component":"path","message":"byte 0xE9 in path is'
[ "$(wc -l <out)" -eq 4 ] || fail 'not a line each'

# The pairs of a query, not decoded. An absent value differs from an empty one.
pairs() { # QUERY PAIRS
    run 0 uric parse --json "$1"
    sed 's/.*"pairs":\(.*\)}$/\1/' out | grep -qxF -e "$2" || fail "the pairs are not $2"
}
pairs 'a' 'null'
pairs '?' '[["",null]]'
pairs '?a=b=c&d&e=&=f&%26=%3D' '[["a","b=c"],["d",null],["e",""],["","f"],["%26","%3D"]]'

# --get: one line of columns for each string.
given 'http://h/\n//h:/?\n^\n//u@h:1/p?q#f\n'
run 1 uric parse --get=host,port,query
out_is "h\\t\\\\N\\t\\\\N\\nh\\t\\t\\nerror\\t0\\t$(sentence URI-reference '^')\\nh\\t1\\tq\\n"
run 0 uric parse --get host_kind '//[::1]' a
out_is 'ipv6\n\\N\n'
run 0 uric parse -g rfc1738 --get=scheme,user,query 'ftp://u@h/' 'news:a@b'
out_is 'ftp\tu\t\\N\nnews\t\\N\t\\N\n'
run 2 uric parse --get=host,prot a
err_has "no component 'prot': did you mean 'port'?"
run 2 uric parse --get= a
run 2 uric parse --get=host --json a
err_has '--get and --json exclude each other'

# --trace: the actions of the scan for each byte, up to a refusal; then the usual line.
run 0 uric parse --trace 'a:' '?'
[ "$(grep -c '^offset  byte  class  state$' out)" -eq 2 ] || fail 'not a table each'
grep -qx ' *1  :  *[0-9]* *[0-9]*  scheme)=1, path(=2' out || fail 'the colon does not end the scheme'
grep -qx ' *2  end *path)=2' out || fail 'the end does not end the path'
out_has "scheme=a${tab}path="
grep -qx ' *0  ?  *[0-9]* *[0-9]*  path)=0, query(=1' out || fail 'the question mark does not begin the query'
run 0 uric parse --trace '//[v1.a]'
grep -qx ' *2  \[ .*  call IP-literal' out || fail 'no call'
grep -qx ' *8  end .*  end of IP-literal, .*host)=8.*' out || fail 'no end of the call'
run 0 uric parse -g rfc1738 --trace 'ftp://h'
out_has 'goto ftpurl, scheme)=3'
run 1 uric parse --trace 'a:%z' 'a:%'
grep -qx ' *3  z     refused' out || fail 'the refused byte is not shown'
grep -qx ' *3  end   refused' out || fail 'the refused end is not shown'
out_has "error${tab}3${tab}"
given 'a\n\377\n'
run 1 uric parse --trace
out_has '     0  \xFF  refused'
run 2 uric parse --trace --json a
err_has '--trace excludes --get and --json'

# Much output in lines of many lengths: nothing is lost or repeated at the end of a buffer.
awk 'BEGIN { s = ""; for (i = 0; i < 20000; i++) { print "a:" s; s = (i % 700 == 0) ? "" : s "b" } }' >in
run 0 uric parse --json
sed 's/^{"scheme":"\(a\)".*"path":"\(b*\)","query":null,"fragment":null,"parts":{},"pairs":null}$/\1:\2/' out | cmp -s - in || fail 'wrong objects'
run 0 uric parse
sed "s/^scheme=\(a\)${tab}path=/\1:/" out | cmp -s - in || fail 'wrong lines'

# Texts of many lengths, and queries of the shortest pairs: the command has a faster way to write short
# lines.
for len in 0 1 15 16 31 32 33 63 64 65 1000 1018 1019 1020 1021 1022 1023 1024 1025 5000 70000; do
    x=$(head -c "$len" /dev/zero | tr '\0' x)
    printf 'a:%s?%s#%s\n' "$x" "$x" "$x" >in
    run 0 uric parse
    printf 'scheme=a\tpath=%s\tquery=%s\tfragment=%s\n' "$x" "$x" "$x" | cmp -s - out || fail 'wrong line'
    amps=$(head -c "$len" /dev/zero | tr '\0' '&')
    printf '?%s\n' "$amps" >in
    run 0 uric parse --json
    pairs=$(yes '["",null]' | head -n $((len + 1)) | paste -sd , -)
    printf '{"scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"","query":"%s","fragment":null,"parts":{},"pairs":[%s]}\n' \
        "$amps" "$pairs" | cmp -s - out || fail 'wrong object'
done

finish
