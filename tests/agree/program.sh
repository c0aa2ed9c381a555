#!/bin/sh
# program.sh READINGS READER [COUNT [SEED]]: compares the readings of random strings with those of the
# program, if it is installed.
set -eu
LC_ALL=C
export LC_ALL
folder=$(cd "$(dirname "$0")" && pwd)
readings=$1
reader=$2
case $reader in
whatwg) set -- "${3-}" "${4-}" node "$folder/peer.mjs" ;;
python) set -- "${3-}" "${4-}" python3 "$folder/peer.py" ;;
esac
count=${1:-100000}
seed=${2:-1}
[ -z "${URIC_SANITIZE-}" ] || count=$((count / 10))
shift 2
command -v "$1" >/dev/null || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$readings" strings "$count" "$seed" >"$work/strings"
"$readings" "$reader" <"$work/strings" >"$work/reader"
"$@" <"$work/strings" >"$work/program"
awk -f "$folder/$reader.awk" "$work/reader" "$work/program"
