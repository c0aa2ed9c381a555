#!/bin/sh
# Grammars with warnings: lint of odd/NAME.profile must print the warnings of NAME.expected, with exit
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
