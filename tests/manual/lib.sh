# shellcheck shell=sh
# Functions for the tests of manual pages and completions, which source this file. URIC is the path of
# the command, which the tests call as `uric`.
set -u
: "${URIC:?the path of uric}"
tests=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
mkdir programs
ln -s "$URIC" programs/uric
[ -z "${URIC_GRAMMAR:-}" ] || ln -s "$URIC_GRAMMAR" programs/uric-grammar
PATH=$work/programs:$PATH
HOME=$work
TERM=dumb
export PATH HOME TERM
mkdir files
: >files/lines.txt
: >files/other.txt
failures=0

have() { # PROGRAM: skips the test if the program is not installed
    command -v "$1" >/dev/null || {
        echo "$1 is not installed"
        exit 77
    }
}

fail() { # MESSAGE
    failures=$((failures + 1))
    echo "$1"
}

finish() {
    [ "$failures" -eq 0 ] || echo "$failures failures"
    exit $((failures > 0))
}

becomes() { # LINE COMPLETED: TAB behind LINE makes it COMPLETED
    got=$(inserts "$1"; echo .)
    [ "${got%.}" = "$2
" ] || fail "'$1' became '${got%??}', not '$2'"
}
