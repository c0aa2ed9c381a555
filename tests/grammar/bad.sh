#!/bin/sh
# Grammars and profiles that are wrong: each bad/NAME.profile is refused with what NAME.expected
# says, whatever the order, for every use. URIC_GRAMMAR is the tool.
set -u
: "${URIC_GRAMMAR:?the path of uric-grammar}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$(dirname "$0")/bad" || exit 2
failures=0

fail() {
    failures=$((failures + 1))
    echo "$1"
}

for profile in *.profile; do
    name=${profile%.profile}
    for verb in transcribe lint; do
        "$URIC_GRAMMAR" $verb "$profile" >"$work/out" 2>"$work/err"
        status=$?
        [ $status -eq 1 ] || fail "$verb $profile: exit status $status, not 1"
        [ ! -s "$work/out" ] || fail "$verb $profile: something was written"
    done
    sort "$name.expected" >"$work/expected"
    sort "$work/err" | diff "$work/expected" - >"$work/diff" || {
        fail "lint $profile: < expected, > said"
        cat "$work/diff"
    }
done

# What is no grammar's fault: exit status 2.
refused() { # TEXT ARGUMENT...
    text=$1
    shift
    "$URIC_GRAMMAR" "$@" >"$work/out" 2>"$work/err"
    status=$?
    [ $status -eq 2 ] || fail "$*: exit status $status, not 2"
    grep -qF -e "$text" "$work/err" || fail "$*: $(cat "$work/err")"
}
printf 'grammar nowhere.abnf "A test"\n' >"$work/lost.profile"
refused 'usage: uric-grammar' lint
refused 'usage: uric-grammar'
refused 'usage: uric-grammar' nothing undefined.profile
refused 'usage: uric-grammar' pack undefined.profile
refused 'missing.profile: No such file' lint missing.profile
refused 'nowhere.abnf: No such file' lint "$work/lost.profile"
"$URIC_GRAMMAR" --help | grep -q 'usage: uric-grammar' || fail 'no help'

[ $failures -eq 0 ] || echo "$failures failures"
exit $((failures > 0))
