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
# Targets: the limit of the whole, and that of a component.
sed 's/^door = .*/& \/ path-absolute/' door.abnf >target.abnf
sed 's/door/target/' door.profile >target.profile
sed -i 's/^door/target/' target.abnf
same 1 resolve -g ./target.abnf a://b/c /cdefghijklmnopqrst <<'END'
error	0	the grammar does not derive the target
END
same 1 resolve -g ./target.abnf a://b/c z://bcdefg/h <<'END'
error	9	authority is longer than 5 bytes
END
same 0 resolve -g ./target.abnf a://b/c /cdefghijklmn <<'END'
a://b/cdefghijklmn
END

# Where a limit is exceeded, nothing is expected.
echo 'a://abcdef/b' >lines
same 1 check --color=always -g ./door.abnf <<END
$(printf '\033[1m-:1:10:\033[m authority is longer than 5 bytes')
    a://abcde$(printf '\033[1;31mf\033[m')/b
             $(printf '\033[1;31m^\033[m')
1 of 1 line refused
END

# What shows a grammar knows the limits.
"$URIC_GRAMMAR" dump door.abnf >printed
grep -qx 'at most 5 bytes: host' printed
grep -qx 'at most 20 bytes: door' printed
"$URIC_GRAMMAR" dump --dot door.abnf >printed
grep -q 'label="at most 5 bytes: host$' printed
grep -qx 'at most 20 bytes: door' printed
"$URIC_GRAMMAR" draw door.abnf -o door.html >printed
[ "$(grep -c '>at most [0-9]* bytes</text>' door.html)" -eq 2 ]
"$URIC_GRAMMAR" draw door.abnf door -o door.svg >printed
[ "$(grep -c '>at most [0-9]* bytes</text>' door.svg)" -eq 1 ]
grep -q '>at most 20 bytes</text>' door.svg
"$URIC_GRAMMAR" random door.abnf door 200 >lines
same 0 check -q -g ./door.abnf </dev/null
printf 'host = 1*ALPHA\ntext = "//" 3*9ALPHA "." host\n' >long.abnf
printf 'reference text\nat-most 4 host\nat-most 8 text\n' >long.profile
"$URIC_GRAMMAR" examples long.abnf >long.examples
"$URIC_GRAMMAR" examples --check long.abnf
printf 'extends door\nreference gate\n' >gate.profile
echo 'gate = "gate:" door' >gate.abnf
echo 'gate:a://abcdef' >lines
same 1 check -g ./gate.abnf <<'END'
-:1:15: authority is longer than 5 bytes
1 of 1 line refused
END
