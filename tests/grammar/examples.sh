#!/bin/sh
# `uric-grammar examples`: strings that show all of a rule, near misses, and files of strings, which
# `build` checks, too. URIC_GRAMMAR is the tool, SOURCE the project.
set -eu
: "${URIC_GRAMMAR:?}" "${SOURCE:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "$1"
    [ ! -f printed ] || cat printed
    exit 1
}

cat >door.abnf <<'END'
door = "#" number [ "/" name ] ; "#12/north"
number = 1*2DIGIT
name = 1*ALPHA
odd = %x80 " " "\" " "
unreached = "x"
END
printf 'reference door\nparse door\nparse odd\ncomponent number number\ncomponent name name\n' >door.profile

# Each string takes a transition or has an end that the others lack; each near miss has a message of its own.
cat >expected <<'END'
rule door
+ #1/aa
+ #11/a
+ #1
+ #11
# at 0: unexpected end of input: expected "#"
- 
# at 0: "a" is not allowed: expected "#"
- a
# at 1: unexpected end of input in number: expected DIGIT
- #
# at 1: "a" cannot begin number: expected DIGIT
- #a
# at 2: "a" is not allowed in number: expected DIGIT, "/" or end of input
- #1a
# at 3: unexpected end of input in name: expected ALPHA
- #1/
# at 3: "1" cannot begin name: expected ALPHA
- #1/1
# at 3: "a" is not allowed in number: expected "/" or end of input
- #11a
# at 4: "1" is not allowed in name: expected ALPHA or end of input
- #1/a1
END
"$URIC_GRAMMAR" examples --bad door.abnf >printed 2>&1 || fail 'examples'
diff expected printed >difference || fail "$(cat difference)"

# What is printed is a file of examples, with escapes.
"$URIC_GRAMMAR" examples door.abnf odd >odd.lines
grep -qxF '+ \x80 \\\x20' odd.lines || fail "$(cat odd.lines)"
cat expected odd.lines >door.examples
"$URIC_GRAMMAR" examples --check door.abnf >printed 2>&1 || fail 'examples --check refuses what examples prints'
"$URIC_GRAMMAR" build door.abnf >printed 2>&1 || fail 'build'

# JSON, without what is no UTF-8.
"$URIC_GRAMMAR" examples --bad --json door.abnf >printed 2>&1 || fail 'examples --json'
grep -qF '"schema": { "$schema": "https://json-schema.org/draft/2020-12/schema", "format": "door" }' printed || fail 'schema'
[ "$(grep -c '"valid": true' printed) $(grep -c '"valid": false' printed)" = '4 9' ] || fail 'tests'
grep -qF '"description": "at 0: unexpected end of input: expected \"#\""' printed || fail 'quotes'
! command -v node >/dev/null || node -e 'JSON.parse(require("fs").readFileSync("printed"))' || fail 'no JSON'
"$URIC_GRAMMAR" examples --json door.abnf odd 2>&1 >odd.json | grep -qx 'door.profile: note: strings left out, which are not UTF-8, so that JSON cannot carry them: [1-9]' ||
    fail 'bytes that JSON cannot carry'

# Errors name the byte in the file at which the scan stops. No file is written then.
printf '# a comment\n\n+ #1\n- #1\n+ #1/\\x4\nrule nam\nrule unreached\nrule name\n+ ab\\x20c\n+ a1\nx\n' >door.examples
cat >expected <<'END'
door.examples:4:3: door accepts this string, which is said to be refused
door.examples:5:6: expected \xHH, \r, \n, \t or \\
door.examples:6:6: the grammar has no rule nam; did you mean name?
door.examples:7:6: the grammar has no rule unreached; no entry reaches it: "parse unreached" in the profile would
door.examples:9:5: name refuses this string: a space is not allowed: expected ALPHA or end of input
door.examples:10:4: name refuses this string: "1" is not allowed: expected ALPHA or end of input
door.examples:11:1: expected "+ string", "- string" or "rule NAME"
END
rm -f door.c
for verb in 'examples --check' build; do
    # shellcheck disable=SC2086 # words
    "$URIC_GRAMMAR" $verb door.abnf >printed 2>&1 && fail "$verb: exit status 0"
    diff expected printed >difference || fail "$verb: $(cat difference)"
done
[ ! -f door.c ] || fail 'build has written a file'
rm door.examples
"$URIC_GRAMMAR" examples --check door.abnf >printed 2>&1 && fail 'a check without a file'
grep -qF 'door.examples' printed || fail 'the message about no file'

# With a profile elsewhere, the examples are those beside the grammar.
mkdir profiles
mv door.profile profiles
printf -- '- #1\n' >door.examples
"$URIC_GRAMMAR" build door.abnf -p profiles/door.profile >printed 2>&1 && fail 'the examples beside the grammar are not read'
grep -qF 'door.examples:1:3:' printed || fail 'the message about the example'

# Levels of a rule have no name that a message could use.
printf 'level = "(" level ")" / "a" / "b"\n' >level.abnf
printf 'nest level 3\n' >level.profile
"$URIC_GRAMMAR" examples --bad level.abnf >printed
grep -qxF '# at 2: "g" is not allowed: expected "a" or "b"' printed || fail 'the highest level'
! grep -F '<' printed || fail 'a level is named'

# On a larger rule, verdicts agree with what is printed.
"$URIC_GRAMMAR" examples --bad "$SOURCE/grammar/rfc3986.profile" URI >URI.lines
cp "$SOURCE"/grammar/rfc3986.* .
cp URI.lines rfc3986.examples
"$URIC_GRAMMAR" examples --check rfc3986.profile >printed 2>&1 || fail 'strings of URI'
