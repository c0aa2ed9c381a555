#!/bin/sh
# uric audit: output and exit status. tests/audit has the findings, tests/within the references.
. "$(dirname "$0")/lib.sh"

# One line for each finding; nothing for a string without.
run 1 uric audit 'http://u:pw@h/' http://h/
out_is 'notice\tuserinfo\t7\t4\tthe authority contains userinfo, which is not the host (RFC 3986, 3.2.1)\thttp://u:pw@h/\ndanger\tpassword\t9\t2\tthe userinfo contains a password in clear text (RFC 3986, 7.5)\thttp://u:pw@h/\n'
err_is ''
run 0 uric audit http://[::1]/
out_is 'warning\tloopback\t7\t5\tthe address is a loopback address: ::1 (RFC 1122, 3.2.1.3)\thttp://[::1]/\n'
run 0 uric audit http://h/ a/b ''
out_is ''

# A refused string has its findings, too.
run 1 uric audit 'a\b'
out_is "invalid\\tsyntax\\t1\\t1\\t$(sentence URI-reference 'a\b')\\ta\\\\b\\ndanger\\tbackslash\\t1\\t1\\ta WHATWG parser reads a backslash as a slash (WHATWG URL, 4.4)\\ta\\\\b\\n"
run 1 uric audit -r URI --fail-on=never a%
[ "$(cut -f1-4 out)" = "invalid${tab}syntax${tab}1${tab}1${newline}warning${tab}triplet-malformed${tab}1${tab}1" ] ||
    fail 'other lines'

# --each: a line for each string, in order.
given 'http://127.1/\nhttp://h/\n^\nhttp://h:80/\n\n'
run 1 uric audit --each
out_is 'valid\twarning\tipv4-inet-aton,loopback,ipv4-whatwg\nvalid\tnone\t\ninvalid\twarning\tnot-allowed\nvalid\tnotice\tport-default\nvalid\tnone\t\n'
run 1 uric audit --each -j3
[ "$(wc -l <out)" -eq 5 ] || fail 'not five lines'

# --for and --fail-on.
run 1 uric audit --each --for=fetch http://127.1/ http://h:80/
out_is 'valid\tdanger\tipv4-inet-aton,loopback,ipv4-whatwg\nvalid\tnone\t\n'
run 0 uric audit --each --for=fetch --fail-on=never http://127.1/
run 0 uric audit --each http://127.1/
run 1 uric audit --each --fail-on=warning http://127.1/
run 0 uric audit --each --fail-on=warning //h/
run 1 uric audit --each --fail-on=notice //h/
run 1 uric audit --each --for=redirect //h/
out_is 'valid\tdanger\tnetwork-path\n'

# --ignore
run 0 uric audit --ignore=userinfo --ignore=password http://u:p@h/
out_is ''
run 0 uric audit --each --ignore password http://u:p@h/
out_is 'valid\tnotice\tuserinfo\n'
refuses "not 'pass'" uric audit --ignore=pass a

# --json
run 0 uric audit --json http://127.1/ //h
[ "$(tail -n 1 out)" = '{"valid":true,"severity":"notice","findings":[{"name":"network-path","severity":"notice","offset":0,"length":3,"address":null,"section":"RFC 3986, 4.2","message":"a reference that begins with two slashes names another host"}],"text":"//h"}' ] ||
    fail 'another object'
out_has '"address":"127.0.0.1","section":"WHATWG URL, 3.5"'
run 1 uric audit --json '^'
out_has '{"valid":false,"error":{"offset":0,"byte":94,'
out_has '},"severity":"warning","findings":[{"name":"not-allowed",'

# --within
run 1 uric audit --within=http://h/app /app/x /apple '^' /app/..%2fx
out_is "within\\noutside\\nerror\\t0\\t$(sentence URI-reference '^')\\noutside\\n"
run 0 uric audit --within http://h/app --base http://h/app/a/b ../c
out_is 'within\n'
run 0 uric audit --within=http://h/a/ '' x
run 1 uric audit --json --within=http://h/app /app /x
out_is '{"within":true}\n{"within":false}\n'
given '//h/app\n//i/app\n'
run 1 uric audit --within=http://h/app
out_is 'within\noutside\n'
run 0 uric audit -g rfc2396 --within=http://h/app /app/x

# Usage
refuses 'needs --within' uric audit --base=http://h a
refuses "'/app' is not absolute" uric audit --within=/app a
refuses "--base: 'a b' is refused at offset 1" uric audit --within=http://h --base='a b' a
refuses 'excludes --each' uric audit --within=http://h --each a
refuses 'exclude each other' uric audit --each --json a
refuses '--for should be any, fetch, store, display or redirect' uric audit --for=all a
refuses '--fail-on should be notice, warning, danger or never' uric audit --fail-on=none a
refuses 'defines no resolution' uric audit -g rfc1738 --within=http://h/ a
finish
