# Writes each fenced block of a Markdown file to a file of its own, without the block's indentation:
# NUMBER.block; and to the file "blocks", a line for each: NUMBER<TAB>LANGUAGE<TAB>DIRECTIVE. The
# directive is the comment in the line before the block, <!-- KEY: TEXT -->, or "-".
function strip(line) {
    return substr(line, 1, indent) ~ /^ *$/ ? substr(line, indent + 1) : line
}

match($0, /^ *```/) && !inside {
    inside = 1
    indent = RLENGTH - 3
    block = sprintf("%03d.block", ++count)
    printf "%03d\t%s\t%s\n", count, substr($0, RLENGTH + 1) == "" ? "-" : substr($0, RLENGTH + 1), \
        directive >"blocks"
    printf "" >block
    next
}

inside && /^ *```$/ {
    inside = 0
    directive = "-"
    close(block)
    next
}

inside { print strip($0) >block; next }

/^ *<!-- .*: .* -->$/ {
    directive = $0
    sub(/^ *<!-- /, "", directive)
    sub(/ -->$/, "", directive)
    next
}

{ directive = "-" }
