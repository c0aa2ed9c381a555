#!/bin/sh
# Limits of lengths (at-most) beside a grammar: in messages, in pieces, in results of operations, inherited,
# and between two grammars. URIC_GRAMMAR is the tool, URIC the command.
set -eu
: "${URIC_GRAMMAR:?}" "${URIC:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

same() { # STATUS ARGUMENT...: the command must end so, and print the standard input
    cat >expected
    wanted=$1
    shift
    status=0
    "$URIC" "$@" <lines >printed 2>&1 || status=$?
    if [ $status -ne "$wanted" ] || ! diff expected printed; then
        echo "$*: exit status $status"
        exit 1
    fi
}

cat >door.abnf <<'END'
door = scheme "://" host path-abempty
host = *ALPHA
END
cat >door.profile <<'END'
extends    rfc3986
reference  door
component  authority  host
at-most    5          host
at-most    20         door
END
sed 's/at-most    5/at-most    6/' door.profile >wider.profile
cp door.abnf wider.abnf
cat >lines <<'END'
a://abcde/b
a://abcdef/b
a://abcdefghij/klmnopqrst
a://abcde/bcdefghijklm
a://abcdefghij[
END
same 1 check -g ./door.abnf <<'END'
-:2:10: authority is longer than 5 bytes
-:3:10: authority is longer than 5 bytes
-:4:21: door is longer than 20 bytes
-:5:15: "[" is not allowed in authority: expected ALPHA, "/" or end of input
4 of 5 lines refused
END
same 1 diff ./door.abnf ./wider.abnf <<'END'
same but for limits of lengths
limits ./door.abnf:door	authority 5, door 20
limits ./wider.abnf:door	authority 6, door 20
END
same 0 diff ./door.abnf ./door.abnf <<'END'
same but for limits of lengths
limits ./door.abnf:door	authority 5, door 20
limits ./door.abnf:door	authority 5, door 20
END

# Results of operations, and what inherits a limit.
printf 'error\t5\tauthority is longer than 5 bytes\n' >authority
printf 'error\t20\tdoor is longer than 20 bytes\n' >whole
same 1 set -g ./door.abnf --authority=bcdefg a://b/c <authority
same 1 set -g ./door.abnf --path=/cdefghijklmnopqrst a://b/c <whole
same 1 compose -g ./door.abnf --scheme=a --authority=cdefgh --path=/ <authority
printf 'extends door\nreference gate\n' >gate.profile
echo 'gate = "gate:" door' >gate.abnf
echo 'gate:a://abcdef' >lines
same 1 check -g ./gate.abnf <<'END'
-:1:15: authority is longer than 5 bytes
1 of 1 line refused
END
