#!/bin/sh
# `uric-grammar draw`: pages and pictures of a grammar. URIC_GRAMMAR is the tool, SOURCE the project.
set -eu
: "${URIC_GRAMMAR:?}" "${SOURCE:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "$1"
    exit 1
}

has() { # FILE TEXT...: each stands in the file
    file=$1
    shift
    for text; do
        grep -qF -e "$text" "$file" || fail "$file lacks: $text"
    done
}

lacks() { # FILE TEXT
    ! grep -qF -e "$2" "$1" || fail "$1 has: $2"
}

well_formed() { # FILE
    ! command -v xmllint >/dev/null || xmllint --noout "$1" || fail "$1 is not well-formed"
}

# The page of RFC 3986: a section for each rule, in the document's order; no link leads nowhere, and to
# no other file; component colours; the ABNF as printed.
page=rfc3986.html
"$URIC_GRAMMAR" draw "$SOURCE/grammar/rfc3986.profile" -o $page
sed -n 's/^<section id="rule-\([^"]*\)">.*/\1/p' $page >sections
sed -n 's/^\([A-Za-z][A-Za-z0-9-]*\) *=.*/\1/p' "$SOURCE/grammar/rfc3986.abnf" | diff - sections ||
    fail 'the sections are not the rules'
grep -o 'href="[^"]*"' $page | sed 's/href="#rule-\(.*\)"/\1/' | sort -u >targets
sort sections | comm -23 targets - >nowhere
[ ! -s nowhere ] || fail "links lead nowhere: $(cat nowhere)"
lacks $page 'src='
lacks $page '<script'
has $page '<i class="c0"></i>scheme</span>' '<g class="rule c1"><a href="#rule-authority">' \
    'prefers-color-scheme:dark' 'hier-part     = &quot;//&quot; authority path-abempty' \
    '              / path-empty</pre>' 'used by <a href="#rule-URI">URI</a>' '>6 times</text>'
{
    echo '<page xmlns="http://www.w3.org/2000/svg">'
    sed -n '/^<svg/,/^<\/svg>/p' $page
    echo '</page>'
} >diagrams.xml
well_formed diagrams.xml

# One diagram, whose boxes and lines are these.
cat >door.abnf <<'END'
door   = "#" number [ "/" name ] ; "#12/<&>"

; another
number = 1*2DIGIT
name   = 1*( "a" / "b" / %x00 / "<" / "x y" )
unused = <any "text">
END
printf 'reference door\nparse door\ncomponent number number in door\n' >door.profile
"$URIC_GRAMMAR" draw door.abnf -o name.svg name
well_formed name.svg
has name.svg '>a b %x00 &lt;</text>' '>&quot;x y&quot;</text>' '<style>'
lacks name.svg 'class="caption"'
lacks name.svg '<path class="arrow on"'
"$URIC_GRAMMAR" draw door.abnf >door.html
has door.html '<title>door.abnf</title>' 'door   = &quot;#&quot; number [ &quot;/&quot; name ] ; &quot;#12/&lt;&amp;&gt;&quot;</pre>' \
    '>1 to 2 times</text>'
lacks door.html 'rule-unused'

# The reading of a string: what each box has, where the line goes, and where it ends.
"$URIC_GRAMMAR" draw door.abnf -o good.svg --string '#12/ab'
has good.svg '<g class="literal"><rect' '>12</text>' '>ab</text>'
lacks good.svg ' off'
lacks good.svg 'stops"'
"$URIC_GRAMMAR" draw door.abnf -o short.svg --string '#1'
sed '/class="reading"/,/^<\/g>/!d' short.svg >short.reading
sed '/class="reading"/,/^<\/g>/!d' good.svg >good.reading
cmp -s short.reading good.reading && fail 'the reading of another string'
has short.svg 'class="literal off"' 'class="rule off"'
"$URIC_GRAMMAR" draw door.abnf -o bad.html --string='#1/<c'
has bad.html '<b>#1/&lt;</b><u>c</u>' 'at 4: &quot;c&quot; is not allowed: expected' '<g class="rule stops">'
"$URIC_GRAMMAR" draw door.abnf -o bad.html --string='#'
has bad.html 'by <a href="#rule-door">' '<b>#</b><u>&#9251;</u>' 'unexpected end of input in number' '<g class="rule c0 stops">'

# The automaton, as dump prints it; errors.
"$URIC_GRAMMAR" draw --dot door.abnf number >draw.dot
"$URIC_GRAMMAR" dump --dot door.abnf number | diff - draw.dot || fail 'draw --dot'
"$URIC_GRAMMAR" draw --dot door.abnf number -o file.dot
cmp draw.dot file.dot || fail 'draw --dot -o'
"$URIC_GRAMMAR" draw --dot door.abnf --string '#1' 2>message && fail 'a string in the automaton'
has message '--dot and --string exclude each other'
"$URIC_GRAMMAR" draw door.abnf nothing 2>message && fail 'a rule that is not there'
has message 'the grammar has no rule nothing'
"$URIC_GRAMMAR" draw door.abnf -o absent/door.html 2>message && fail 'a folder that is not there'
has message 'absent/door.html: No such file'
"$URIC_GRAMMAR" draw door.abnf -o ./door.png 2>message && fail 'a picture in another format'
has message "./door.png: 'draw' writes NAME.svg, one diagram, or NAME.html, a page"
[ ! -e door.png ] || fail 'a page in a picture'
if [ -w /dev/full ]; then
    "$URIC_GRAMMAR" draw door.abnf -o /dev/full 2>message && fail 'a full disk'
    "$URIC_GRAMMAR" draw door.abnf >/dev/full 2>message && fail 'standard output on a full disk'
fi
exit 0
