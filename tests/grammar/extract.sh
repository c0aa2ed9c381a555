#!/bin/sh
# `uric-grammar extract` on excerpts in the style of RFCs: extract/NAME.txt must give the rules of
# NAME.abnf and the notes of NAME.expected. URIC_GRAMMAR is the tool.
#     lists      "#rule", pages, a collected grammar, examples and algorithms
#     notations  BNF, RFC 822, ASN.1, calendars with blank lines, a broken rule
#     markup     RFC XML
#     markdown   paragraphs without line breaks, escapes, fences
#     squashed   a document without line breaks, with a table of references
#     http-1     names that differ in case alone, and lists with LWS, as in RFC 2616
set -u
: "${URIC_GRAMMAR:?the path of uric-grammar}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$(dirname "$0")/extract" || exit 2
failures=0

fail() {
    failures=$((failures + 1))
    echo "$1"
}

for document in *.txt; do
    name=${document%.txt}
    "$URIC_GRAMMAR" extract "$document" >"$work/$name.abnf" 2>"$work/$name.expected" ||
        fail "$document: exit status $?"
    for result in "$name.abnf" "$name.expected"; do
        diff "$result" "$work/$result" || fail "$document: < expected, > printed"
    done
done

# What is extracted is ABNF: the rules of it are found again, and lint reports nothing else than prose
# and the broken rule.
for name in lists markup markdown squashed; do
    "$URIC_GRAMMAR" extract "$name.abnf" 2>"$work/notes" | grep -v '^;' >"$work/again"
    grep -v '^;' "$name.abnf" | diff -B - "$work/again" || fail "$name.abnf: < extracted, > extracted again"
    "$URIC_GRAMMAR" lint "$name.abnf" 2>&1 | grep -vE 'warning: |prose in "<"|: note: ' && fail "lint $name.abnf"
done

# Bytes that typesetting adds: a BOM, CR, a tab, curly quotes, dashes, form feeds.
printf '\357\273\277Draft\r\n\r\n\ta = \342\200\234bar\342\200\235 / b ; x\r\n\f\r\n\tb = %%x41\342\200\22342\r\n' >"$work/bytes.txt"
printf 'a = "bar" / b ; x\nb = %%x41-42\n' >"$work/plain"
"$URIC_GRAMMAR" extract "$work/bytes.txt" 2>"$work/notes" | grep . | tail -n 2 | diff "$work/plain" - || fail 'bytes of typesetting'

# Without a rule, the tool fails.
printf 'No rule = here.\nName ::= OCTET STRING\n' >"$work/prose.txt"
"$URIC_GRAMMAR" extract "$work/prose.txt" >"$work/out" 2>"$work/err" && fail 'nothing found: exit status 0'
grep -qF 'prose.txt: found no rule' "$work/err" || fail "nothing found: $(cat "$work/err")"
[ ! -w /dev/full ] || ! "$URIC_GRAMMAR" extract lists.txt >/dev/full 2>"$work/err" || fail 'full disk: exit status 0'

[ $failures -eq 0 ] || echo "$failures failures"
exit $((failures > 0))
