#!/bin/sh
# The completions of zsh, in an interactive zsh on a terminal of its own (zpty).
: "${PAGES:?the folder that uric-manual writes}"
. "$(dirname "$0")/lib.sh"
have zsh
mkdir functions
cp "$PAGES"/*/share/zsh/site-functions/_* functions

# What the terminal's zsh reads first. C-x C-l completes, and tells what is offered; C-x C-p tells
# what stands on the line.
cat >rc <<'END'
PS1= fpath=($work/functions $fpath)
unsetopt BEEP PROMPT_SP
setopt NO_LIST_BEEP
cd $work/files
autoload -Uz compinit && compinit -u -D
zstyle ':completion:*' list-colors ''
zstyle ':completion:*' verbose no
compadd() {
    local -a hits
    if [[ " ${@[1,(i)(-|--)]} " != *' -'[OAD]' '* && -n $listing ]]; then
        builtin compadd -A hits "$@"
        print -rl -- $hits >>$work/told
    fi
    builtin compadd "$@"
}
list() {
    listing=1
    zle complete-word
    listing=
    BUFFER=
    print end >>$work/told
}
tell() {
    print -r -- "$BUFFER" >>$work/told
    BUFFER=
    print end >>$work/told
}
zle -N list; zle -N tell
bindkey '^X^L' list '^X^P' tell '^I' complete-word
print end >>$work/told
END

# Types the text, then the keys, and prints what was told. Reads what the terminal shows, so that it
# never waits for somebody to read it.
cat >driver <<'END'
zmodload zsh/zpty || exit 77
work=$PWD
: >told
zpty -b terminal "work=$work zsh -f -i" || exit 77
await() { # NUMBER: of ends
    local shown tries=0
    while (( $(grep -cx end told) < $1 )); do
        while zpty -r -t terminal shown; do :; done
        (( tries++ < 1000 )) || { print 'nothing was told' >&2; exit 1 }
        sleep 0.01
    done
}
zpty -w terminal "source $work/rc"
await 1
zpty -w -n terminal "$1$2"
await 2
sed '/^end$/d' told
zpty -d terminal
END

keys() { # LINE KEYS
    zsh -f driver "$1" "$(printf "$2")" || echo "exit status $?" >problem
    [ ! -e problem ] || ! grep -q 77 problem || {
        echo 'there are no terminals here'
        exit 77
    }
}

offers() { # LINE
    keys "$1" '\030\014' | sed -e '/^$/d' -e 's/=$//' | sort -u
}

inserts() { # LINE
    keys "$1" '\t\030\020'
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
is 'uric parse --get=host,quer' 'uric parse --get=host,query,' # which a space replaces
is 'uric diff rfc3986:IPv6' 'uric diff rfc3986:IPv6address '
is 'uric diff --most=3 rfc3986:URI rfc2396:absoluteU' 'uric diff --most=3 rfc3986:URI rfc2396:absoluteURI '
is 'uric-grammar transc' 'uric-grammar transcribe '
finish
