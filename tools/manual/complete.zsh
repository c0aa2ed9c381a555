#compdef @name@
# Completion of @name@ for zsh.

@function@_names() { # [ARGUMENT...]: the first word of each line that `grammars` prints
    reply=(${${(f)"$($program grammars $@ 2>/dev/null)"}%% *})
}

@function@_list() { # TITLE [ARGUMENT...]
    local reply
    @function@_names ${@:2}
    _wanted names expl $1 compadd -a reply
}

# Prints the argument of -g.
@function@_grammar() {
    print -r -- ${opt_args[-g]:-$opt_args[--grammar]}
}

@function@_grammars() { # a grammar of a file has a slash in its name: ./my.abnf
    if [[ $PREFIX == (.*|*/*) ]]; then
        _files
    else
        @function@_list grammar --list=grammars
    fi
}
@function@_rules() { @function@_list rule --list=rules $(@function@_grammar) }
@function@_parsers() { @function@_list rule --list=parse $(@function@_grammar) }
@function@_encodings() { @function@_list 'component or rule' --list=encodings $(@function@_grammar) }

@function@_fields() { # names separated by commas
    local reply
    @function@_names --list=components $(@function@_grammar)
    _values -s , component $reply host_kind
}

@function@_sides() { # GRAMMAR:RULE
    if compset -P 1 '*:'; then
        @function@_list rule --list=rules ${IPREFIX%:}
    else
        @function@_grammars
        @function@_rules
    fi
}

@function@_commands() {
    local -a commands=(
@commands@
    )
    _describe subcommand commands
}

@function@() {
    local program=$words[1] curcontext=$curcontext state line expl
    typeset -A opt_args
    _arguments -C \
@program@
        '1: :@function@_commands' '*:: :->operands' && return
    [[ $state == operands ]] || return
    case $words[1] in
@options@
    esac
}

@function@ "$@"
