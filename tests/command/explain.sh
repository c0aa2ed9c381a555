#!/bin/sh
# uric explain: a screen for a person.
. "$(dirname "$0")/lib.sh"

has_line() { # LINE
    grep -qxF -e "$1" out || fail "no line: $1"
}

# Each component is marked from its first byte to its last, and listed with its offset.
run 0 uric explain 'HTTP://u@[::1]:80/a?b#'
has_line '    0    .    10   .    20'
has_line '    HTTP://u@[::1]:80/a?b#'
has_line '    ^---   ^ ^---- ^-^- ^'
has_line '    host            9  [::1]  ipv6: ::1'
has_line '    port           15  80  the default of the scheme'
has_line '    fragment       22  (empty)'
run 0 uric explain '//10.0.0.1:65536'
has_line '    host            2  10.0.0.1  ipv4: 10.0.0.1'
has_line '    port           11  65536  more than 65535'

# Each revision has its verdict. A component that it reads otherwise is named.
run 0 uric explain 'http://h/a;b=c'
has_line '    rfc1738          valid, but path is "a;b=c"'
has_line '    rfc1808          valid, but path is "/a"'
has_line '    rfc3986          valid'
run 0 uric explain '//[::1]'
for revision in rfc1738 rfc1808 rfc2396 rfc2732 rfc3986; do
    printf '//[::1]\n' | uric check --each -g "$revision" -r "$(uric grammars "$revision" |
        sed -n 's/^reference *//p')" >verdict
    case $(cat verdict) in
        valid) verdict=' valid' ;;
        *) verdict=" $(cut -f2 verdict): " ;;
    esac
    grep -q "^    $revision  *$verdict" out || fail "$revision: not '$verdict'"
done

# Normal forms that differ from the string.
run 0 uric explain 'HTTP://h/%7Ea/./b'
has_line '    case        http://h/%7Ea/./b'
has_line '    percent     HTTP://h/~a/./b'
has_line '    path        HTTP://h/%7Ea/b'
has_line '    syntax      http://h/~a/b'
run 0 uric explain a:b
has_line '    the string itself, at every level'
run 0 uric explain '//[0:0::1]'
has_line '    ipv6        //[::1]'

# A refused string has a caret, and no normal form.
run 1 uric explain 'http://h/a b'
has_line '    http://h/a b'
has_line '              ^'
out_has "    at 10: $(printf 'http://h/a b\n' | uric check --each | cut -f3)"
out_has '    rfc1808          10: the same'
grep -q '^Normal' out && fail 'a normal form'

# Findings, the most severe first, below the bytes that they are about; also those of a refused string.
run 0 uric explain 'http://u@0x7f.1/%0A'
sed -n '/^Findings/,$p' out >findings
sed -n 2p findings | grep -qxF '    http://u@0x7f.1/%0A' || fail 'no text above the findings'
sed -n 3p findings | grep -qxF '                    ^--' || fail 'not the first mark'
sed -n 4p findings | grep -q '^    danger: an encoded line end' || fail 'not the first finding'
out_has 'as an IPv4 address: 127.0.0.1'
has_line '           ^'
run 0 uric explain a:b
[ "$(tail -n 1 out)" = '    none' ] || fail 'not none'
run 1 uric explain "$(printf 'http://\303\251\\a')"
has_line '            ^'
out_has '    danger: a WHATWG parser reads a backslash as a slash'
run 0 uric explain '/%00a%00a%00a%00a%00a%00a%00a%00a%00a%00'
has_line "    2 more: 'uric audit' shows all"

# Any bytes. UTF-8 is shown, other bytes are escaped.
given 'a\001\n\377\n\n\303\251\n'
run 1 uric explain
out_has '    a\x01'
out_has '    \xFF'
out_has "$(printf '    \303\251')"
LC_ALL=C grep -q "$(printf '[\001\377]')" out && fail 'a byte is not escaped'
[ "$(grep -c '^Revisions' out)" -eq 4 ] || fail 'not a screen for each line'
printf 'a\0b' >in
run 0 uric explain -0
[ "$(grep -c '^Revisions' out)" -eq 2 ] || fail 'not a screen for each string'
run 0 uric explain a b
[ "$(grep -c '^$' out)" -eq 10 ] || fail 'screens are not separated'

# No line is wider than the terminal, 80 columns here; a long string has rows.
long="http://$(awk 'BEGIN { for (i = 0; i < 200; i++) printf "b" }')/%7E?$(awk 'BEGIN { for (i = 0; i < 2000; i++) printf "q" }')"
run 0 uric explain "$long"
awk 'length > 80 { wide = 1 } END { exit !wide }' out && fail 'a line is too wide'

out_has '    warning at 7: '
out_has ' more bytes'
[ "$(wc -l <out)" -lt 40 ] || fail 'more than a screen'
run 1 uric explain "$long^"
awk 'length > 80 { wide = 1 } END { exit !wide }' out && fail 'a line is too wide'

# Colour only where it is asked for.
esc=$(printf '\033')
run 0 uric explain a:b
grep -q "$esc" out && fail 'colour in a pipe'
run 0 uric explain --color=always a:b
out_has "$esc[35ma$esc[m:"
sed "s/$esc\[[0-9;]*m//g" out >plain
run 0 uric explain a:b
cmp -s plain out || fail 'colour changes the text'
run 0 uric explain --color=always '//%00@'
out_has "${esc}[1;31m      ^--"
out_has "    danger${esc}[m: "

# -g and -r choose what the string is explained by.
run 0 uric explain -g rfc1738 'ftp://u@h/a/b;type=i'
has_line 'url of RFC 1738, December 1994'
has_line '    cwd            10  a'
run 1 uric explain -r URI a
refuses "no rule 'x'" uric explain -r x a
finish
