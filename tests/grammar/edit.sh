#!/bin/sh
# Edits a grammar: one more character ("|" in query), tools/regenerate, and a build. The command must
# accept the new language, and the proof must succeed. URIC_GRAMMAR is the tool, CC the compiler, SOURCE
# the project.
set -eu
: "${URIC_GRAMMAR:?}" "${CC:?}" "${SOURCE:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$SOURCE/grammar" "$SOURCE/generated" "$SOURCE/src" "$SOURCE/tools" "$work"
rm -r "$work/src/postgresql" # needs the headers of a server
cd "$work"

fail() {
    echo "$1"
    cat output
    exit 1
}

regenerate() { # STATE: runs tools/regenerate, which must report this state of the tables
    tools/regenerate rfc3986 >output # the others would only take time
    for tables in rfc3986.c rfc3986_compact.c; do
        grep -qx "generated/$tables $1" output || fail "$tables is not $1"
    done
}

# Without an edit, nothing is written.
regenerate 'is up to date'

sed 's|^query  *= .*|query = *( pchar / "/" / "?" / "\|" )|' grammar/rfc3986.abnf >edited
mv edited grammar/rfc3986.abnf
regenerate written
regenerate 'is up to date'

# shellcheck disable=SC2086 # words
$CC -std=c11 ${CFLAGS:-} -Isrc -Igenerated -Igenerated/schemes -o uric src/*/*.c src/command/*/*.c \
    generated/*.c generated/schemes/*.c
./uric parse 'http://h/p?a|b' >output || fail 'the new string is refused'
grep -qx "scheme=http.*path=/p$(printf '\t')query=a|b" output || fail 'wrong components of the new string'
./uric parse 'http://h/p|' 'http://h/p#|' >output && fail 'other strings are accepted, too'
[ "$(cut -f1,2 output)" = "$(printf 'error\t10\nerror\t11')" ] || fail 'wrong offsets'
./uric encode query 'a|b' >output && ./uric encode fragment 'a|b' >>output
[ "$(cat output)" = "$(printf 'a|b\na%%7Cb')" ] || fail 'wrong encodings'

# shellcheck disable=SC2086 # words
$CC -std=c11 ${CFLAGS:-} -shared -fPIC -Isrc -Igenerated -o tables.so generated/rfc3986.c
"$URIC_GRAMMAR" prove grammar/rfc3986.profile "$PWD/tables.so" --seconds 1 >output 2>&1 || fail 'the proof fails'

# For the published grammar, the proof fails, and prints the shortest string that shows the difference.
"$URIC_GRAMMAR" prove "$SOURCE/grammar/rfc3986.profile" "$PWD/tables.so" --seconds 1 >output 2>&1 &&
    fail 'the proof succeeds for another grammar'
grep -qF '"?|"' output || fail 'the string "?|" is not shown'
