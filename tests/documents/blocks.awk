# Writes each fenced block of a Markdown file to a file of its own, without the block's indentation:
# NUMBER.block; and to the file "blocks", a line for each: NUMBER<TAB>LANGUAGE<TAB>DIRECTIVE. The
# directive is the comment in the line before the block, <!-- KEY: TEXT -->, or "-". With -v write=1,
# prints the Markdown file instead, each block replaced by the file NUMBER.now, if there is one.
function strip(line) {
    return substr(line, 1, indent) ~ /^ *$/ ? substr(line, indent + 1) : line
}

match($0, /^ *```/) && !inside {
    inside = 1
    indent = RLENGTH - 3
    number = sprintf("%03d", ++count)
    if (!write) {
        printf "%s\t%s\t%s\n", number, substr($0, RLENGTH + 1) == "" ? "-" : substr($0, RLENGTH + 1), \
            directive >"blocks"
        printf "" >(number ".block")
        next
    }
    print
    while ((getline line <(number ".now")) > 0) {
        replaced = 1
        print (line == "" ? "" : sprintf("%" indent "s", "") line)
    }
    next
}

inside && /^ *```$/ {
    inside = replaced = 0
    directive = "-"
    if (write)
        print
    close(number ".block")
    next
}

inside && write { if (!replaced) print; next }
inside { print strip($0) >(number ".block"); next }
write { print; next }

/^ *<!-- .*: .* -->$/ {
    directive = $0
    sub(/^ *<!-- /, "", directive)
    sub(/ -->$/, "", directive)
    next
}

{ directive = "-" }
