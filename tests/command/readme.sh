#!/bin/sh
# The README's console examples of the command: each prints what is shown below it. SOURCE is the
# project's folder.
. "$(dirname "$0")/lib.sh"
: "${SOURCE:?the project}"

awk '/^```/ { console = /^```console$/; next } console' "$SOURCE/README.md" >examples
# A file an example: the command, and what is shown. They end with the next, or with an empty line.
awk '/^\$ / { name = sprintf("example%03d", ++count) } /^$/ { name = "" } name { print >name }' examples
tried=0
for example in example[0-9]*; do
    asked=$(sed -n '1s/^\$ //p' "$example" | sed 's,^tools/run ,uric ,')
    case $asked in
        'uric '* | *'| uric '*) ;;
        *) continue ;;
    esac
    tried=$((tried + 1))
    (cd "$SOURCE" && eval "$asked") >out 2>&1
    : >err
    sed 1d "$example" | cmp -s - out || fail "README.md shows something else"
done
[ "$tried" -gt 10 ] || fail "only $tried examples were found"
finish
