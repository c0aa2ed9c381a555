# Completion of @name@ for fish.

# Prints the operands before the cursor; the first is the subcommand.
function @function@_operands
    set -l takers @takers@
    set -l skip
    set -l words (commandline -opc)
    for word in $words[2..-1]
        if test -n "$skip"
            set skip
        else if contains -- $word $takers
            set skip 1
        else if not string match -q -- '-?*' $word
            echo $word
        end
    end
end

function @function@_is # [COMMAND [NUMBER]]: does the cursor follow COMMAND, at its operand NUMBER?
    set -l operands (@function@_operands)
    if test (count $argv) -eq 0
        test (count $operands) -eq 0
    else if test (count $argv) -eq 1
        test "$operands[1]" = $argv[1]
    else
        test "$operands[1]" = $argv[1] -a (count $operands) -eq $argv[2]
    end
end

# Prints the argument of -g.
function @function@_grammar
    set -l words (commandline -opc)
    for i in (seq (count $words))
        if contains -- $words[$i] -g --grammar
            echo $words[(math $i + 1)]
        else if string match -q -- '--grammar=*' $words[$i]
            string replace -- --grammar= '' $words[$i]
        end
    end
end

function @function@_names # [ARGUMENT...]: the first word of each line that `grammars` prints
    set -l words (commandline -opc)
    $words[1] grammars $argv 2>/dev/null | string replace -r ' .*' ''
end

function @function@_fields # names separated by commas
    set -l done (commandline -ct | string replace -r '^--get=' '' | string replace -r '[^,]*$' '')
    for name in (@function@_names --list=components (@function@_grammar)) host_kind
        echo $done$name
    end
end

function @function@_grammars # a grammar of a file has a slash in its name: ./my.abnf
    set -l value (commandline -ct | string replace -r '^--grammar=|^-g' '')
    if string match -q -r '^\.|/' -- $value
        __fish_complete_path $value
    else
        @function@_names --list=grammars
    end
end

function @function@_sides # GRAMMAR:RULE
    set -l grammar (commandline -ct | string match -r '^[^:]*(?=:)')
    if test -n "$grammar"
        @function@_names --list=rules $grammar | string replace -r '^' $grammar:
    else
        @function@_grammars
        @function@_names --list=rules (@function@_grammar)
    end
end

complete -c @name@ -f
@options@
