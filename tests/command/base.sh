#!/bin/sh
# uric base: the base of HTML pages, by the precedence of RFC 3986, 5.1.
. "$(dirname "$0")/lib.sh"

uric base >out 2>err </dev/null
if grep -q 'cannot read HTML' err; then # this build has no gumbo
    refuses 'cannot read HTML: gumbo (libgumbo-dev) was missing' uric base
    refuses 'cannot read HTML: gumbo (libgumbo-dev) was missing' uric extract --html
    finish
fi

# The example of RFC 2396, Appendix D (RFC 1808, section 10, has the same)
cat >page.html <<'END'
<HTML><HEAD>
<TITLE>An example HTML document</TITLE>
<BASE href="http://www.ics.uci.edu/Test/a/b/c">
</HEAD><BODY>
... <A href="../x">a hypertext anchor</A> ...
</BODY></HTML>
END
run 0 uric base page.html
out_is 'http://www.ics.uci.edu/Test/a/b/c\tcontent\n'
run 0 uric base -g rfc1808 page.html
out_is 'http://www.ics.uci.edu/Test/a/b/c\tcontent\n'
run 0 uric extract --html --resolve page.html
out_is 'page.html:3:13\thttp://www.ics.uci.edu/Test/a/b/c\npage.html:5:14\thttp://www.ics.uci.edu/Test/a/x\n'

# The precedence: what is further inside wins.
given '<a href=x>'
run 0 uric base --default=d:/ --retrieval=r:/ --encapsulating=e:/ page.html -
out_is 'http://www.ics.uci.edu/Test/a/b/c\tcontent\ne:/\tencapsulating\n'
run 0 uric base --default=d:/ --retrieval=r:/
out_is 'r:/\tretrieval\n'
run 0 uric base --default=d:/
out_is 'd:/\tdefault\n'
run 0 uric base --json --default=d:/ page.html -
out_is '{"file":"page.html","base":"http://www.ics.uci.edu/Test/a/b/c","source":"content","section":"5.1.1"}
{"file":"-","base":"d:/","source":"default","section":"5.1.4"}
'

# "converted to absolute form and stripped of any fragment component": 5.1
given '<base href="../q#f">'
run 0 uric base --retrieval=http://h/a/b/c#r
out_is 'http://h/a/q\tcontent\n'
given '<base href="">'
run 0 uric base --retrieval=http://h/a#r
out_is 'http://h/a\tcontent\n'
run 0 uric base -g rfc2396 --retrieval=http://h/a#r
out_is 'http://h/a\tcontent\n'
given ''
run 0 uric base --default=http://h/a/../b#c
out_is 'http://h/b\tdefault\n'

# The first BASE with HREF, of the document and not of its text
given '<base target=t><!-- <base href="c:/"> --><textarea><base href="d:/"></textarea><p><base href="e:/&#x61;"><base href="f:/">'
run 0 uric base
out_is 'e:/a\tcontent\n'

# A line for each page; a page without a base has an error.
given '<a href=x>'
run 1 uric base - page.html
out_is 'error\t0\tno base: the page has no BASE element, and no option gives one\nhttp://www.ics.uci.edu/Test/a/b/c\tcontent\n'
given '<base href=x>'
run 1 uric base
out_is 'error\t0\tno base: BASE is relative, and no option gives a base for it\n'
given '<base href="http://h/a b">'
run 1 uric base --default=d:/
out_is "error\t10\tthe base: $(sentence URI-reference 'http://h/a b')\n"
run 1 uric base --json --default=d:/
out_has '{"file":"-","error":{"offset":10,"byte":32,'
out_has ',"in":"base"}'
run 2 uric base missing page.html
out_is 'http://www.ics.uci.edu/Test/a/b/c\tcontent\n'
err_has missing

refuses "--retrieval: 'a' is not absolute" uric base --retrieval=a
refuses "--default: 'a b' is refused at offset 1" uric base --default='a b'
refuses 'defines no resolution' uric base -g rfc1738
finish
