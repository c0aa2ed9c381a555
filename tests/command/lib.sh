# shellcheck shell=sh disable=SC2034
# For the tests of the command: `. lib.sh` with URIC set to its path. Each test is a script; it goes
# on after a failure, and its exit status tells whether there was one.
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

fail() { # MESSAGE: about the last run
    failures=$((failures + 1))
    printf '%s: %s\n' "$asked" "$1"
    sed 's/^/    out: /' out
    sed 's/^/    err: /' err
}

given() { # FORMAT: standard input of the runs that follow
    # shellcheck disable=SC2059
    printf -- "$1" >in
}

run() { # STATUS COMMAND...: runs it on `in`
    expected=$1
    shift
    asked="$*"
    "$@" <in >out 2>err
    status=$?
    [ "$status" -eq "$expected" ] || fail "exit status $status, not $expected"
}

out_is() { # FORMAT, with what printf escapes
    # shellcheck disable=SC2059
    printf -- "$1" | cmp -s - out || fail "standard output is not: $1"
}

err_is() {
    # shellcheck disable=SC2059
    printf -- "$1" | cmp -s - err || fail "standard error is not: $1"
}

out_has() { # TEXT
    grep -qF -e "$1" out || fail "standard output lacks: $1"
}

err_has() {
    grep -qF -e "$1" err || fail "standard error lacks: $1"
}

finish() {
    [ "$failures" -eq 0 ] || echo "$failures failures"
    exit $((failures > 0))
}
