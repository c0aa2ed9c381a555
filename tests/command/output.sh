#!/bin/sh
# Output that cannot be written is reported, and the exit status is 2.
. "$(dirname "$0")/lib.sh"

refuse_output() { # COMMAND...: writes to a full device, and to a closed standard output
    asked="$* >/dev/full"
    "$@" <in >/dev/full 2>err
    [ $? -eq 2 ] || fail 'exit status'
    err_has 'uric: standard output: No space left on device'
    asked="$* >&-"
    "$@" <in >&- 2>err
    [ $? -eq 2 ] || fail 'exit status'
    err_has 'uric: standard output: '
}

: >out
given 'a:\n^\n'
refuse_output uric check
refuse_output uric check --each
refuse_output uric check --json
refuse_output uric parse
refuse_output uric parse --json a:
refuse_output uric grammars
refuse_output uric grammars rfc3986
refuse_output uric --help
refuse_output uric check --help
refuse_output uric --version

# The same for much output.
awk 'BEGIN { for (i = 0; i < 100000; i++) print "^" }' >in
refuse_output uric check --each

# A run that prints nothing succeeds without standard output.
given 'a:\n'
asked='uric check -q >&-'
"$URIC" check -q <in >&- 2>err || fail 'exit status'
asked='uric check, all valid, >&-'
"$URIC" check <in >&- 2>err || fail 'exit status'

# If the reader of a pipe ends early, SIGPIPE ends the run without a message, as for any other filter. A
# process that ignores SIGPIPE reports the failed write.
asked='uric check --each | head -n 1'
{
    yes '^' | head -n 1000000 | {
        "$URIC" check --each 2>err
        echo $? >status
    }
} | head -n 1 >out
[ "$(cut -f1,2 out)" = "invalid${tab}0" ] || fail 'first line'
{ yes 2>/dev/null; echo $? >other; } | head -n 1 >/dev/null
if [ "$(cat other)" -eq 141 ]; then
    [ "$(cat status)" -eq 141 ] || fail "exit status $(cat status)"
    err_is ''
fi
asked='uric check --each | head -n 1, with SIGPIPE ignored'
(
    trap '' PIPE
    yes '^' 2>/dev/null | head -n 1000000 2>/dev/null | {
        "$URIC" check --each 2>err
        echo $? >status
    }
) | head -n 1 >out
[ "$(cat status)" -eq 2 ] || fail "exit status $(cat status)"
err_is 'uric: standard output: Broken pipe\n'

finish
