#!/bin/sh
# What a person at a terminal sees more: the line, a caret, and what could have stood there.
# Needs script(1) (Debian: bsdutils); without it the test is skipped.
. "$(dirname "$0")/lib.sh"
command -v script >/dev/null || exit 77

on_terminal() { # STATUS COMMAND: a shell's command line
    expected=$1 asked=$2
    : >err
    script -qec "stty cols 80 2>/dev/null; $asked" /dev/null <in >typescript 2>&1
    status=$?
    tr -d '\r' <typescript >out
    [ "$status" -eq "$expected" ] || fail "exit status $status, not $expected"
}

given ''
printf 'a:b^c\n' >file
on_terminal 1 "'$URIC' check file"
out_has 'file:1:4: "^" is not allowed in path'
grep -qx '    a:b^c' out || fail 'the line is not shown'
grep -qx '       ^' out || fail 'the caret is not under the culprit'
out_has 'expected: '

# The caret stands behind a line that ends too early, and counts escaped bytes as they are shown.
printf 'a:%%4\n' >file
on_terminal 1 "'$URIC' check file"
grep -qx '        ^' out || fail 'the caret is not behind the end'
printf 'http://h/\001\n' >file
on_terminal 1 "'$URIC' check file"
grep -qx '    http://h/\\x01' out || fail 'the line is not shown'
grep -qx '             ^' out || fail 'the caret is not under the culprit'

# A long line is cut around the culprit, and the screen's width is kept.
{ printf 'a:'; head -c 5000 /dev/zero | tr '\0' b; printf '^'; head -c 5000 /dev/zero | tr '\0' c; } >file
on_terminal 1 "'$URIC' check file"
[ "$(sed 1d out | awk 'length > 80' | wc -l)" -eq 0 ] || fail 'wider than the screen'
line=$(grep -n '^    \.\.\.b*^c*\.\.\.$' out | cut -d: -f1)
[ -n "$line" ] || fail 'the line is not cut around the culprit'
column() { # LINE: where its `^` stands
    sed -n "$1p" out | awk '{ print index($0, "^") }'
}
[ "$(column "${line:-1}")" -eq "$(column $((${line:-1} + 1)))" ] || fail 'the caret is not under the culprit'

# uric parse of one string: a line for each component.
on_terminal 0 "'$URIC' parse http://h:1/p?q"
for name in scheme authority host port path query; do
    grep -q "^ *$name" out || fail "no $name"
done
grep -q '^ *fragment' out && fail 'an absent component is shown'

finish
