#!/bin/sh
# The line contract (src/command/LINES.md): each line has its answer, one line, in order, at once; and the
# commands that LINES.md shows for ClickHouse, Spark and Hadoop keep it.
. "$(dirname "$0")/lib.sh"
blocks='1 7 100000'
[ -z "${URIC_SANITIZE:-}" ] || blocks=7 # slow; of one line or all, blocks run the same code
: "${SOURCE:?the project}" "${EXCHANGE:?the path of test-command-exchange}"

commands='check --each
check --each --json
check --each --crlf
parse
parse --json
parse --get=host,port,query
parse --guess=www,ftp
parse --guess=www --get=host
parse --guess=www --json
normalize --level=scheme --ipv6
normalize --json
resolve http://a/b/c
resolve --json http://a/b/c
relativize http://a/b/c
compare --pairs
compare --pairs --json
resolve --pairs
relativize --pairs
encode segment-nz
encode --json segment-nz
decode
decode --json
decode --refuse=control
audit --each
audit --json
audit --each --agree=whatwg
audit --json --agree=whatwg,rfc2396
audit --within=http://a/
set --scheme=ftp
set --json --no-query
compose
compose --json'

# Lines of all kinds: valid, refused, empty; with NUL, CR, TAB, all other bytes; longer than a pipe and than a
# block, valid, and refused at the front and the end; and a last line without a newline.
wide() { # BYTES
    head -c "$1" /dev/zero | tr '\0' b
}
{
    cat "$SOURCE/tests/instructions/uris.txt"
    printf 'http://[::1%%25]/\n\nhttp://h/\n\n\n a:\n'
    printf 'a:\0b\n\0\na:\rb\na:b\r\n\r\n'
    printf 'http://a/b\thttp://a/c\nhttp://a/b\t\n\t\n\t\t\nscheme=a\tpath=b\nscheme=a\tpath=^\n'
    printf 'error\t3\tmessage\n'
    printf 'b\\\\\\N%%5C%%0A\n'
    awk 'BEGIN { for (i = 1; i < 256; i++) if (i != 10) printf "a:%c\n", i }'
    for size in 4095 65535 65536 70000 262140 262144 700000; do
        printf 'a:'
        wide "$size"
        printf '\n^'
        wide "$size"
        printf '\na:'
        wide "$size"
        printf '^\n'
    done
    printf 'c:\nd:^'
} >in
lines=$(($(wc -l <in) + 1))

exchange() {
    "$EXCHANGE" "$@"
}

# As in lib.sh, but the output is too long to be shown.
fail() {
    failures=$((failures + 1))
    printf '%s: %s\n' "$asked" "$1"
    head -n 3 err | cut -c1-200
}

each_command() { # FUNCTION
    echo "$commands" >list
    while read -r command <&3; do
        "$1"
    done 3<list
}

# shellcheck disable=SC2086 # $command holds several words
answers_each_line() {
    run 1 "$URIC" $command
    [ "$(wc -l <out)" -eq "$lines" ] || fail "not $lines lines of output"
    tr -d '\0' <out | cmp -s - out || fail 'NUL in the output'
    err_is ''
    cp out whole
    run 0 "$URIC" $command --exit-zero
    cmp -s out whole || fail 'other output with --exit-zero'
    for block in $blocks; do
        run 1 exchange "$block" "$URIC" $command
        cmp -s out whole || fail "other answers to blocks of $block lines"
    done
    run 1 exchange -n 100 "$URIC" $command
    cmp -s out whole || fail 'other answers where pipes do not block'
    run 1 exchange 64 "$URIC" $command -j 3
    cmp -s out whole || fail 'other answers of 3 threads'
}

# shellcheck disable=SC2086
answers_no_line() {
    run 0 "$URIC" $command
    out_is ''
    err_is ''
}

# shellcheck disable=SC2086
reports_lost_output() {
    asked="uric $command >/dev/full"
    "$URIC" $command <in >/dev/full 2>err
    [ $? -eq 2 ] || fail 'exit status'
    err_is 'uric: standard output: No space left on device\n'
    for jobs in 1 3; do
        loses_its_reader
    done
}

# shellcheck disable=SC2086
loses_its_reader() {
    asked="uric $command -j $jobs, of which one line is read"
    rm -f closed
    {
        echo http://h/
        until [ -e closed ]; do sleep 0.01; done
        cat in
    } | (
        trap '' PIPE # its exit status is then the same under any parent
        "$URIC" $command -j $jobs 2>err
        echo $? >status
    ) | {
        head -n 1 >out
        exec <&-
        : >closed
    }
    until [ -s status ]; do sleep 0.01; done
    [ "$(cat status)" -eq 2 ] || fail 'exit status'
    rm status
    err_is 'uric: standard output: Broken pipe\n'
    echo http://h/ | "$URIC" $command | cmp -s - out || fail 'another first line'
}

# The list has each subcommand that reads lines, but the one that is for people.
for subcommand in $("$URIC" --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    asked="uric $subcommand"
    case $("$URIC" help "$subcommand")$subcommand in
        *--exit-zero*explain) ;;
        *--exit-zero*) echo "$commands" | grep -q "^$subcommand " || fail "$subcommand is not tested" ;;
    esac
done

each_command answers_each_line
each_command reports_lost_output
# The commands in the definitions for engines: they succeed, though lines are refused.
{
    sed -n 's/.*<command>uric \(.*\)<.*/\1/p; s/.*[.]pipe("uric \([^"]*\)".*/\1/p' "$SOURCE/src/command/LINES.md"
    sed -n "s/.*-mapper 'uric \([^']*\)'.*/\1/p" "$SOURCE/src/command/LINES.md"
} >defined
[ "$(wc -l <defined)" -eq 6 ] || fail 'not 6 definitions'
while read -r command <&3; do
    # shellcheck disable=SC2086
    run 0 exchange 100 "$URIC" $command
    [ "$(wc -l <out)" -eq "$lines" ] || fail "not $lines lines of output"
done 3<defined

given ''
each_command answers_no_line

finish
