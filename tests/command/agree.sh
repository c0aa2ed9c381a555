#!/bin/sh
# uric audit --agree: output and exit status. tests/agree has the readings of single programs.
. "$(dirname "$0")/lib.sh"

# Side by side: a line for each component that differs, and for each reading that is refused.
run 1 uric audit --agree=whatwg http://127.1/ http://example.com http://a.1/ //h 'a\b'
out_is "host\\trfc3986=127.1\\twhatwg=127.0.0.1\\thttp://127.1/\\nrefused\\twhatwg=the host ends in a number, and is no IPv4 address\\thttp://a.1/\\nrefused\\twhatwg=there is no scheme\\t//h\\ninvalid\\t1\\t$(sentence URI-reference 'a\b')\\ta\\\\b\\n"
err_is ''
run 1 uric audit --agree=whatwg http://:@h/%2e
out_is 'userinfo\trfc3986=:\twhatwg\thttp://:@h/%%2e\npath\trfc3986=/%%2e\twhatwg=/\thttp://:@h/%%2e\n'

# --each: a line for each string, in order.
given 'http://h/\nhttp://127.1/%%2e\n^\nhttp://xn--a/\nhttp://h/?%%27'"'"'\n\n'
run 1 uric audit --each --agree=whatwg
out_is "agree\\ndiffer\\thost,path\\twhatwg\\ninvalid\\t0\\t$(sentence URI-reference '^')\\ndiffer\\trefused\\twhatwg\\ndiffer\\tquery\\twhatwg\\ndiffer\\trefused\\twhatwg\\n"
run 1 uric audit --each -j3 --agree=whatwg
[ "$(wc -l <out)" -eq 6 ] || fail 'not six lines'

# The normal forms of 6.2.2.1, 6.2.2.3 and 6.2.3 are alike; triplets are not decoded.
run 0 uric audit --each --agree=whatwg HTTP://Example.COM:80/a/../b 'https://u:p@h:/%c3%a9?q#' foo://H/.. mailto:a@b
out_is 'agree\nagree\nagree\nagree\n'
run 0 uric audit --agree=whatwg http://h http://h:00080/ wss://h:443?
out_is ''

# Grammars, compiled in or from a file, as other readings, and as the one that others are compared with.
run 0 uric audit --each --agree=rfc1738,rfc1808,rfc2396 http://h 'ftp://u:p@h:21/a;type=i' file:///a
out_is 'agree\nagree\nagree\n'
run 0 uric audit --each --agree=rfc1808 'http://u:p@h:80/a;b?c;d#e' '//h:1' a 'a;b#c' '?d' //
out_is 'agree\nagree\nagree\nagree\nagree\nagree\n'
run 0 uric audit --agree=rfc1738 mailto:a@b gopher://h/1a%09b news:1@h
out_is ''
run 1 uric audit --each -g rfc1808 --agree=whatwg http://127.1/ 'http://h:a/'
out_is 'differ\thost\twhatwg\ndiffer\trefused\twhatwg\n'
run 1 uric audit --each --agree=rfc1738 foo://a_b/x
out_is 'differ\thost,path\trfc1738\n'
run 0 uric audit --agree="$SOURCE/grammar/rfc3986.profile,rfc2396" http://h/a
run 1 uric audit -g rfc2396 --agree=rfc3986 http://a_b/
out_is 'host\trfc2396\trfc3986=a_b\thttp://a_b/\n'
run 1 uric audit -g rfc3986 -r URI --each --agree=whatwg a
out_is "invalid\\t1\\t$(sentence URI a)\\n"

# Several readings: those that differ are named.
run 1 uric audit --each --agree=whatwg,python http://127.1/ http://h/? http://h/
out_is 'differ\thost\twhatwg\ndiffer\tquery\tpython\nagree\n'

# Programs whose departures are rows of a table.
run 1 uric audit --agree=python,php,curl,curl-7 http://0X7F.1/ h:80
out_is 'host\trfc3986=0X7F.1\tpython=0x7f.1\tphp=0X7F.1\tcurl=0X7F.1\tcurl-7=127.0.0.1\thttp://0X7F.1/\nscheme\trfc3986=h\tpython=h\tphp\tcurl=http\tcurl-7=http\th:80\nhost\trfc3986\tpython\tphp=h\tcurl=h\tcurl-7=h\th:80\nport\trfc3986\tpython\tphp=80\tcurl=80\tcurl-7=80\th:80\npath\trfc3986=80\tpython=80\tphp=\tcurl=/\tcurl-7=/\th:80\n'
run 0 uric audit --each --agree=whatwg,python,php,curl,curl-7 http://example.com 'HTTPS://u:p@H.example:443/a/../b?q#f' file:///a http://[::1]:8080/
out_is 'agree\nagree\nagree\nagree\n'
run 1 uric audit --each --agree=curl http:/h mailto:a@b //h urn:a:b http://a%2eb/ http://h/%2e/
out_is 'differ\thost,path\tcurl\ndiffer\tscheme,userinfo,host,path\tcurl\ndiffer\trefused\tcurl\ndiffer\trefused\tcurl\ndiffer\thost\tcurl\ndiffer\tpath\tcurl\n'

# --json
run 1 uric audit --json --agree=whatwg http://H%61/ 'b\c'
[ "$(sed -n 1p out)" = '{"agree":false,"differ":["host"],"readings":{"rfc3986":{"scheme":"http","userinfo":null,"host":"H%61","port":null,"path":"/","query":null,"fragment":null},"whatwg":{"scheme":"http","userinfo":null,"host":"ha","port":null,"path":"/","query":null,"fragment":null}},"text":"http://H%61/"}' ] ||
    fail 'another object'
out_has '{"agree":false,"error":{"offset":1,"byte":92,'
out_has '},"readings":{"whatwg":{"refused":"there is no scheme"}},"text":"b\\c"}'
run 0 uric audit --json --agree=whatwg http://h/
out_has '{"agree":true,"differ":[],"readings":{"rfc3986":{'

# Known attempts to let two programs see two hosts.
grep -v '^#' "$SOURCE/tests/agree/hosts.txt" | grep . >in
[ "$(wc -l <in)" -gt 100 ] || fail 'few strings'
run 1 uric audit --each --agree=whatwg
[ "$(grep -c '^differ' out)" -eq "$(wc -l <in)" ] || {
    grep -n -v '^differ' out
    fail 'strings are said to agree'
}

# Usage
refuses "no reading 'watwg': did you mean 'whatwg'?" uric audit --agree=watwg a
refuses "no reading 'x': neither a reader nor a grammar" uric audit --agree=whatwg,x a
refuses 'needs the name of a reading' uric audit --agree= a
refuses 'excludes --for' uric audit --agree=whatwg --for=fetch a
refuses 'excludes --each' uric audit --agree=whatwg --within=http://h a
finish
