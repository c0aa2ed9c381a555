#!/bin/sh
# Input: files, standard input, long lines, no lines.
. "$(dirname "$0")/lib.sh"

# No input at all.
given ''
run 0 uric check
out_is ''
run 0 uric check --each
out_is ''
run 0 uric parse
out_is ''
run 0 uric check -0 --each
out_is ''

# The last line need not end with a newline; with one, no empty line follows.
given 'a:\nb'
run 1 uric check --each
[ "$(cut -f1,2 out)" = "valid${newline}invalid${tab}1" ] || fail 'wrong lines'
given 'a:\nb:\n'
run 0 uric check --each
out_is 'valid\nvalid\n'
given '\n\n'
run 1 uric check --each
[ "$(cut -f1,2 out)" = "invalid${tab}0${newline}invalid${tab}0" ] || fail 'wrong lines'

# -0: strings end with NUL and may contain newlines.
given 'a:\0b:\nc\0d:'
run 1 uric check -0 --each
[ "$(cut -f1,2 out)" = "valid${newline}invalid${tab}2${newline}valid" ] || fail 'wrong strings'
run 1 uric check --null --each
[ "$(wc -l <out)" -eq 3 ] || fail 'wrong strings'
given 'a:\0^\0'
run 1 uric check -0
out_has '-:2:1: '
given '\0\0'
run 0 uric check -0 --each -r URI-reference
out_is 'valid\nvalid\n'
# without -0, NUL is a byte like any other
given 'a:\0b\n'
run 1 uric check --each
out_has "invalid${tab}2${tab}the byte NUL "

# --crlf: a carriage return directly before a newline belongs to the line end, any other to the line.
# Lines may also end with a newline alone.
given 'a:\r\nb:^\r\nc:\n\r\nd:\r\r\ne:\r/\r\nf:\r'
run 1 uric check --crlf --each
[ "$(cut -f1,2 out | tr '\t\n' '  ')" = 'valid invalid 2 valid invalid 0 invalid 2 invalid 2 invalid 2 ' ] ||
    fail 'wrong answers'
run 1 uric check --crlf
err_is '5 of 7 lines refused\n'
given 'a:\r\nb:^\r\n'
run 1 uric check
out_has '-:1:3: carriage return at the end of the line: try --crlf'
err_is '2 of 2 lines refused\n'
# the same for a rule that is not the default one
given 'a\r\n'
run 0 uric check --crlf -r segment
run 1 uric check -r segment
refused_usage='uric: check: --crlf and --null exclude each other: try '
run 2 uric check --crlf -0
err_has "$refused_usage"
# every subcommand that reads lines; output lines end with a newline
crlf_too() { # COMMAND...
    given "$lines"
    run 0 "$@"
    cp out plain
    sed "s/\$/$(printf '\r')/" in >dos
    cp dos in
    run 0 "$@" --crlf
    cmp -s out plain || fail 'not as without carriage returns'
}
lines='http://a/%%7Eb\nurn:c\n'
crlf_too uric check --each
crlf_too uric parse
crlf_too uric parse --json
crlf_too uric normalize
crlf_too uric resolve http://a/b
crlf_too uric relativize http://a/b
crlf_too uric encode segment
crlf_too uric decode
crlf_too uric decode --raw
lines='http://a\thttp://A\n'
crlf_too uric compare --pairs
crlf_too uric resolve --pairs
lines='scheme=a\tpath=b\n'
crlf_too uric compose

# Files, in order; lines are counted in each; `-` is standard input.
printf 'a:\n^\n' >one
printf '^\n' >two
printf '' >none
given 'b:\nc:\n|\n'
run 1 uric check one - none two
[ "$(cut -d: -f1-3 out)" = "one:2:1${newline}-:3:1${newline}two:1:1" ] || fail 'wrong positions'
err_is '3 of 6 lines refused\n'
run 1 uric check one two
err_is '2 of 3 lines refused\n'
run 0 uric check none
out_is ''
printf '^\n' >'a b.txt'
run 1 uric check 'a b.txt'
out_has 'a b.txt:1:1: '
printf 'a:\n' >./-q
run 0 uric check -- -q
err_is '1 line valid\n'
printf '^' >./-
run 1 uric check ./-
out_has './-:1:1: '
# standard input is empty when it is named the second time
given 'b:\n^\n'
run 1 uric check - one -
[ "$(cut -d: -f1-3 out)" = "-:2:1${newline}one:2:1" ] || fail 'wrong positions'
err_is '2 of 4 lines refused\n'
# a line ends with its file
printf 'a:' >half
printf 'b:\n' >whole
run 0 uric check --each half whole
out_is 'valid\nvalid\n'

# A file that cannot be read is reported; the others are processed.
run 2 uric check missing
err_is 'uric: missing: No such file or directory\n'
run 2 uric check one missing two
err_has 'uric: missing: '
[ "$(cut -d: -f1-3 out)" = "one:2:1${newline}two:1:1" ] || fail 'the other files'
run 2 uric check .
err_is 'uric: .: Is a directory\n'
run 2 uric check --each missing
out_is ''
run 2 uric check -q missing
asked='uric parse of a directory'
"$URIC" parse <. >out 2>err
[ $? -eq 2 ] || fail 'exit status'
err_has 'uric: standard input: Is a directory'
asked='uric check with standard input closed'
"$URIC" check <&- >out 2>err
[ $? -eq 2 ] || fail 'exit status'
err_has 'uric: standard input: '

