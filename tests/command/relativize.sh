#!/bin/sh
# uric relativize: output and exit status; uric resolve undoes it.
. "$(dirname "$0")/lib.sh"

run 0 uric relativize 'http://a/b/c/d' http://a/b/c/e http://a/b/c/ http://a/b/ http://a/b/g/h 'http://a/b/c/d?q#f' http://a/b/c/d http://h/ ftp://h/
out_is 'e\n.\n..\n../g/h\n?q#f\n\n//h/\nftp://h/\n'
err_is ''

# A colon in the first segment, an empty segment, and differences between the documents.
run 0 uric relativize http://a/b/c http://a/b/d:e http://a/b//d
out_is './d:e\n.//d\n'
run 0 uric relativize -g rfc2396 'http://a/b/c?q' 'http://a/b/?y' 'http://a/b/c?q' 'http://a/b/c?q#f'
out_is '?y\nc?q\nc?q#f\n'
run 0 uric relativize -g rfc1808 'http://a/b;p?q#f' 'http://a/b;p?q#f' 'http://a/b;p?q#g' 'http://a/b;x' 'http://a/b;p?y'
out_is '\n#g\n;x\n?y\n'

# No reference
run 1 uric relativize http://a/b http://a/./c http://a/c
out_is 'error\t0\tno reference resolves to the target, because the target has dot segments\nc\n'
run 1 uric relativize http://a/b c
out_is 'error\t0\tthe text is not absolute: it has no scheme\n'
run 1 uric relativize b http://a/c
out_is 'error\t0\tthe base is not absolute: it has no scheme\n'
run 1 uric relativize -g rfc1738 http://a/b http://a/c
out_is 'error\t0\tthe document of the grammar defines no resolution\n'
run 1 uric relativize -g rfc1738 mailto:a http://h
out_is 'error\t0\tthe document of the grammar defines no resolution\n'
# A shorter reference would be refused or have another target.
run 0 uric relativize -g rfc2732 x:a 'x:b['
out_is 'x:b[\n'
run 0 uric relativize -g rfc2396bis-01 'x:?[' 'x:?['
out_is 'x:?[\n'
run 0 uric relativize -g rfc2396 -r URI-reference 's:a//b/?' 's:a//b/.?'
out_is 's:a//b/.?\n'
run 2 uric relativize
err_has 'missing operand BASE'

run 0 uric relativize --json http://a/b http://a/c x:y http://a/b
out_is '{"reference":"c","itself":false}\n{"reference":"x:y","itself":true}\n{"reference":"","itself":false}\n'
given 'http://a/b\thttp://a/c\nx\n'
run 1 uric relativize --pairs
out_is 'c\nerror\t1\ta TAB and a second string are missing\n'

# resolve undoes relativize.
for grammar in rfc1808 url-syntax-02 url-syntax-1997 rfc2396 rfc2732 rfc2396bis-01 rfc3986; do
    printf '%s\n' http://a/b/c/d http://a/b/c/ http://a/b/ http://a/b http://a/ http://a 'http://a/b/c/d?y' \
        'http://a/b/c/?y' 'http://a/b/c/d#s' http://g/b/c/d x:y http://a/b/c/e:f http://a//b >targets
    cp targets in
    run 0 uric relativize -g "$grammar" 'http://a/b/c/d?q'
    cp out in
    run 0 uric resolve -g "$grammar" 'http://a/b/c/d?q'
    cmp -s out targets || fail 'not the targets'
done

finish
