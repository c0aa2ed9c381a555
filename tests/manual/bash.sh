#!/bin/sh
# The completions of bash, in bash: what readline inserts for M-* (all completions) and TAB.
: "${PAGES:?the folder that uric-manual writes}"
. "$(dirname "$0")/lib.sh"
have bash

# Each line of the script is what somebody types; C-x C-p tells what stands on the line then.
cat >rc <<'END'
PS1=
set +o history
bind 'set enable-bracketed-paste off' 'set bell-style none' 2>/dev/null
bind '"\e*": insert-completions'
tell() {
    printf '%s\n' "$READLINE_LINE" >>../told
    READLINE_LINE=
}
bind -x '"\C-x\C-p": tell'
END
cat "$PAGES"/*/share/bash-completion/completions/* >>rc
echo "cd '$work/files'" >>rc

type_keys() { # TEXT KEYS
    printf '%s%s\030\020' "$1" "$2"
}

offers() { # LINE: the words that all completions put in the place of its last
    : >told
    { type_keys "$1" "$(printf '\033*')" && printf 'exit\n'; } |
        bash --noprofile --rcfile rc -i >/dev/null 2>&1
    told=$(cat told)
    rest=${told#"${1% *} "}
    # shellcheck disable=SC2086 # words
    printf '%s\n' $rest | sed 's/=$//'
}

inserts() { # LINE: what TAB makes of it, with the space that ends a word
    : >told
    { type_keys "$1" "$(printf '\t')" && printf 'exit\n'; } |
        bash --noprofile --rcfile rc -i >/dev/null 2>&1
    cat told
}

. "$tests/cases.sh"

is 'uric chec' 'uric check '
is 'uric check --su' 'uric check --summary '
is 'uric check --max' 'uric check --max-errors='
is 'uric normalize --level=sc' 'uric normalize --level=scheme '
is 'uric normalize --level sc' 'uric normalize --level scheme '
is 'uric check -g rfc17' 'uric check -g rfc1738 '
is 'uric check li' 'uric check lines.txt '
is 'uric check -- li' 'uric check -- lines.txt '
is 'uric parse --get=host,quer' 'uric parse --get=host,query '
is 'uric diff rfc1738:wais' 'uric diff rfc1738:wais'
is 'uric diff rfc3986:IPv6' 'uric diff rfc3986:IPv6address '
is 'uric diff --most=3 rfc3986:URI rfc2396:absoluteU' 'uric diff --most=3 rfc3986:URI rfc2396:absoluteURI '
is 'uric-grammar transc' 'uric-grammar transcribe '
finish