# Lines that are longer than any block, refused at their end, one after another.
{ printf 'a:'; head -c 3000000 /dev/zero | tr '\0' b; } >long
run 0 uric check long
{ cat long; printf '^\nc:\n'; cat long; printf '\n^'; } >several
run 1 uric check several
[ "$(cut -d: -f1-3 out)" = "several:1:3000003${newline}several:4:1" ] || fail 'wrong positions'
run 1 uric check --each several
[ "$(cut -f1,2 out | tr '\t\n' '  ')" = 'invalid 3000002 valid valid invalid 0 ' ] || fail 'wrong answers'
# lines of every length around a block of 256 KiB
awk 'BEGIN { for (i = 262130; i < 262160; i++) { printf "a:"; for (k = 2; k < i; k += 10) printf "bbbbbbbbbb"; print "" } }' >around
run 0 uric check around
err_is '30 lines valid\n'
# many refused lines before a line that does not fit in the block must not take long
{ yes '' | head -n 120000; head -c 150000 long; } >behind
asked='uric check of many refused lines before a long one, for 3 seconds'
(ulimit -t 3 && exec "$URIC" check -q behind) >out 2>err
[ $? -eq 1 ] || fail 'exit status'

# A file to which the output is appended is not read: it would never end.
printf 'a:\n^\n' >log
asked='uric check log >>log'
"$URIC" check log >>log 2>err
[ $? -eq 2 ] || fail 'exit status'
err_is 'uric: log: input file is output file\n'
asked='uric parse <log >>log'
"$URIC" parse <log >>log 2>err
[ $? -eq 2 ] || fail 'exit status'
err_is 'uric: standard input: input file is output file\n'
[ "$(wc -c <log)" -eq 5 ] || fail 'something was written'
asked='uric check log one >>log'
"$URIC" check log one >>log 2>err
[ $? -eq 2 ] || fail 'exit status'
[ "$(cut -d: -f1 log | tail -n 1)" = one ] || fail 'the other file'
asked='uric check -q log >>log'
"$URIC" check -q log >>log 2>err
[ $? -eq 1 ] || fail 'exit status'
asked='uric check log >log'
"$URIC" check log >log 2>err || fail 'exit status'
err_is 'no lines\n'

# A file that shrinks while it is read. (The output of its first block fills the pipe.)
yes '^' | head -n 1000000 >shrinking
mkfifo slow
asked='uric check --each of a file that shrinks'
"$URIC" check --each shrinking >slow 2>err &
checks=$!
{ head -c 1 >first; printf 'a:\n' >shrinking; cat >out; } <slow
wait "$checks"
[ $? -eq 2 ] || fail 'exit status'
: >out
err_is 'uric: shrinking: the file shrank from 2000000 to 3 bytes while it was read\n'

# Memory does not grow with the input. Not with sanitizers, which need more than the limit.
if [ -z "${URIC_SANITIZE:-}" ]; then
    asked='uric check of 60 MB in 20 MB of memory'
    awk 'BEGIN { for (i = 0; i < 1000000; i++) print "http://www.example.com/a/path/that/is/not/short?and=a&query=" i }' |
        (ulimit -v 20000 && exec "$URIC" check) >out 2>err || fail "exit status $?"
    err_is '1000000 lines valid\n'

    asked='uric check of lines of 30 MB in 20 MB of memory'
    wide() { # a: and 30,000,000 bytes
        printf 'a:'
        head -c 30000000 /dev/zero | tr '\0' b
    }
    { wide; printf '\r\nb:\n'; wide; printf '^\nc:\n'; wide; } >wide
    limited() { # STATUS ARGUMENT...: of uric check
        expected=$1
        shift
        asked="uric check $*, in 20 MB of memory"
        (ulimit -v 20000 && exec "$URIC" check "$@") <wide >out 2>err
        status=$?
        [ "$status" -eq "$expected" ] || fail "exit status $status"
    }
    limited 1
    [ "$(cut -d: -f1-3 out)" = "-:1:30000003${newline}-:3:30000003" ] || fail 'wrong positions'
    err_is '2 of 5 lines refused\n'
    limited 1 --crlf --each
    [ "$(cut -f1,2 out | tr '\t\n' '  ')" = 'valid valid invalid 30000002 valid valid ' ] ||
        fail 'wrong answers'
    limited 1 -q
    limited 1 --summary --json
    [ "$(wc -l <out)" -eq 2 ] || fail 'wrong counts'
    limited 1 --each -r IPv6address
    [ "$(cut -f2 out | tr '\n' ' ')" = '6 2 6 2 6 ' ] || fail 'wrong positions'
fi

# Lines that end near the ends of the pieces in which a long line is read, and of the contexts around
# pieces.
awk 'BEGIN {
    context = 4096
    end = 262144 - context
    for (all = "b"; length(all) < 4 * end;)
        all = all all
    for (pieces = 1; pieces <= 3; pieces++) {
        for (i = -1; i <= 1; i++)
            for (k = -2; k <= 2; k++) {
                line = "a:" substr(all, 1, end + i * context + k - 2)
                print line "\n" line "^"
            }
        end += 262144 - 2 * context
    }
}' >in
awk '{ print sub(/\^/, "") ? "invalid" "\t" length($0) : "valid" }' in >expected
run 1 uric check --each
cut -f1,2 out | cmp -s - expected || fail 'wrong answers'
sed "s/\$/$(printf '\r')/" in >dos
cp dos in
run 1 uric check --each --crlf
cut -f1,2 out | cmp -s - expected || fail 'wrong answers with CR LF'

# A process that writes line by line gets each answer before it writes the next line.
mkfifo questions answers
"$URIC" check --each <questions >answers &
exec 3>questions 4<answers
asked='uric check --each, asked line by line'
for question in a: b: c:; do
    echo "$question" >&3
    read -r answer <&4
    [ "$answer" = valid ] || fail "answer: $answer"
done
exec 3>&- 4<&-
wait

finish
