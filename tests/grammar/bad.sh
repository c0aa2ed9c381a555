#!/bin/sh
# Grammars and profiles with errors: each subcommand must refuse bad/NAME.profile with the messages of
# NAME.expected, in any order. URIC_GRAMMAR is the tool.
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
    for subcommand in transcribe lint build; do
        "$URIC_GRAMMAR" $subcommand --states 100000 "$profile" >"$work/out" 2>"$work/err"
        status=$?
        [ $status -eq 1 ] || fail "$subcommand $profile: exit status $status, not 1"
        [ ! -s "$work/out" ] || fail "$subcommand $profile: something was written"
    done
    sort "$name.expected" >"$work/expected"
    sort "$work/err" | diff "$work/expected" - >"$work/diff" || {
        fail "lint $profile: < expected, > printed"
        cat "$work/diff"
    }
done

# A valid grammar that exceeds a limit of states.
for subcommand in lint transcribe dump; do
    "$URIC_GRAMMAR" $subcommand ../good/readings.profile --states 5 >"$work/out" 2>"$work/err"
    status=$?
    [ $status -eq 1 ] || fail "$subcommand --states 5: exit status $status, not 1"
    grep -qE 'readings.abnf:[0-9:]+ rule [a-z]+ has more than 5 states' "$work/err" ||
        fail "$subcommand --states 5: $(cat "$work/err")"
done

# What would help is said where it is true: fewer levels, and, of the same rule, no components.
cat >"$work/few.abnf" <<'END'
text  = level ( one "b" / two "c" ) / 9"z"
level = "(" [ level ] ")"
one   = 1*"q"
two   = 1*"q"
END
printf 'reference text\nnest level 2\ncomponent one one\nlist two two\n' >"$work/few.profile"
levels='"nest level 1" would make it smaller'
said() { # STATES FROM TO: the message of that limit begins and ends so
    "$URIC_GRAMMAR" lint --states "$1" "$work/few.profile" >"$work/out" 2>"$work/err"
    grep -q "few.abnf:$2 rule text has more than $1 states.*alone; $3\$" "$work/err" ||
        fail "lint --states $1: $(cat "$work/err")"
}
said 15 1:1: "without components and lists, rule text is within the limits; $levels"
said 14 '1:39: rule text: because of its repetition 9( ... ),' "$levels"
sed -i 's/level 2/level 1/' "$work/few.profile"
said 13 1:1: 'without components and lists, rule text is within the limits'

# More states than tables can number, although --states allows them.
echo 'a = 17( 1*4096%x61 "b" )' >"$work/many.abnf"
"$URIC_GRAMMAR" build --states 100000 "$work/many.abnf" >"$work/out" 2>"$work/err"
status=$?
[ $status -eq 1 ] || fail "many.abnf: exit status $status, not 1"
grep -qE 'many.abnf:1:9: rule a: because of its repetition 1\*4096\( ... \), rule a has [0-9]+ states after .*, more than the 65535' "$work/err" ||
    fail "many.abnf: $(cat "$work/err")"

# Rules within each other that would need too much stack, from the innermost on and from the outermost.
awk 'BEGIN { print "r0 = \"x\""; for (i = 1; i < 1200; i++) print "r" i " = r" i - 1 }' >"$work/up.abnf"
awk 'BEGIN { for (i = 1200; i > 0; i--) print "r" i " = r" i - 1; print "r0 = \"x\"" }' >"$work/down.abnf"
for name in up down; do
    "$URIC_GRAMMAR" lint "$work/$name.abnf" 2>"$work/err"
    status=$?
    [ $status -eq 1 ] || fail "$name: exit status $status, not 1"
    grep -q 'rule r[0-9]*: more than 1000 rules are within each other$' "$work/err" ||
        fail "$name: $(cat "$work/err")"
done

# Usage and system errors: exit status 2.
refused() { # TEXT ARGUMENT...
    text=$1
    shift
    "$URIC_GRAMMAR" "$@" >"$work/out" 2>"$work/err"
    status=$?
    [ $status -eq 2 ] || fail "$*: exit status $status, not 2"
    grep -qF -e "$text" "$work/err" || fail "$*: $(cat "$work/err")"
}
printf 'grammar nowhere.abnf "A test"\n' >"$work/lost.profile"
refused 'lint: missing operand' lint
refused 'Usage: uric-grammar lint [-p PROFILE]' lint
refused "option '--states' needs an argument" lint undefined.profile --states
refused '--states: expected a number' lint undefined.profile --states 1x
refused "no subcommand: try 'uric-grammar --help'"
refused "option '--seconds' needs an argument" prove undefined.profile x.so --seconds
refused "no subcommand 'nothing': try 'uric-grammar --help'" nothing undefined.profile
refused "no subcommand 'lnt': did you mean 'lint'?" lnt undefined.profile
refused 'pack: missing operand' pack undefined.profile
refused 'missing.profile: No such file' lint missing.profile
refused 'nowhere.abnf: No such file' lint "$work/lost.profile"
refused 'bad/undefined.profile is a profile itself' lint ../bad/undefined.profile -p one.profile
refused "lint: no option '-x'" lint -x undefined.profile
refused "lint: no option '--nset': did you mean '--nest'?" lint --nset undefined.profile
refused 'lint: too many operands' lint undefined.profile one.profile
"$URIC_GRAMMAR" --help | grep -q 'Usage: uric-grammar' || fail 'no help'
"$URIC_GRAMMAR" --version | grep -qx 'uric-grammar [0-9][0-9.]*' || fail 'no version'

[ $failures -eq 0 ] || echo "$failures failures"
exit $((failures > 0))
