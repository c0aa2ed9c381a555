#!/bin/sh
# Several processes of uric under GNU parallel, with the order kept, write what one process writes.
. "$(dirname "$0")/lib.sh"
: "${SOURCE:?the project}"
case $(parallel --version 2>&1) in
    'GNU parallel '*) ;;
    *) echo 'GNU parallel is not installed' && exit 77 ;;
esac
HOME=$work # for its settings
export HOME
PARALLEL="--will-cite --keep-order --jobs 4 --block 8k"
export PARALLEL

# About 30 blocks, lines that are longer than a block, and a last line without a newline.
{
    cat "$SOURCE/tests/instructions/uris.txt" "$SOURCE/tests/instructions/uris.txt"
    printf '\n^\na:\t\n'
    printf 'a:%040000d\n^%040000d\n' 0 0
    cat "$SOURCE/tests/instructions/uris.txt"
    printf 'c:\nd:^'
} >in

each_way() { # ARGUMENT...: of uric
    run 1 uric "$@"
    cp out expected
    run 0 parallel --pipe "$URIC" "$@" --exit-zero
    cmp -s out expected || fail 'not as one process'
    run 0 parallel --pipepart -a in "$URIC" "$@" --exit-zero
    cmp -s out expected || fail 'not as one process'
}

each_way check --each
each_way check --each --json -j 2
each_way parse --json
each_way parse --get=host,port
each_way normalize --level=scheme
each_way resolve http://a/b/c
each_way audit --each

# Without --exit-zero, the exit status is the number of processes that met a refused line.
awk 'BEGIN { for (i = 0; i < 6000; i++) print i % 2000 == 1000 ? "^" : "http://h/" i }' >in
run 3 parallel --pipe "$URIC" check --each
[ "$(grep -n invalid out | cut -d: -f1 | tr '\n' ' ')" = '1001 3001 5001 ' ] || fail 'not in order'

finish
