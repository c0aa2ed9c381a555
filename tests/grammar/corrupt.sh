#!/bin/sh
# Tables with a wrong value: the proof must report it, even if no scan uses the value. URIC_GRAMMAR is the
# tool, URIC_GRAMMAR_COMPACT the same for compact tables, CC the compiler, SOURCE the project.
set -eu
: "${URIC_GRAMMAR:?}" "${URIC_GRAMMAR_COMPACT:?}" "${CC:?}" "${SOURCE:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

refuses() { # TITLE FILE TOOL OPTION…: the proof fails for tables.c, made from FILE, compiled with the options
    title=$1 file=$2 tool=$3
    shift 3
    if cmp -s tables.c "$SOURCE/generated/$file"; then
        echo "nothing to corrupt: $title"
        exit 1
    fi
    # shellcheck disable=SC2086 # words
    $CC -std=c11 ${CFLAGS:-} "$@" -shared -fPIC -I"$SOURCE/src" -I"$SOURCE/generated" -o tables.so tables.c
    if "$tool" prove "$SOURCE/grammar/rfc3986.profile" "$work/tables.so" --seconds 0 >output 2>&1; then
        echo "proved although corrupted: $title"
        exit 1
    fi
}

corrupt() { # SED-SCRIPT: the proof fails for tables that the script has changed
    sed "$1" "$SOURCE/generated/rfc3986.c" >tables.c
    refuses "$1" rfc3986.c "$URIC_GRAMMAR"
}

reported() { # TEXT
    grep -qF -e "$1" output || {
        echo "the proof does not report: $1"
        cat output
        exit 1
    }
}

# Values of the revision record, and names: the proof reports all of them before it stops.
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
reported 'the tables take %x7E for reserved, the grammar does not'
reported 'the tables differ from the profile: ".." above the root'
reported 'the tables differ from the profile: dot segments in normal form'
reported 'the tables have other defaults for the scheme https'
reported 'the tables have other defaults for the scheme ws'
reported 'the tables have the title RFC 3987, January 2005, not RFC 3986, January 2005'
reported 'the tables have the rule userinfa, not userinfo'
reported 'the tables have the rule IPv5address, not IPv4address'
reported 'it calls IP-litoral, which the grammar does not have'
reported 'the tables have the component quory, not query'

# A term; the index of a term; the list of terms of a state.
expects='an error would expect, in bytes or in terms, other than the grammar does'
corrupt 's/^    "%x30-35\\0"/    "%x30-34\\0"/'
reported "$expects"
corrupt '/parse_URI_reference_expected_terms/,/}/ s/6, 255};/9, 255};/'
reported 'rule URI-reference (parse): behind '
reported "$expects"
corrupt '/parse_URI_reference_expected\[/,/}/ s/ 60};/ 59};/'
reported 'rule URI-reference (parse): behind '
reported "$expects"

# An entry above that which rejects.
table='/parse_URI_reference_entry/,/}/'
refuse=$(sed -n "$table s/^    \([1-9][0-9]*\), \1,.*/\1/p" "$SOURCE/generated/rfc3986.c" | tail -n 1)
corrupt "$table s/^    $refuse, $refuse,/    $((refuse + 1)), $refuse,/"
reported 'lead outside of themselves'

# A sample of compact tables in which one number is larger by 1. If it leads outside of the tables, any
# failure counts.
raise() { # TABLE NUMBER…: changes one number of the table at a time; the first has the index 1
    table=rfc3986_$1
    shift
    for number; do
        awk -v table=" ${table}[" -v number="$number" '
            !done && index($0, table) {
                here = 1
                print substr($0, 1, index($0, "{"))
                $0 = substr($0, index($0, "{") + 1)
            }
            here {
                for (line = $0; match(line, /[0-9]+/); line = substr(line, RSTART + RLENGTH))
                    if (--number == 0)
                        $0 = substr($0, 1, length($0) - length(line) + RSTART - 1) \
                            (substr(line, RSTART, RLENGTH) + 1) substr(line, RSTART + RLENGTH)
                done = index($0, "}") > 0
                here = !done
            }
            { print }' "$SOURCE/generated/rfc3986_compact.c" >tables.c
        refuses "$table, number $number" rfc3986_compact.c "$URIC_GRAMMAR_COMPACT" -DURIC_COMPACT=1
    done
}
raise parse_URI_reference_byte_class 7
raise parse_URI_reference_entry 7 20
raise parse_URI_reference_template_entry 7
raise parse_URI_reference_operations 5
raise parse_URI_reference_action 7
raise parse_URI_reference_expected 20
raise check_IPv6address_entry 20
raise check_URI_row_template 20
# With this value, a rule without components would write registers at the end of a text.
raise check_URI_entry 20
reported 'lead outside of themselves'

# Tables of another profile: the message shows a text, and its components by both.
cp "$SOURCE/grammar/"rfc3986*.abnf .
sed '/^component  query/ s/query$/fragment/' "$SOURCE/grammar/rfc3986.profile" >rfc3986.profile
"$URIC_GRAMMAR" prove rfc3986.profile "$SOURCE/generated/rfc3986.c" --seconds 0 >output 2>&1 && exit 1
sed -n '/rule URI:/,/build them/p' output >shown
diff - shown <<'END'
rfc3986.profile: rule URI: the components by the tables are not those of the grammar's first reading:
    A:#
           tables: no query
       |   grammar: query
    if the tables are of an older grammar or profile, build them again; if not, the tool is wrong
END
