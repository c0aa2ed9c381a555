#!/bin/sh
# A grammar, such as good/notation, on its whole way: transcribe, ragel, pack, index, the compiler; its
# vectors (tests/README.md) through the library; and the proof, of both forms of the tables.
# URIC_GRAMMAR is the tool, URIC_GRAMMAR_COMPACT the same for compact tables, CC the compiler, SOURCE
# the project, LIBRARY the static library. In foreign/ there are grammars of other documents, as
# published, with vectors of the rule that is parsed, and profiles that only name components.
#     notation  all that a grammar can be written in, and a machine of more than 255 states
#     says-little  a profile that names the grammar and nothing else
#     lists     components that recur, with items that are empty, or told apart by what follows
#     samples   samples that share beginnings which cannot become prefixes
#     run       one rule, whose first state and second go on alike
#     octets    one in which no byte is refused everywhere
#     percent   "%" that is not the beginning of a triplet, in a grammar that normalizes
#     readings  an ambiguous grammar, one of whose readings dies late
#     tagged  the example of tools/grammar/automata/tagged_dfa.c, and what `uric-grammar dump` shows of it
set -eu
: "${URIC_GRAMMAR:?}" "${URIC_GRAMMAR_COMPACT:?}" "${CC:?}" "${SOURCE:?}" "${LIBRARY:?}"
command -v ragel >/dev/null || exit 77
name=${1##*/}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$SOURCE/tests/grammar/${1%/*}"

if [ -f "$name.dump" ]; then
    "$URIC_GRAMMAR" dump "$name.profile" | diff "$name.dump" -
    "$URIC_GRAMMAR" dump "$name.profile" --dot | diff "$name.dot" -
fi
"$URIC_GRAMMAR" transcribe "$name.profile" >"$work/$name.rl"
ragel -x "$work/$name.rl" -o "$work/$name.xml" 2>"$work/log" || {
    cat "$work/log"
    exit 1
}
"$URIC_GRAMMAR" pack "$name.profile" "$work/$name.xml" >"$work/$name.c"
"$URIC_GRAMMAR" index "$name.profile" >"$work/uric_grammars.h"

flags="-std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-}"
# shellcheck disable=SC2086 # words
$CC $flags -I"$work" -I"$SOURCE/src" -I"$SOURCE/tests/support" -o "$work/vectors" \
    "$SOURCE/tests/library/vectors_scan.c" "$SOURCE"/tests/support/*.c "$work/$name.c" \
    "$LIBRARY" -lcmocka
some=
[ "${1%/*}" = good ] || some=--some
# shellcheck disable=SC2086 # a word, or none
"$work/vectors" $some "$name" "$name.txt"

# shellcheck disable=SC2086 # words
$CC $flags -shared -fPIC -I"$work" -I"$SOURCE/src" -o "$work/$name.so" "$work/$name.c"
"$URIC_GRAMMAR" prove "$name.profile" "$work/$name.so" --seconds 1

"$URIC_GRAMMAR" pack --compact "$name.profile" "$work/$name.xml" >"$work/${name}_compact.c"
# Bytes above 127 have no compact form.
! grep -q '^#error' "$work/${name}_compact.c" || exit 0
# shellcheck disable=SC2086 # words
$CC $flags -DURIC_COMPACT=1 -shared -fPIC -I"$work" -I"$SOURCE/src" -o "$work/$name-compact.so" \
    "$work/${name}_compact.c"
"$URIC_GRAMMAR_COMPACT" prove "$name.profile" "$work/$name-compact.so" --seconds 1
