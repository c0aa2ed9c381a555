#!/bin/sh
# The cases of tests/normal through the command, one run for each level: normal.sh GRAMMAR FILE.
. "$(dirname "$0")/lib.sh"
grammar=$1 cases=$2

cases_of() { # LEVEL COUNT: the cases of a level that have COUNT words; "" is the empty text
    awk -v level="$1" -v count="$2" '!/^#/ && $1 == level && NF == count {
        for (i = 2; i <= NF; i++) if ($i == "\"\"") $i = ""
        $1 = $1; print }' OFS='\t' "$cases"
}

for level in $(awk '!/^#/ && NF { print $1 }' "$cases" | sort -u); do
    ipv6=''
    [ "${level%+ipv6}" = "$level" ] || ipv6=--ipv6
    cases_of "$level" 3 | cut -f2 >in
    cases_of "$level" 3 | cut -f3 >expected
    # shellcheck disable=SC2086
    run 0 uric normalize -g "$grammar" --level="${level%+ipv6}" $ipv6
    cmp -s expected out || fail "< expected, > printed: $(diff expected out | tr '\n' ' ')"

    cases_of "$level" 4 | cut -f2,4 >in
    cases_of "$level" 4 | cut -f3 | sed 's/==/equal/; s/!=/different/' >expected
    grep -q different expected && differ=1 || differ=0
    # shellcheck disable=SC2086
    run $differ uric compare -g "$grammar" --level="${level%+ipv6}" $ipv6 --pairs
    cmp -s expected out || fail "< expected, > printed: $(diff expected out | tr '\n' ' ')"
done
finish
