#!/bin/sh
# uric parse --guess: suffix references (RFC 3986, 4.5).
. "$(dirname "$0")/lib.sh"

# Each rule alone, and what it leaves alone. A string is completed, and parsed as such a URI.
while read -r rule text uri; do
    run 0 uric parse --guess="$rule" --get=scheme "$text"
    case $uri in
        none) [ "$(cut -f1 out)" = '\N' ] || fail 'a guess' ;;
        *)
            out_is "$rule\t${uri%%:*}\n"
            run 0 uric parse --guess="$rule" "$text"
            uric parse "$uri" >whole
            printf 'guess=%s\turi=%s\t%s\n' "$rule" "$uri" "$(cat whole)" | cmp -s - out ||
                fail 'not the line of the completed string'
            ;;
    esac
done <<'END'
www www.w3.org/Addressing/ http://www.w3.org/Addressing/
www WWW.h http://WWW.h
www www.h:8080/?q#f http://www.h:8080/?q#f
www www none
www wwwx.h none
www user@www.h none
www www.h@evil.example none
www http://www.h/ none
www /www.h none
www //www.h none
www ?www.h none
www www.h: none
ftp ftp.is.co.za/rfc/ ftp://ftp.is.co.za/rfc/
ftp www.h none
gopher gopher.h/ gopher://gopher.h/
mailto fred@example.com mailto:fred@example.com
mailto www.h@evil.example?subject=a mailto:www.h@evil.example?subject=a
mailto mailto:fred@example.com none
mailto u:pw@h none
mailto u@h/path none
mailto @h none
mailto u@ none
https h.example:443/a https://h.example:443/a
https h.example:4430/a none
https h:443 none
port h.example:8080 http://h.example:8080
port localhost:80/a http://localhost:80/a
port 10.0.0.1:80 http://10.0.0.1:80
port tel:123 none
port urn:1 none
port h.example none
port h.example:a none
address 10.0.0.1/a http://10.0.0.1/a
address [::1]:80 http://[::1]:80
address 1.2.3 none
name example.com http://example.com
name example.com/a http://example.com/a
name example none
name example. none
name .com none
name a..com none
name 1.2 none
name 10.0.0.1 none
END

# No rule, unless it is asked for. Of several, the first in the order of the help.
run 0 uric parse www.h
out_is 'path=www.h\n'
run 0 uric parse --guess=ftp,mailto www.h
out_is 'path=www.h\n'
run 0 uric parse --guess=name,www --get=host www.h
out_is 'www\twww.h\n'
run 0 uric parse --guess=name --guess=ftp --get=host www.h
out_is 'name\twww.h\n'
run 0 uric parse --guess=all --get=scheme www.h:443
out_is 'https\thttps\n'

# A line for each line; a string that is refused stays refused, and its offset is of the string.
given 'www.h/\nwww.h x\nhttp://h/\n\n'
run 1 uric parse --guess=all
out_is "guess=www\turi=http://www.h/\t$(uric parse http://www.h/)
error\t5\t$(sentence URI-reference 'www.h x')\n$(uric parse http://h/)\npath=\n"
run 1 uric parse --guess=all --json
[ "$(wc -l <out)" -eq 4 ] || fail 'not a line for each line'
sed -n 1p out | grep -q '^{"guess":"www","uri":"http://www.h/","scheme":"http",.*}$' || fail 'no guess'
sed -n 3p out | grep -q '^{"guess":null,"uri":null,"scheme":"http",' || fail 'a guess'
cp out first
run 1 uric parse --guess=all --json -j 2
cmp -s first out || fail 'threads change the output'

# The chosen rule accepts what a rule completes.
run 1 uric parse --guess=www "$(printf 'www.\303\244')"
run 0 uric parse --guess=www --get=scheme -g rfc3987 "$(printf 'www.\303\244')"
out_is 'www\thttp\n'
run 0 uric parse --guess=all --get=scheme -g rfc1738 ftp.h/a
out_is 'ftp\tftp\n'

run 0 uric parse --color=always --guess=www www.h
out_has 'guess:     www'
out_has 'uri:       http://www.h'
refuses "not 'x'" uric parse --guess=www,x a
refuses "not ''" uric parse --guess= a
refuses "not ''" uric parse --guess=www, a
finish
