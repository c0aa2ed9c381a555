# shellcheck shell=sh
# For the tests of pages and completions: `. lib.sh`. URIC: the command; it is what `uric` means.
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

have() { # PROGRAM: or else the test is skipped
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

is() { # LINE LINE: the second is what completing the first inserts
    got=$(inserts "$1"; echo .)
    [ "${got%.}" = "$2
" ] || fail "'$1' became '${got%??}', not '$2'"
}
