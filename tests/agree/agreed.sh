#!/bin/sh
# agreed.sh READINGS URIC URIC-GRAMMAR: RFC 3986 and the WHATWG URL Standard read strings of agreed.abnf alike.
# Equal components are an equal string, too, because URLs are serialized from them. There are a million strings,
# which Node's URL reads; where there is no Node, readings.c reads a tenth of them.
set -eu
LC_ALL=C
export LC_ALL
folder=$(cd "$(dirname "$0")" && pwd)
grammar=$folder/../../grammar/schemes/agreed.abnf
readings=$1 uric=$2 tool=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# It lies within RFC 3986: no string is one of agreed.abnf alone.
if "$uric" diff agreed rfc3986:URI >differences || grep -v '^only rfc3986:URI' differences; then
    echo 'agreed is not a part of rfc3986:URI'
    exit 1
fi

if command -v node >/dev/null; then
    shifts=34
    set -- node "$folder/peer.mjs"
else
    shifts=3
    set -- "$readings" whatwg
fi

# Strings that take each transition of the automaton; random ones; and these with the path, query and fragment of
# others, whose scheme is as special.
"$tool" examples "$grammar" URI | sed -n 's/^+ //p' >strings.txt
"$tool" random "$grammar" URI 50000 1 >random.txt
awk -v shifts="$shifts" '
function is_special(string) { return string ~ /^(https?|wss?|ftp|file):/ }
match($0, /^[^:]*:\/\/[^\/?#]*\//) {
    kind = is_special($0)
    at = count[kind]++
    front[kind, at] = substr($0, 1, RLENGTH - 1)
    behind[kind, at] = substr($0, RLENGTH)
}
{ print }
END {
    for (kind in count)
        for (i = 0; i < count[kind] * shifts; i++)
            print front[kind, i % count[kind]] behind[kind, (i * 7919 + int(i / count[kind])) % count[kind]]
}' random.txt >>strings.txt
"$uric" check -q -g agreed strings.txt
"$@" <strings.txt >program.txt
"$uric" parse -r URI --get=scheme,userinfo,host,port,path,query,fragment <strings.txt | awk '
BEGIN { FS = "\t"; split("scheme userinfo host port path query fragment", name, " ") }
{
    if ((getline line <"strings.txt") <= 0)
        exit 1
    for (i = 1; i <= NF; i++)
        if ($i != "\\N")
            line = line FS name[i] "=" $i
    print line
}' >uric.txt
wc -l <strings.txt
cmp uric.txt program.txt
