# Completion of @name@ for bash.

@function@_commands='@commands@'
# Options whose argument can be the next word.
@function@_takers=' @takers@ '

@function@_options() { # COMMAND: "=" is behind those that take an argument
    case $1 in
@options@
    esac
}

@function@_argument() { # COMMAND:OPTION: what its argument can be
    case $1 in
@arguments@
    esac
}

@function@_operand() { # COMMAND:NUMBER: what the operand can be
    case $1 in
@operands@
    esac
}

@function@_names() { # [ARGUMENT...]: the first words of what `grammars` prints
    local name rest
    "$program" grammars "$@" 2>/dev/null | while read -r name rest; do
        echo "$name"
    done
}

# KIND [WORD...]: the values for $value, a line each. $grammar is what -g names.
@function@_values() {
    local kind=$1 done
    shift
    case $kind in
        words) printf '%s\n' "$@" ;;
        commands) printf '%s\n' $@function@_commands ;;
        grammars) @function@_names ;;
        rules) @function@_names --list=rules $grammar ;;
        parsers) @function@_names --list=parse $grammar ;;
        encodings) @function@_names --list=encodings $grammar ;;
        fields)
            done=${value%"${value##*,}"}
            { @function@_names --list=components $grammar && echo host_kind; } | sed "s/^/$done/"
            ;;
        sides)
            if [[ $value == *:* ]]; then
                @function@_names --list=rules "${value%%:*}" | sed "s/^/${value%%:*}:/"
            else
                @function@_names
                @function@_names --list=rules $grammar
            fi
            ;;
    esac
}

# Sets $words: those up to the cursor, and `=` and `:` in one word with what is around them, where
# readline breaks words.
@function@_join() {
    local i
    words=("${COMP_WORDS[0]}")
    for ((i = 1; i <= COMP_CWORD; i++)); do
        if ((i > 1)) && [[ ${COMP_WORDS[i]} == [=:]* || ${COMP_WORDS[i - 1]} == *[=:] ]]; then
            words[-1]+=${COMP_WORDS[i]}
        else
            words+=("${COMP_WORDS[i]}")
        fi
    done
}

# Sets what the words before the cursor say: $command, $taker (an option that waits for its
# argument), $grammar, $ended (by --), and $count, of operands.
@function@_read() {
    local word
    for word in "${words[@]:1:${#words[@]}-2}"; do
        if [[ -n $taker ]]; then
            [[ $taker == -g || $taker == --grammar ]] && grammar=$word
            taker=
        elif [[ -z $ended && $word == -- ]]; then
            ended=1
        elif [[ -z $ended && $word == -?* ]]; then
            [[ $@function@_takers == *" $word "* ]] && taker=$word
            [[ $word == -g?* ]] && grammar=${word#-g}
            [[ $word == --grammar=* ]] && grammar=${word#*=}
        elif [[ -z $command ]]; then
            command=$word
        else
            ((count++))
        fi
    done
}

@function@() {
    local words program=${COMP_WORDS[0]} command= taker= grammar= ended= count=0
    local current before= value kind= broken
    @function@_join
    @function@_read
    current=${words[-1]} value=$current
    COMPREPLY=()
    if [[ -n $taker ]]; then
        kind=$(@function@_argument "$command:$taker")
    elif [[ -z $ended && $current == --*=* ]]; then
        before=${current%%=*}= value=${current#*=}
        kind=$(@function@_argument "$command:${current%%=*}")
    elif [[ -z $ended && $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(@function@_options "$command")" -- "$current")
        [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
        return
    elif [[ -z $command ]]; then
        kind=commands
    else
        kind=$(@function@_operand "$command:$((count + 1))")
    fi
    [[ -n $kind ]] || return
    if [[ $kind == files ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$value")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$(@function@_values $kind)" -- "$value")
    # Readline replaces only what is behind the last break of words.
    COMPREPLY=("${COMPREPLY[@]/#/$before}")
    broken=${current%"${current##*[=:]}"}
    [[ $COMP_WORDBREAKS == *[=:]* ]] && COMPREPLY=("${COMPREPLY[@]#"$broken"}")
}

complete -F @function@ @name@
