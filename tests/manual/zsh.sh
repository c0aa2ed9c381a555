#!/bin/sh
# Completion in zsh, which runs interactively on a terminal of its own (zpty).
: "${PAGES:?the folder that uric-manual writes}"
. "$(dirname "$0")/lib.sh"
have zsh
zsh -f -c 'zmodload zsh/zpty && zpty -b probe true && zpty -d probe' 2>/dev/null || {
    echo 'this system has no pseudo-terminals'
    exit 77
}
mkdir functions
cp "$PAGES"/*/share/zsh/site-functions/_* functions

# The configuration of the zsh on the terminal. The keys C-x C-l complete, and write the completions to
# the file results; C-x C-p writes the current line.
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
        print -rl -- $hits >>$work/results
    fi
    builtin compadd "$@"
}
list() {
    listing=1
    zle complete-word
    listing=
    BUFFER=
    print end >>$work/results
}
write_line() {
    print -r -- "$BUFFER" >>$work/results
    BUFFER=
    print end >>$work/results
}
zle -N list; zle -N write_line
bindkey '^X^L' list '^X^P' write_line '^I' complete-word
print end >>$work/results
END

# Types a text and keys, and prints the results. Also reads the terminal's output: otherwise the zsh
# there would wait.
cat >driver <<'END'
zmodload zsh/zpty || exit 1
work=$PWD
: >results
zpty -b terminal "work=$work zsh -f -i" || exit 1
await() { # NUMBER: waits for so many lines "end"
    local shown tries=0
    while (( $(grep -cx end results) < $1 )); do
        while zpty -r -t terminal shown; do :; done
        (( tries++ < 1000 )) || { print 'no result' >&2; exit 1 }
        sleep 0.01
    done
}
zpty -w terminal "source $work/rc"
await 1
zpty -w -n terminal "$1$2"
await 2
sed '/^end$/d' results
zpty -d terminal
END

keys() { # LINE KEYS
    zsh -f driver "$1" "$(printf "$2")"
}

offers() { # LINE: prints all completions of its last word
    keys "$1" '\030\014' | sed -e '/^$/d' -e 's/=$//' | sort -u
}

inserts() { # LINE: prints the line that TAB makes of it
    keys "$1" '\t\030\020'
}

# shellcheck disable=SC2034 # for cases.sh
folder= # zsh lists files without the folder that is typed already
. "$tests/cases.sh"

insertions
becomes 'uric parse --get=host,quer' 'uric parse --get=host,query,' # a space would replace the comma
finish
