#!/bin/sh
# uric diff: the strings that only one of two rules accepts, by kind.
. "$(dirname "$0")/lib.sh"

only() { # RULE: prints the strings, in quotes, that only RULE accepts by the last run
    awk -F"$tab" -v rule="only $1" '$1 == rule { printf "%s%s", space, $2; space = " " }' out
}

finds() { # STRINGS_A STRINGS_B A B: only A accepts STRINGS_A, only B accepts STRINGS_B
    asked_a=$1 asked_b=$2
    shift 2
    run 1 uric diff "$@"
    case $1 in *:*) a=$1 ;; *) a=rfc3986:$1 ;; esac
    case $2 in *:*) b=$2 ;; *) b=rfc3986:$2 ;; esac
    [ "$(only "$a")" = "$asked_a" ] || fail "only $a should be $asked_a"
    [ "$(only "$b")" = "$asked_b" ] || fail "only $b should be $asked_b"
    err_is ''
}

# Rules of the same language, with different names or states.
run 0 uric diff query fragment
out_is 'same\n'
run 0 uric diff rfc3986 rfc3986:URI-reference
out_is 'same\n'
run 0 uric diff rfc2396:scheme rfc3986:scheme
run 0 uric diff -g rfc2396 digit rfc1808:digit
for grammar in rfc3986 rfc2396 rfc2396bis-01; do
    for rule in $(uric grammars "$grammar" | sed -n '/^rules/,/^parse/{s/^rules//;/^parse/d;p;}'); do
        run 0 uric diff "$grammar:$rule" "$grammar:$rule"
    done
done

# A line shows the rule, the string, and where and why the other rule refuses it.
run 1 uric diff host reg-name
out_is 'only rfc3986:host\t"[::]"\t'"rfc3986:reg-name: at 0: $(sentence reg-name '[')\\n"
run 1 uric diff segment segment-nz-nc
out_is 'only rfc3986:segment\t""\t'"rfc3986:segment-nz-nc: at 0: $(sentence segment-nz-nc '')
"'only rfc3986:segment\t":"\t'"rfc3986:segment-nz-nc: at 0: $(sentence segment-nz-nc :)\\n"

# Bytes that cause the same difference share a line, and so do all positions of a delimiter.
run 1 uric diff path path-abempty
out_is 'only rfc3986:path\t"a"\t'"rfc3986:path-abempty: at 0: $(sentence path-abempty a)"'\tlikewise ! $ %% & '"'"' ( ) * + , - . 0-9 : ; = @ A-Z _ b-z ~\n'
finds '' '"a:#"' absolute-URI URI
finds '' '"" "/" "0"' URI URI-reference
out_has "likewise # ?"
out_has ' scheme: expected ALPHA'
finds '"" "." "a" "00" "[::]"' '' host IPv4address

# Of code points, no bytes are named.
run 1 uric diff rfc3987:iprivate rfc3987:ucschar
out_is 'only rfc3987:iprivate\t"\\xEE\\x80\\x80"\trfc3987:ucschar: at 0: U+E000 is not allowed: expected ucschar\tlikewise characters that are not ASCII
'"only rfc3987:ucschar\\t\"\\\\xC2\\\\xA0\"\\trfc3987:iprivate: at 0: U+00A0 is not allowed: expected iprivate\\tlikewise characters that are not ASCII\\n"
run 1 uric diff rfc3987:unreserved rfc3987:iunreserved
[ "$(wc -l <out)" -eq 1 ] || fail 'kinds for the bytes of a code point'
run 1 uric diff --json --most=1 rfc3987:iunreserved rfc3987:unreserved
out_has '"likewise":""'

# Components that one of the grammars distinguishes are different kinds, in either order of operands.
finds '' '"#[" "a?[" "a:a[" "//[a]"' rfc2396:URI-reference rfc2732:URI-reference
finds '"#[" "a?[" "a:a[" "//[a]"' '' rfc2732:URI-reference rfc2396:URI-reference
grep -q 'at [0-9]*: "]"' out && fail 'two bytes with the same difference have two lines'

# Long strings are found: rfc2396bis-01 counts the bytes of a label.
label=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
finds "\"a.\" \"$label-a\" \"${label}aa\"" '"0"' rfc2396:hostname rfc2396bis-01:hostname

