#!/bin/sh
# Grammars that are odd, and good: odd/NAME.profile gives the warnings of NAME.expected, and exit
# status 0. URIC_GRAMMAR is the tool.
set -eu
: "${URIC_GRAMMAR:?the path of uric-grammar}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$(dirname "$0")/odd"
for profile in *.profile; do
    "$URIC_GRAMMAR" lint "$profile" >"$work/out" 2>"$work/err"
    diff "${profile%.profile}.expected" "$work/err"
    [ ! -s "$work/out" ]
done
