#!/bin/sh
# --jobs: every number of threads gives the same output.
. "$(dirname "$0")/lib.sh"
threads='2 3 7'
[ -z "${URIC_SANITIZE:-}" ] || threads=3 # slow; three threads are enough to show races

lines() { # LINES N: random lines; about one in N is refused or empty
    awk -v lines="$1" -v most="$2" 'BEGIN {
        srand(lines + most)
        for (i = 0; i < lines; i++) {
            kind = int(rand() * most * 2)
            line = kind == 1 ? "" : "http://h" i "/"
            for (k = int(rand() * 6); k > 0 && kind != 1; k--)
                line = line "a-longer-path/"
            print line (kind == 0 ? "^" : "")
        }
    }'
}

# grep decides which lines are valid: the run with one thread must agree, and the others with it.
agrees() { # FILE
    grep -a -n -v '^http://[a-z0-9/-]*$' "$1" | cut -d: -f1 >refused
    asked="uric check of $1"
    "$URIC" check "$1" >out 2>err
    cut -d: -f2 out | cmp -s - refused || fail 'other lines are refused'
}

alike() { # SUBCOMMAND ARGUMENT...
    asked="uric $*"
    "$URIC" "$@" <in >expected.out 2>expected.err
    expected=$?
    subcommand=$1
    shift
    for jobs in $threads; do
        run "$expected" uric "$subcommand" -j "$jobs" "$@"
        { cmp -s out expected.out && cmp -s err expected.err; } || fail 'not as with one thread'
    done
}

same() { # ARGUMENT...: of uric check
    alike check "$@"
}

lines 40000 3 >often
lines 40000 50 >sometimes
lines 40000 5000 >seldom
lines 20000 5 | tr -d / >always
grep -v '[\^]' seldom | grep . >never
yes '' | head -n 100000 >empty
for file in often sometimes seldom never empty; do
    agrees "$file"
done

# Refused lines at critical positions: the first, the last, and both sides of the offsets where a file
# is divided; with and without a newline at the end.
for at in 1 2 9999 10000 10001 20000 39999 40000; do
    awk -v at="$at" 'BEGIN { for (i = 1; i <= 40000; i++) print i == at ? "^23456" : "a:b/cde" }' >"at$at"
    same --each "at$at"
done
printf 'a:b' | cat never - >unended
printf '^' | cat never - >refused-unended

# Lines longer than any block, among others.
{ printf 'a:'; head -c 5000000 /dev/zero | tr '\0' b; } >long
{ cat sometimes long; printf '\n'; cat sometimes long; printf '^\n'; cat seldom long; } >longs

for file in often sometimes seldom always never empty unended refused-unended longs long; do
    same "$file"
    same -q "$file"
    same --each "$file"
    same --json "$file"
    same --each --json "$file"
    same -r URI-reference "$file"
    tr '\n' '\0' <"$file" >nul
    same -0 nul
    same -0 --each nul
done
for file in sometimes unended longs; do
    same --valid "$file"
    cp out valid
    same --invalid "$file"
    sort "$file" >sorted
    cat valid out | sort | cmp -s - sorted || fail 'not all lines'
    same --summary "$file"
    same --max-errors=77 "$file"
    same --crlf "$file"
    sed "\$!s/\$/$(printf '\r')/" "$file" >dos # not the last line, which may lack the newline
    same --crlf dos
    "$URIC" check "$file" >plain 2>/dev/null
    sed 's/^dos:/'"$file"':/' out | cmp -s - plain || fail 'not as without carriage returns'
done
same often missing unended longs never . sometimes
cat seldom longs >in
same
same - often -
: >in
same
same --each

# A pipe, in pieces of any size.
"$URIC" check <longs >expected.out 2>expected.err
for size in 511 4096 70001; do
    asked="uric check -j 3 of a pipe, by $size bytes"
    dd if=longs bs="$size" 2>dd.err | "$URIC" check -j 3 >out 2>err
    [ $? -eq 1 ] || fail 'exit status'
    { cmp -s out expected.out && cmp -s err expected.err; } || fail 'not as with one thread'
done

# The other subcommands that read lines. With a sanitizer, two are enough: all use the same code.
awk '{ print $0 "\t" $0 (NR % 7 == 0 ? "^" : ""); print $0 }' sometimes >pairs
cp sometimes in
alike parse
alike relativize http://h1/a-longer-path/
if [ -z "${URIC_SANITIZE:-}" ]; then
    for options in '' --json; do
        # shellcheck disable=SC2086 # none, or one
        {
            alike parse $options
            alike normalize $options
            alike resolve $options http://h1/a-longer-path/
            alike encode $options segment
            alike decode $options
            alike set $options --query=a
        }
    done
    alike parse --get=host,path
    "$URIC" parse <sometimes >in
    alike compose
    cp pairs in
    alike compare --pairs
    alike resolve --pairs
    alike relativize --pairs
    cp longs in
    alike parse
    alike decode --raw
fi
printf 'a%%7Eb\nb' >in
alike normalize c - ./%7e - d

# Each line is answered at once. A result that is known ends the run without waiting for more input.
mkfifo questions answers
"$URIC" parse -j 3 <questions >answers &
exec 3>questions 4<answers
asked='uric parse -j 3, asked line by line'
for question in a: b: c: d: e:; do
    echo "$question" >&3
    read -r answer <&4
    [ "$answer" = "scheme=${question%:}${tab}path=" ] || fail "answer: $answer"
done
exec 3>&- 4<&-
wait
asked='uric check -q -j 3 of a pipe that stays open'
"$URIC" check -q -j 3 <questions >out 2>err &
checks=$!
exec 3>questions
printf '^\n' >&3
wait "$checks"
[ $? -eq 1 ] || fail 'exit status'
exec 3>&-
# a missing file behind the last line that is needed is not reported
: >in
same -q often missing
same --max-errors=1 at1 missing .

# More output than a thread can hold back before its turn.
yes '' | head -n 300000 >in
alike check --each --json
alike check --summary

# Output that cannot be written.
cp often in
for command in 'check --each' parse normalize 'resolve http://h/'; do
    subcommand=${command%% *} arguments=${command#"${command%% *}"}
    asked="uric $subcommand -j 3$arguments >/dev/full"
    # shellcheck disable=SC2086 # none, or one
    "$URIC" "$subcommand" -j 3 $arguments <in >/dev/full 2>err
    [ $? -eq 2 ] || fail 'exit status'
    err_is 'uric: standard output: No space left on device\n'
done
asked='uric check --each -j 3 | head -n 1'
{
    "$URIC" check --each -j 3 always always always 2>err
    echo $? >status
} | head -n 1 >out
{ yes 2>/dev/null; echo $? >other; } | head -n 1 >/dev/null
if [ "$(cat other)" -eq 141 ]; then
    [ "$(cat status)" -eq 141 ] || fail "exit status $(cat status)"
    err_is ''
fi

# If the system refuses threads, one does all the work. Not with sanitizers, which need more memory.
if [ -z "${URIC_SANITIZE:-}" ]; then
    asked='uric check -j 16 in 30 MB of memory'
    "$URIC" check sometimes >expected.out 2>/dev/null
    (ulimit -v 30000 && exec "$URIC" check -j 16 sometimes) >out 2>err
    [ $? -eq 1 ] || fail 'exit status'
    cmp -s out expected.out || fail 'not as with one thread'
fi

finish
