#!/bin/sh
# uric extract: output and exit status. tests/extract has what is found.
. "$(dirname "$0")/lib.sh"

# Lines and columns count from 1, columns in bytes.
given 'a http://h/b.\n\303\251<URL:http://h/\n c-\nd> "x:y" mailto:e@f\n'
run 0 uric extract
out_is '-:1:3\thttp://h/b\n-:2:8\thttp://h/c-d\n-:4:10\tmailto:e@f\n'
run 0 uric extract --json
out_is '{"file":"-","line":1,"column":3,"offset":2,"length":10,"delimiter":"bare","hyphen":false,"uri":"http://h/b"}
{"file":"-","line":2,"column":8,"offset":21,"length":15,"delimiter":"label","hyphen":true,"uri":"http://h/c-d"}
{"file":"-","line":4,"column":10,"offset":44,"length":10,"delimiter":"bare","hyphen":false,"uri":"mailto:e@f"}
'

# Files in order; a URI does not reach into the next file. An error of one does not stop the others.
printf 'http://h/a' >a
printf 'b <http://h/c' >b
printf 'd> "http://h/e"' >c
run 0 uric extract a b c
out_is 'a:1:1\thttp://h/a\nb:1:4\thttp://h/c\nc:1:5\thttp://h/e\n'
run 2 uric extract a missing c
out_is 'a:1:1\thttp://h/a\nc:1:5\thttp://h/e\n'
err_has missing
given ''
run 0 uric extract
out_is ''

# The grammar and the rule
given 'http://h/ ftp://h/ http://[::1]/ x:y http://h/\303\251\n'
run 0 uric extract -g http
out_is '-:1:1\thttp://h/\n-:1:20\thttp://[::1]/\n-:1:38\thttp://h/\n'
run 0 uric extract -g rfc2396
out_is '-:1:1\thttp://h/\n-:1:11\tftp://h/\n-:1:38\thttp://h/\n'
given '<http://h/a#b> "http://h/a#b"'
run 0 uric extract -r absolute-URI
out_is '-:1:2\thttp://h/a\n-:1:17\thttp://h/a\n'
refuses "no rule 'x'" uric extract -r x

# Candidates: a copy of running-text with another scheme, and grammars that say nothing of candidates
for type in abnf profile; do
    sed 's/running-text\.abnf/mine.abnf/; s/= "mailto"/= "x" \/ "mailto"/' \
        "$SOURCE/grammar/schemes/running-text.$type" >"mine.$type"
done
given 'x:y "x:z" mailto:a@b y:z'
run 0 uric extract
out_is '-:1:11\tmailto:a@b\n'
if uric check -q -g mine.profile x:y 2>err || ! grep -q 'compiled without grammars' err; then
    run 0 uric extract --candidates mine.profile
    out_is '-:1:1\tx:y\n-:1:6\tx:z\n-:1:11\tmailto:a@b\n'
fi
refuses "rfc3986 has no rule 'before'" uric extract --candidates rfc3986

# Suffix references: only by rules that are asked for, in words of their own, in order with the URIs.
given 'See www.w3.org/Addressing/, (ftp.h/a_(b)). <fred@h.example>, "www.a.org"\n*www.b.org* http://www.c.org/ or <http://www.d.org/> h.example:80/.\n'
run 0 uric extract
out_is '-:2:13\thttp://www.c.org/\n-:2:35\thttp://www.d.org/\n'
run 0 uric extract --guess=www
out_is '-:1:5\thttp://www.w3.org/Addressing/\twww\n-:1:63\thttp://www.a.org\twww\n-:2:2\thttp://www.b.org\twww\n-:2:13\thttp://www.c.org/\n-:2:35\thttp://www.d.org/\n'
run 0 uric extract --guess=ftp,mailto --guess=port
out_is '-:1:30\tftp://ftp.h/a_(b)\tftp\n-:1:45\tmailto:fred@h.example\tmailto\n-:2:13\thttp://www.c.org/\n-:2:35\thttp://www.d.org/\n-:2:54\thttp://h.example:80/\tport\n'
given '192.0.2.1 [::1]/a "[::1]:80" <URL:www.h/> a\303\244.www.h plain e.g. and/or 1,5 www. www,h x:www.h \342\200\224www.h http://h/|www.h'
run 0 uric extract --guess=address,www
out_is '-:1:1\thttp://192.0.2.1\taddress\n-:1:11\thttp://[::1]/a\taddress\n-:1:20\thttp://[::1]:80\taddress\n-:1:35\thttp://www.h/\twww\n-:1:103\thttp://h/\n'
given 'a www.h\303\244/ b'
run 0 uric extract --guess=www
out_is ''
run 0 uric extract --guess=www -g rfc3987
out_is '-:1:3\thttp://www.h\\xC3\\xA4/\twww\n'
given ' www.h/a'
run 0 uric extract --json --guess=all
out_is '{"file":"-","line":1,"column":2,"offset":1,"length":7,"delimiter":"suffix","hyphen":false,"uri":"http://www.h/a","guess":"www"}\n'
refuses "--guess should be" uric extract --guess=x
refuses '--html excludes --guess' uric extract --html --guess=www

# Any size: URIs at the edges of blocks, a URI longer than a block, in angles over many lines.
for before in 262100 262130 262143 262144 262150; do
    awk -v n="$before" 'BEGIN { for (i = 0; i < n; i++) printf i % 64 == 63 ? "\n" : "b"
        print " <http://h/a\n  c> http://h/d" }' >in
    run 0 uric extract
    [ "$(cut -f2 out | tr '\n' ' ')" = 'http://h/ac http://h/d ' ] || fail "wrong behind $before bytes"
    run 0 uric extract --json
    out_has "\"offset\":$((before + 2)),"
    sed 's,<http://h/,www.h.org/,' in >words
    mv words in
    run 0 uric extract --guess=www --json
    out_has "\"offset\":$((before + 1)),\"length\":11,"
    out_has '"uri":"http://h/d"'
done
awk 'BEGIN { printf "<URL:http://h/"; for (i = 0; i < 20000; i++) printf "%s", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
    printf "> http://h/b\n" }' >in
run 0 uric extract
[ "$(sed -n 1p out | wc -c)" -eq $((20000 * 49 + 16)) ] || fail 'a long URI'
[ "$(sed -n 2p out)" = "-:20001:3${tab}http://h/b" ] || fail 'what stands behind a long URI'

# Each URI is accepted by check.
uric extract "$SOURCE/README.md" "$SOURCE"/src/*.md | cut -f2 | uric check -q || fail 'a result is refused'
finish
