#!/bin/sh
# Tables with one wrong cell that no scan reads: the proof says which. URIC_GRAMMAR is the tool, CC
# the compiler, SOURCE the project.
set -eu
: "${URIC_GRAMMAR:?}" "${CC:?}" "${SOURCE:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

corrupt() { # SED-SCRIPT: changes the tables; and proves them
    sed "$1" "$SOURCE/generated/rfc3986.c" >tables.c
    if cmp -s tables.c "$SOURCE/generated/rfc3986.c"; then
        echo "nothing to corrupt: $1"
        exit 1
    fi
    # shellcheck disable=SC2086 # words
    $CC -std=c11 ${CFLAGS:-} -shared -fPIC -I"$SOURCE/src" -I"$SOURCE/generated" -o tables.so tables.c
    if "$URIC_GRAMMAR" prove "$SOURCE/grammar/rfc3986.profile" "$work/tables.so" 0 >said 2>&1; then
        echo "proved although corrupted: $1"
        exit 1
    fi
}

said() { # TEXT
    grep -qF -e "$1" said || {
        echo "the proof does not say: $1"
        cat said
        exit 1
    }
}

# The revision record and names. Each is one cell; the proof compares them all before it stops.
corrupt '/unreserved/ s/0x47fffffe/0x07fffffe/
/above-root dropped/ s/2,$/1,/
/dot-segments removed/ s/2,$/0,/
s/{rfc3986_scheme_https, \(.*\), 443}/{rfc3986_scheme_https, \1, 442}/
/rfc3986_path_of_ws\[\]/ s,"/","a",
/\.title/ s/3986/3987/
s/{"userinfo", /{"userinfa", /
/kind_IPv4address_name/ s/"IPv4address"/"IPv5address"/
/call_IP_literal_name/ s/"IP-literal"/"IP-litoral"/
/component_names/,/}/ s/"query"/"quory"/'
said 'the tables say of %x7E that it is reserved, the grammar does not'
said 'the tables say otherwise than the profile: ".." above the root'
said 'the tables say otherwise than the profile: dot segments in normal form'
said 'the tables have other defaults for the scheme https'
said 'the tables have other defaults for the scheme ws'
said 'the tables have the title RFC 3987, January 2005, not RFC 3986, January 2005'
said 'the tables have the rule userinfa, not userinfo'
said 'the tables have the rule IPv5address, not IPv4address'
said 'it calls IP-litoral, which the grammar does not have'
said 'the tables have the component quory, not query'

# A term; a number of a term; and which list of terms a state has.
expects='an error would expect, in bytes or in terms, other than the grammar does'
corrupt 's/^    "%x30-35\\0"/    "%x30-34\\0"/'
said "$expects"
corrupt '/parse_URI_reference_expected_terms/,/}/ s/6, 255};/9, 255};/'
said 'rule URI-reference (parse): behind '
said "$expects"
corrupt '/parse_URI_reference_expected\[/,/}/ s/ 60};/ 59};/'
said 'rule URI-reference (parse): behind '
said "$expects"

# A cell that refuses, by another number than the one that says so.
table='/parse_URI_reference_next/,/}/'
refuse=$(sed -n "$table s/^    \([1-9][0-9]*\), \1,.*/\1/p" "$SOURCE/generated/rfc3986.c" | tail -n 1)
corrupt "$table s/^    $refuse, $refuse,/    $((refuse + 1)), $refuse,/"
said 'lead outside of themselves'
