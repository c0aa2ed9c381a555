#!/bin/sh
# Additional output on a terminal: the line, a caret, and the expected bytes.
# Skipped if script(1) (Debian: bsdutils) is missing or gets no pseudo-terminal.
. "$(dirname "$0")/lib.sh"
script -qec true /dev/null <in >/dev/null 2>&1 || exit 77

on_terminal() { # STATUS COMMAND: runs a shell's command line on a terminal
    expected=$1 asked=$2
    : >err
    script -qec "stty cols 80 2>/dev/null; $asked" /dev/null <in >typescript 2>&1
    status=$?
    tr -d '\r' <typescript >out
    [ "$status" -eq "$expected" ] || fail "exit status $status, not $expected"
}

NO_COLOR=1
export NO_COLOR
given ''
printf 'a:b^c\n' >file
on_terminal 1 "'$URIC' check file"
out_has 'file:1:4: "^" '
grep -qx '    a:b^c' out || fail 'the line is not shown'
grep -qx '       ^' out || fail 'the caret is not under the refused byte'
out_has 'expected: '

# For a line that ends too early, the caret is behind its end. Escaped bytes count with their escapes.
printf 'a:%%4\n' >file
on_terminal 1 "'$URIC' check file"
grep -qx '        ^' out || fail 'the caret is not behind the end'
printf 'http://h/\001\n' >file
on_terminal 1 "'$URIC' check file"
grep -qx '    http://h/\\x01' out || fail 'the line is not shown'
grep -qx '             ^' out || fail 'the caret is not under the refused byte'

# UTF-8 is shown unchanged, and the caret counts its columns. Other bytes are escaped, and characters
# that would hide or reorder the rest of the line.
printf 'http://h/\346\227\245\303\251e\314\201\342\200\256\377 x\n' >file
on_terminal 1 "'$URIC' check -r URI-reference file"
grep -qxF "$(printf '    http://h/\346\227\245\303\251e\314\201\\xE2\\x80\\xAE\\xFF x')" out || fail 'the line is not shown'
grep -qx '             ^' out || fail 'the caret is not under the refused byte'
printf '\346\227\245\303\251e\314\201:^\n' >file
on_terminal 1 "'$URIC' check -r path-noscheme file"
grep -qx '    ^' out || fail 'the caret is not under the refused byte'

# A long line is cut around the refused byte, and the screen's width is kept.
{ printf 'a:'; head -c 5000 /dev/zero | tr '\0' b; printf '^'; head -c 5000 /dev/zero | tr '\0' c; } >file
on_terminal 1 "'$URIC' check file"
[ "$(sed 1d out | awk 'length > 80' | wc -l)" -eq 0 ] || fail 'wider than the screen'
line=$(grep -n '^    \.\.\.b*^c*\.\.\.$' out | cut -d: -f1)
[ -n "$line" ] || fail 'the line is not cut around the refused byte'
column() { # LINE: the column of its `^`
    sed -n "$1p" out | awk '{ print index($0, "^") }'
}
[ "$(column "${line:-1}")" -eq "$(column $((${line:-1} + 1)))" ] || fail 'the caret is not under the refused byte'

# The output does not depend on the pieces in which a long line is read.
for before in 258040 258047 258048 258049 258060 262143 262144 516090 516096 516110; do
    { head -c "$before" /dev/zero | tr '\0' b; printf ':^'; head -c 300000 /dev/zero | tr '\0' c; } >file
    on_terminal 1 "'$URIC' check file"
    out_has "file:1:$((before + 2)): "
    grep -qx '    \.\.\.b*:^c*\.\.\.' out || fail 'the line is not cut around the refused byte'
    [ "$(sed -n 2p out | awk '{ print length }')" -gt 75 ] || fail 'less than fits is shown'
    [ "$(column 2)" -eq "$(column 3)" ] || fail 'the caret is not under the refused byte'
    { head -c "$before" /dev/zero | tr '\0' b; printf '^'; } >file
    on_terminal 1 "'$URIC' check file"
    grep -qx '    \.\.\.b*^' out || fail 'the line is not cut before the refused byte'
done

# While a file or a pipe is read, progress is shown on standard error if that is a terminal.
{ head -c 40000000 /dev/zero | tr '\0' b; } >file
slowly='head -c 20000000 file; sleep 0.6; tail -c 20000000 file'
on_terminal 1 "{ $slowly; } | '$URIC' check"
grep -q '[0-9] MB' out || fail 'no progress'
on_terminal 1 "{ $slowly; } | '$URIC' check 2>err"
grep -q '[0-9] MB' out err && fail 'progress without a terminal'
on_terminal 1 "{ $slowly; } | '$URIC' check -q"
out_is ''

# uric parse of one string prints a line for each component.
on_terminal 0 "'$URIC' parse http://h:1/p?q"
for name in scheme authority host port path query; do
    grep -q "^ *$name" out || fail "no $name"
done
grep -q '^ *fragment' out && fail 'an absent component is shown'

# Colour: on a terminal, and by --color.
esc=$(printf '\033')
unset NO_COLOR
TERM=xterm
export TERM
printf 'a:b^c\n' >file
colored="$esc[1mfile:1:4:$esc[m "
on_terminal 1 "'$URIC' check file"
out_has "$colored"
grep -qxF "    a:b$esc[1;31m^$esc[mc" out || fail 'the refused byte is not coloured'
grep -qxF "       $esc[1;31m^$esc[m" out || fail 'the caret is not coloured'
on_terminal 1 "'$URIC' parse a:^"
out_has "$esc[1;31m^$esc[m"
on_terminal 1 "'$URIC' check --color=auto file"
out_has "$colored"
for plainly in "'$URIC' check --color=never file" "NO_COLOR=1 '$URIC' check file" "TERM=dumb '$URIC' check file"; do
    on_terminal 1 "$plainly"
    grep -qx '    a:b^c' out || fail 'the line is not shown'
    grep -q "$esc" out && fail 'colour'
done
on_terminal 1 "NO_COLOR= '$URIC' check file"
out_has "$colored"
given ''
run 1 uric check --color=always file
out_has "$colored"
NO_COLOR=1 run 1 uric check --color=always file
out_has "$colored"
run 1 uric check file
[ "$(wc -l <out)" -eq 1 ] || fail 'more than a line'
run 1 uric check --color=auto file
grep -q "$esc" out && fail 'colour'
run 2 uric check --color=x file
err_is "uric: check: --color should be auto, always or never, not 'x': try 'uric check --help'\n"

finish
