#!/bin/sh
# Completion in bash: the words that readline inserts for M-* (all completions) and TAB.
: "${PAGES:?the folder that uric-manual writes}"
. "$(dirname "$0")/lib.sh"
have bash

# The keys M-* insert all completions; C-x C-p writes the current line to the file line.
cat >rc <<'END'
PS1=
set +o history
bind 'set enable-bracketed-paste off' 'set bell-style none' 2>/dev/null
bind '"\e*": insert-completions'
write_line() {
    printf '%s\n' "$READLINE_LINE" >>../line
    READLINE_LINE=
}
bind -x '"\C-x\C-p": write_line'
END
cat "$PAGES"/*/share/bash-completion/completions/* >>rc
echo "cd '$work/files'" >>rc

type_keys() { # TEXT KEYS
    printf '%s%s\030\020' "$1" "$2"
}

offers() { # LINE: prints all completions of its last word
    : >line
    { type_keys "$1" "$(printf '\033*')" && printf 'exit\n'; } |
        bash --noprofile --rcfile rc -i >/dev/null 2>&1
    line=$(cat line)
    words=${line#"${1% *} "}
    # shellcheck disable=SC2086 # words
    printf '%s\n' $words | sed 's/=$//'
}

inserts() { # LINE: prints the line that TAB makes of it, with the space behind a complete word
    : >line
    { type_keys "$1" "$(printf '\t')" && printf 'exit\n'; } |
        bash --noprofile --rcfile rc -i >/dev/null 2>&1
    cat line
}

. "$tests/cases.sh"

insertions
becomes 'uric parse --get=host,quer' 'uric parse --get=host,query '
becomes 'uric diff rfc1738:wais' 'uric diff rfc1738:wais'
finish
