#!/bin/sh
# uric extract --html: the links of pages. base.sh tests the base.
. "$(dirname "$0")/lib.sh"

refuses '--resolve needs --html' uric extract --resolve
refuses 'a base needs --resolve' uric extract --html --retrieval=http://h/
refuses '--html excludes --candidates' uric extract --html --candidates=x
uric extract --html >out 2>err </dev/null
if grep -q 'cannot read HTML' err; then # base.sh tests the message
    finish
fi

finds() { # HTML REFERENCE...: these references, at their places, and no others
    printf '%s' "$1" >page
    shift
    run 0 uric extract --html page
    printf '%s\n' "$@" >expected
    cut -f2 out | cmp -s - expected || fail "not: $*"
    # Each place is where the reference begins.
    cut -d: -f2,3 out | tr ':\t' '  ' | while read -r line column reference; do
        sed -n "${line}p" page | cut -c"$column"- | grep -qF -e "$reference" || echo "$line:$column"
    done >wrong
    [ ! -s wrong ] || fail "no reference at $(cat wrong)"
}

finds '<a href="b">' b
finds '<A HREF=b>' b
finds "<a href=' b
'>" b
finds '<a name=b href="">' ''
finds '<link href=a><area href=b><img src=c longdesc=d><iframe src=e></iframe><embed src=f><object data=g></object>' \
    a b c d e f g
finds '<audio src=a></audio><video src=b poster=c><source src=d><track src=e></video><script src=f></script>' \
    a b c d e f
finds '<form action=a><input src=b formaction=c><button formaction=d></button></form>' a b c d
finds '<blockquote cite=a></blockquote><q cite=b></q><del cite=c></del><ins cite=d></ins><div itemid=e></div>' \
    a b c d e
finds '<html manifest=a><head profile=b></head><body background=c><table background=d><td background=e>' a b c d e
finds '<frameset><frame src=a longdesc=b></frameset>' a b
finds '<svg><image xlink:href=a /><use xlink:href="#b"></use><a href=c></a></svg>' a '#b' c

# srcset: candidates end at commas that are not within a URI
finds '<img srcset="a">' a
finds '<img srcset="a 1x, b,c 2x,d 3x , e">' a b,c d e
finds '<img srcset=" ,, a, b (,) 1w, c,, d">' a b c d
finds '<picture><source srcset="a 1x,b 2x"></picture><link imagesrcset="c 1x">' a b c
# ping: a list
finds '<a ping=" a  b ">' a b

# A refresh, and what is none
finds '<meta http-equiv=refresh content="5; url=a">' a
finds '<META HTTP-EQUIV=Refresh CONTENT="0;URL = '"'a'b"'">' a
finds '<meta http-equiv=refresh content="0,a">' a
finds '<meta http-equiv=refresh content="0 url=a">' a
finds '<meta http-equiv=refresh content=".5;urla">' urla
for none in 5 'a' '5a' '' '5;' '; url=a'; do
    printf '<meta http-equiv=refresh content="%s">' "$none" >in
    run 0 uric extract --html
    out_is ''
done
given '<p href=a src=b><meta name=refresh content="5; url=a"><meta content="5; url=a"><!-- <a href=b> --><textarea><a href=c></textarea>'
run 0 uric extract --html
out_is ''

# Order and number are those of the text, also where HTML moves or repeats elements.
finds '<table><tr><td background=a></td></tr><a href=b></a></table>' a b
finds '<b><a href=a>1<p>2</b>3</a><a href=b>' a b
finds '<template><a href=a></a></template><a href=b>' a b

# Character references are decoded. Lines and columns count bytes.
given '\n\303\251<a href="?a&amp;b">'
run 0 uric extract --html
out_is '-:2:12\t?a&b\n'
given '<base href=//h/a/b><a href="c&#x2f;d"><a href="e f"><img srcset="g 1x,x:y 2x">'
run 1 uric extract --html --resolve --retrieval=http://r/
out_is "-:1:12\thttp://h/a/b\n-:1:29\thttp://h/a/c/d\n-:1:48\terror\t1\t$(sentence URI-reference 'e f')
-:1:66\thttp://h/a/g\n-:1:71\tx:y\n"
run 1 uric extract --html --resolve --retrieval=http://r/ --json
[ "$(sed -n 2p out)" = '{"file":"-","line":1,"column":29,"offset":28,"element":"a","attribute":"href","reference":"c/d","target":"http://h/a/c/d"}' ] ||
    fail 'not the second object'
sed -n 3p out | grep -q '"reference":"e f","error":{"offset":1,"byte":32,.*}}$' || fail 'not the third object'
run 1 uric extract --html --json
[ "$(sed -n 2p out | grep -o '"target".*')" = '"target":null}' ] || fail 'a target'

# Without a base, only URIs have a target.
given '<a href=a><a href=http://h/../b>'
run 1 uric extract --html --resolve
out_is '-:1:9\terror\t0\tno base: the page has no BASE element, and no option gives one\n-:1:19\thttp://h/b\n'
given '<base href="a b"><a href=c><a href=d:e>'
run 1 uric extract --html --resolve
out_has "-:1:26${tab}error${tab}1${tab}the base: "
out_has "-:1:36${tab}d:e"

# The grammar: IRIs; the current document of RFC 2396
given '<base href=http://h/><a href="\303\251">'
run 1 uric extract --html --resolve
run 0 uric extract --html --resolve -g rfc3987
out_is '-:1:12\thttp://h/\n-:1:31\thttp://h/\\xC3\\xA9\n'
given '<a href="#a">'
run 0 uric extract --html --resolve -g rfc2396 --default=http://h/
out_is '-:1:10\t(current document)#a\n'

# Several files, and one that is missing
printf '<a href=a>' >a
printf '<a href=b>' >b
run 2 uric extract --html a missing b
out_is 'a:1:9\ta\nb:1:9\tb\n'
err_has missing

# A deep page
awk 'BEGIN { for (i = 0; i < 3000; i++) printf "<div>"; print "<a href=a>" }' >in
run 0 uric extract --html
out_is '-:1:15009\ta\n'
finish
