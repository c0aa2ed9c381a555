#!/bin/sh
# program.sh READINGS READER PEER-CURL [COUNT [SEED]]: compares the readings of random strings with those of the
# program, if it is installed, in a version that reads like the reader (a peer exits with 77 otherwise).
set -eu
LC_ALL=C
PATH=/usr/bin:/bin:$PATH # the system's programs, before those that a person installed
export LC_ALL PATH
folder=$(cd "$(dirname "$0")" && pwd)
readings=$1 reader=$2 peer_curl=$3
count=${4:-100000} seed=${5:-1}
case $reader in
whatwg) set -- node "$folder/peer.mjs" ;;
python) set -- python3 "$folder/peer.py" ;;
php) set -- php -n "$folder/peer.php" ;;
curl*) set -- "$peer_curl" "$reader" ;;
esac
[ -z "${URIC_SANITIZE-}" ] || count=$((count / 10))
command -v "$1" >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$readings" strings "$count" "$seed" >"$work/strings"
"$readings" "$reader" <"$work/strings" >"$work/reader"
"$@" <"$work/strings" >"$work/program"
allowed=$folder/$reader.awk
[ -f "$allowed" ] || allowed=/dev/null
awk -f "$allowed" -f "$folder/program.awk" "$work/reader" "$work/program"
