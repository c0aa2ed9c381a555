# shellcheck shell=sh
# Completions that every shell must offer. The shell's test defines `offers LINE`, which prints the
# completions of the last word, one on each line.

offered() { # LINE WORD...: exactly these, in any order
    offers "$1" | sort >offered
    line=$1
    shift
    printf '%s\n' "$@" | sort >expected
    cmp -s expected offered || {
        fail "'$line' has other completions: < expected, > offered"
        diff expected offered
    }
}

has() { # LINE WORD...: these, perhaps among others
    offers "$1" >offered
    line=$1
    shift
    for word; do
        grep -qxF -e "$word" offered || fail "'$line' lacks $word"
    done
}

lacks() { # LINE WORD
    offers "$1" >offered
    ! grep -qxF -e "$2" offered || fail "'$1' has $2"
}

# Subcommands, as `uric help` lists them.
# shellcheck disable=SC2046 # words
offered 'uric ' $(uric help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
has 'uric help ' check grammars
# Options, as the help of each subcommand lists them.
options_of() { # SUBCOMMAND
    uric "$1" --help | sed -n '/^Options:/,/^$/{
        s/^ \{2,6\}\(-.*\)/\1/
        t head
        b
        : head
        s/   *.*//
        p
    }' | grep -o -e '--[a-z0-9-]*'
}
for subcommand in $(uric help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    # shellcheck disable=SC2046
    offered "uric $subcommand --" $(options_of "$subcommand")
done
lacks 'uric decode --' --grammar
# Values of options, and operands.
# shellcheck disable=SC2046
offered 'uric check -g ' $(uric grammars --list=grammars)
has 'uric check -g ./l' "${folder-./}lines.txt"
# shellcheck disable=SC2046
offered 'uric check -r ' $(uric grammars --list=rules)
# shellcheck disable=SC2046
offered 'uric parse -g rfc1738 -r ' $(uric grammars --list=parse rfc1738)
# shellcheck disable=SC2046
offered 'uric parse --grammar=rfc1738 --rule ' $(uric grammars --list=parse rfc1738)
# shellcheck disable=SC2046
offered 'uric encode ' $(uric grammars --list=encodings)
# shellcheck disable=SC2046
offered 'uric encode -g rfc2396 ' $(uric grammars --list=encodings rfc2396)
# shellcheck disable=SC2046
offered 'uric grammars ' $(uric grammars --list=grammars)
offered 'uric normalize --level ' string case percent path syntax scheme
offered 'uric check --color ' auto always never
has 'uric diff ' rfc3986 rfc1738 IPv6address
has 'uric diff rfc3986 ' rfc2396
offered 'uric check ' lines.txt other.txt

# Insertions by TAB, for shells whose test defines `inserts LINE`, which prints the completed line.
insertions() {
    becomes 'uric chec' 'uric check '
    becomes 'uric check --su' 'uric check --summary '
    becomes 'uric check --max' 'uric check --max-errors='
    becomes 'uric normalize --level=sc' 'uric normalize --level=scheme '
    becomes 'uric normalize --level sc' 'uric normalize --level scheme '
    becomes 'uric check -g rfc17' 'uric check -g rfc1738 '
    becomes 'uric check li' 'uric check lines.txt '
    becomes 'uric check -- li' 'uric check -- lines.txt '
    becomes 'uric diff rfc3986:IPv6' 'uric diff rfc3986:IPv6address '
    becomes 'uric diff --most=3 rfc3986:URI rfc2396:absoluteU' 'uric diff --most=3 rfc3986:URI rfc2396:absoluteURI '
    becomes 'uric-grammar transc' 'uric-grammar transcribe '
}
