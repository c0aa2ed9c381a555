#!/bin/sh
# vectors.sh READINGS READER [...]: reads the strings of vectors/READER.txt, and compares the readings with those of the
# program, which are written there.
set -eu
LC_ALL=C
export LC_ALL
folder=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
grep -v '^#' "$folder/vectors/$2.txt" >"$work/program"
cut -f1 "$work/program" | "$1" "$2" >"$work/reader"
diff "$work/program" "$work/reader"
