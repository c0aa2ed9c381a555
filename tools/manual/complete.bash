# Completion of @name@ for bash.

@function@_commands='@commands@'
# Options that take an argument, which may be the next word.
@function@_takers=' @takers@ '

@function@_options() { # COMMAND: prints its options; "=" follows those that take an argument
    case $1 in
@options@
    esac
}

@function@_argument() { # COMMAND:OPTION: prints the kind of its argument
    case $1 in
@arguments@
    esac
}

@function@_operand() { # COMMAND:NUMBER: prints the kind of the operand
    case $1 in
@operands@
    esac
}

@function@_names() { # [ARGUMENT...]: the first word of each line that `grammars` prints
    local name rest
    "$program" grammars "$@" 2>/dev/null | while read -r name rest; do
        echo "$name"
    done
}

# KIND [WORD...]: prints the values that can complete $value, one on each line. $grammar is the argument
# of -g.
@function@_values() {
    local kind=$1 done
    shift
    case $kind in
        words) printf '%s\n' "$@" ;;
        commands) printf '%s\n' $@function@_commands ;;
        grammars) @function@_names --list=grammars ;;
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
                @function@_names --list=grammars
                @function@_names --list=rules $grammar
            fi
            ;;
    esac
}

# Sets $words to the words up to the cursor. Readline splits words at `=` and `:`; this joins them
# again.
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

# Reads the words before the cursor. Sets $command, $taker (an option whose argument comes next),
# $grammar, $ended (by --), and $count (of operands).
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
    # A grammar of a file has a slash in its name: ./my.abnf
    [[ $kind == @(grammars|sides) && $value == @(.*|*/*) && $value != *:* ]] && kind=files
    if [[ $kind == files ]]; then
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$value")
        COMPREPLY=("${COMPREPLY[@]/#/$before}")
        [[ $COMP_WORDBREAKS == *=* ]] && COMPREPLY=("${COMPREPLY[@]#"$before"}")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$(@function@_values $kind)" -- "$value")
    # Readline replaces only the part behind the last `=` or `:`.
    COMPREPLY=("${COMPREPLY[@]/#/$before}")
    broken=${current%"${current##*[=:]}"}
    [[ $COMP_WORDBREAKS == *[=:]* ]] && COMPREPLY=("${COMPREPLY[@]#"$broken"}")
}

complete -F @function@ @name@
