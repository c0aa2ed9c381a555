#!/bin/sh
# What editing a grammar takes: one character of it (here "|" in query), tools/regenerate, and a
# build. The command then accepts the new language, and the proof holds. URIC_GRAMMAR is the tool,
# CC the compiler, SOURCE the project.
set -eu
: "${URIC_GRAMMAR:?}" "${CC:?}" "${SOURCE:?}"
command -v ragel >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/grammar" "$work/generated"
cp "$SOURCE"/grammar/rfc3986.* "$work/grammar" # alone: regenerating all takes longer
cp "$SOURCE"/generated/rfc3986* "$work/generated"
cp -R "$SOURCE/src" "$SOURCE/tools" "$work"
cd "$work"

fail() {
    echo "$1"
    cat said
    exit 1
}

regenerate() { # STATE of the tables
    tools/regenerate >said
    for tables in rfc3986.c rfc3986_compact.c; do
        grep -qx "generated/$tables $1" said || fail "$tables: not $1"
    done
}

# Nothing was edited: nothing is written.
regenerate 'is up to date'

sed 's|^query  *= .*|query = *( pchar / "/" / "?" / "\|" )|' grammar/rfc3986.abnf >edited
mv edited grammar/rfc3986.abnf
regenerate written
regenerate 'is up to date'

# shellcheck disable=SC2086 # words
$CC -std=c11 ${CFLAGS:-} -Isrc -Igenerated -o uric src/*/*.c src/command/*/*.c generated/*.c
./uric parse 'http://h/p?a|b' >said || fail 'the new string is refused'
grep -qx "scheme=http.*path=/p$(printf '\t')query=a|b" said || fail 'the components of the new string'
./uric parse 'http://h/p|' 'http://h/p#|' >said && fail 'more than the new strings is accepted'
[ "$(cut -f1,2 said)" = "$(printf 'error\t10\nerror\t11')" ] || fail 'the places of the refusals'
./uric encode query 'a|b' >said && ./uric encode fragment 'a|b' >>said
[ "$(cat said)" = "$(printf 'a|b\na%%7Cb')" ] || fail 'the encodings'

# shellcheck disable=SC2086 # words
$CC -std=c11 ${CFLAGS:-} -shared -fPIC -Isrc -Igenerated -o tables.so generated/rfc3986.c
"$URIC_GRAMMAR" prove grammar/rfc3986.profile "$PWD/tables.so" --seconds 1 >said 2>&1 || fail 'no proof'

# The published grammar has other tables, and the proof prints the shortest string that shows it.
"$URIC_GRAMMAR" prove "$SOURCE/grammar/rfc3986.profile" "$PWD/tables.so" --seconds 1 >said 2>&1 &&
    fail 'the proof holds for another grammar'
grep -qF '"?|"' said || fail 'the string "?|" is not shown'
