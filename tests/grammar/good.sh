#!/bin/sh
# Takes a grammar, such as good/notation, through all steps: build without Ragel and, where Ragel is
# installed, with it, index, the compiler; its vectors (tests/README.md) through the library; the proof of
# both forms of the tables, with backtracking for one of them.
# URIC_GRAMMAR is the tool, URIC_GRAMMAR_COMPACT the same for compact tables, CC the compiler, SOURCE
# the project, LIBRARY the static library. The grammars of good/:
#     notation     all of ABNF's notation, and a machine of more than 255 states
#     calls        a rule that must not become a machine of its own
#     called       a rule that is a machine of its own within a list
#     returned     a component that begins behind such a rule
#     prose        characters in prose, and lists (#rule)
#     says-little  a profile that only names the grammar
#     lists        lists with empty items, and items that only the following bytes distinguish
#     hidden       a list that no first reading has, beside others
#     samples      samples with common beginnings that cannot become prefixes
#     shared       rules of many readings, used in many places
#     run          one rule, whose first two states have the same transitions
#     octets       a grammar in which every byte is accepted somewhere
#     code-points  code points, which are sequences of bytes of every length
#     limits       limits of lengths, beside the automaton
#     percent      a "%" that does not begin a triplet, in a grammar that normalizes
#     readings     an ambiguous grammar, in which one reading fails late
#     ambiguous    components in texts of so many readings that only pruning bounds the states
#     order        a rule without components, in which a shorter string may come before a longer one
#     unnamed      a component in a reading that large tables leave out
#     tagged       the example of tools/grammar/automata/tagged_dfa.c, and its `uric-grammar dump`
# foreign/ has grammars of other documents as published, with vectors of the rule that is parsed, or
# with NAME.examples, and profiles that only name components and the documents that rules come
# from. several/ has grammars of more than one document: `spaces`, whose names collide, `open`, whose
# profile names no imported rule, `chain`, in which an imported file has a profile, `extended`, which
# extends another profile, and those of documents with several charsets.
set -eu
: "${URIC_GRAMMAR:?}" "${URIC_GRAMMAR_COMPACT:?}" "${CC:?}" "${SOURCE:?}" "${LIBRARY:?}"
name=${1##*/}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$SOURCE/tests/grammar/${1%/*}"

if [ -f "$name.dump" ]; then
    "$URIC_GRAMMAR" dump "$name.profile" | diff "$name.dump" -
    "$URIC_GRAMMAR" dump "$name.profile" --dot | diff "$name.dot" -
fi
mkdir "$work/no-ragel" "$work/ragel"
build_tables() { # FOLDER
    "$URIC_GRAMMAR" build --compact --no-header --seconds 0 -o "$1" "$name.profile" >"$work/log" 2>&1 || {
        command -p cat "$work/log"
        exit 1
    }
}
(PATH="$work/no-ragel" build_tables "$work")
if command -v ragel >/dev/null; then
    build_tables "$work/ragel"
    cmp "$work/ragel/$name.c" "$work/$name.c"
    cmp "$work/ragel/${name}_compact.c" "$work/${name}_compact.c"
fi
"$URIC_GRAMMAR" index "$name.profile" >"$work/uric_grammars.h"

flags="-std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-}"
support=$SOURCE/tests/support
build() { # PROGRAM SOURCE…
    program=$1
    shift
    # shellcheck disable=SC2086 # words
    $CC $flags -I"$work" -I"$SOURCE/src" -I"$support" -o "$work/$program" "$@" "$work/$name.c" \
        "$LIBRARY" -lcmocka
}
some=
[ "${1%/*}" = good ] || some=--some
if [ -f "$name.txt" ]; then
    build vectors "$SOURCE/tests/library/vectors_scan.c" "$support"/*.c
    # shellcheck disable=SC2086 # a word, or none
    "$work/vectors" $some "$name" "$name.txt"
fi
if [ -f "$name.examples" ]; then
    "$URIC_GRAMMAR" examples --check "$name.profile"
fi

# shellcheck disable=SC2086 # words
$CC $flags -shared -fPIC -I"$work" -I"$SOURCE/src" -o "$work/$name.so" "$work/$name.c"
"$URIC_GRAMMAR" prove "$name.profile" "$work/$name.so" --seconds 1

# shellcheck disable=SC2086 # words
$CC $flags -DURIC_COMPACT=1 -shared -fPIC -I"$work" -I"$SOURCE/src" -o "$work/$name-compact.so" \
    "$work/${name}_compact.c"
"$URIC_GRAMMAR_COMPACT" prove "$name.profile" "$work/$name-compact.so" --seconds 0
"$URIC_GRAMMAR_COMPACT" prove "$name.profile" "$work/${name}_compact.c" --seconds 0