# One rule accepts the printed strings, the other refuses them.
holds() { # A B
    a=$1 b=$2
    uric diff --most=100 "$a" "$b" >found
    awk -F"$tab" -v rule="only $a" '$1 == rule { print substr($2, 2, length($2) - 2) }' found >in
    run 0 uric check -q -g "${a%:*}" -r "${a#*:}"
    run 0 uric check --each -g "${a%:*}" -r "${a#*:}"
    uric check --each -g "${b%:*}" -r "${b#*:}" <in >out
    grep -q '^valid' out && fail "$b accepts it, too"
}
for a in rfc1808:URL url-syntax-02:URL-reference rfc2396:URI-reference rfc2396bis-01:URI-reference rfc3986:URI; do
    for b in rfc2732:URI-reference rfc3986:URI-reference rfc3986:relative-ref; do
        holds "$a" "$b"
        holds "$b" "$a"
    done
done

# --most limits each side.
run 1 uric diff --most=1 rfc2396 rfc3986
[ "$(cut -f1 out | uniq -c | awk '{ printf "%s ", $1 }')" = '2 2 ' ] || fail 'not one and the rest'
[ "$(cut -f2 out | grep -c '^[0-9]* more kinds$')" -eq 2 ] || fail 'the rest is not counted'
run 1 uric diff --most=0 segment segment-nz
out_is 'only rfc3986:segment\t1 more kind\n'

# --json.
run 0 uric diff --json query fragment
out_is '{"a":"rfc3986:query","b":"rfc3986:fragment","same":true,"only_a":[],"only_b":[],"more_a":0,"more_b":0}\n'
run 1 uric diff --json --most=1 segment segment-nz-nc
out_is '{"a":"rfc3986:segment","b":"rfc3986:segment-nz-nc","same":false,"only_a":[{"string":"","error":{"offset":0,"byte":null,"component":null,"message":"'"$(json_sentence segment-nz-nc '')"'","expected":["unreserved","sub-delims","\\"%%\\"","\\"@\\""]},"likewise":""}],"only_b":[],"more_a":1,"more_b":0}\n'
run 1 uric diff --json path-abempty path
out_has '"only_a":[],"only_b":[{"string":"a",'
out_has '"likewise":"!$%&'

# --lineage compares each revision with the next.
run 1 uric diff --lineage
grammars=$(uric grammars --json | grep -c '"library":"uric"')
[ "$(grep -c '^[^ ]* to [^ ]*:$' out)" -eq $((grammars - 1)) ] || fail 'not a header for each pair'
[ "$(awk '/ to / { kinds = 0 } /^only/ && ++kinds > 10' out | wc -l)" -eq 0 ] || fail 'too many lines'
run 1 uric diff --lineage --json
[ "$(wc -l <out)" -eq $((grammars - 1)) ] || fail 'not one object a pair'

# --markdown: the table of the README.
run 1 uric diff --lineage --markdown --most=8
sed -n '/^| from | to |/,/^$/p' "${SOURCE:?}/README.md" | sed '/^$/d' >table
cmp -s table out || fail 'the README has another table'
run 1 uric diff --markdown path-abempty path
out_is '| from | to | newly refused | newly accepted |\n|---|---|---|---|\n| rfc3986:path-abempty | rfc3986:path | none | `a` |\n'
run 1 uric diff --markdown --most=1 segment segment-nz-nc
out_has '| rfc3986:segment | rfc3986:segment-nz-nc | the empty string and 1 more kind | none |'

# Help and usage errors.
run 0 uric diff --help
for word in 'Usage: uric diff' 'Exit status:' --lineage --most --markdown --json -g -h; do
    out_has "$word"
done
run 0 uric help
out_has '  diff '

refuses 'not 0' uric diff
refuses 'not 1' uric diff URI
refuses 'not 3' uric diff URI URI URI
refuses "rule 'nothing'" uric diff rfc3986:nothing URI
refuses "rule 'nothing'" uric diff URI nothing
refuses "rule ''" uric diff rfc3986: URI
refuses "'rfc398': did you mean 'rfc3986'?" uric diff rfc398 URI
refuses "grammar 'rfc398'" uric diff rfc398:URI URI
refuses "'URI-referense': did you mean 'URI-reference'?" uric diff URI-referense URI
refuses "grammar 'nothing'" uric diff -g nothing URI URI
refuses "'x'" uric diff --most=x URI URI
refuses "'-1'" uric diff --most=-1 URI URI
refuses 'no operands' uric diff --lineage URI
refuses "'-r'" uric diff -r URI a b

finish
