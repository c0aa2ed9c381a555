# shellcheck shell=sh disable=SC2034
# Functions for the tests of the command, which source this file. URIC is the path of the command. A
# test continues after a failure; its exit status is 1 if there was one.
set -u
: "${URIC:?the path of uric}"
LC_ALL=C
export LC_ALL

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
: >in
failures=0
tab=$(printf '\t')
newline='
'

uric() {
    "$URIC" "$@"
}

fail() { # MESSAGE: reports a failure of the last run
    failures=$((failures + 1))
    printf '%s: %s\n' "$asked" "$1"
    sed 's/^/    out: /' out
    sed 's/^/    err: /' err
}

given() { # FORMAT, for printf: standard input of the following runs
    # shellcheck disable=SC2059
    printf -- "$1" >in
}

run() { # STATUS COMMAND...: runs the command with the file in; it must exit with STATUS
    expected=$1
    shift
    asked="$*"
    "$@" <in >out 2>err
    status=$?
    [ "$status" -eq "$expected" ] || fail "exit status $status, not $expected"
}

out_is() { # FORMAT, for printf
    # shellcheck disable=SC2059
    printf -- "$1" | cmp -s - out || fail "standard output is not: $1"
}

err_is() { # FORMAT, for printf
    # shellcheck disable=SC2059
    printf -- "$1" | cmp -s - err || fail "standard error is not: $1"
}

out_has() { # TEXT
    grep -qF -e "$1" out || fail "standard output lacks: $1"
}

err_has() { # TEXT
    grep -qF -e "$1" err || fail "standard error lacks: $1"
}

# Only check.sh and tests/library/api_errors.c hold the words of errors. Other tests ask `uric check`.

sentence() { # RULE STRING: the sentence of the error, as a part of a format for printf
    printf '%s\n' "$2" | uric check --each -r "$1" | cut -f3 | sed 's/[\\%]/&&/g'
}

json_sentence() { # RULE STRING: the same within a JSON string
    sentence "$1" "$2" | sed 's/\\/&&/g; s/"/\\\\"/g'
}

refuses() { # TEXT COMMAND...: a usage error, with this text in its message
    text=$1
    shift
    run 2 "$@"
    out_is ''
    err_has "$text"
    [ "$(cut -c1-6 err | sed -n 1p)" = 'uric: ' ] || fail 'the message does not begin with uric:'
}

finish() { # ends the test
    [ "$failures" -eq 0 ] || echo "$failures failures"
    exit $((failures > 0))
}
