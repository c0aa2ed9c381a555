# Splits a console block into commands: NUMBER.command, and NUMBER.shown with the output that the block
# shows. A line that ends in "\" continues in the next. Empty lines at the end of an output are in
# NUMBER.blank.
function end_output() {
    if (count > 0)
        printf "%s", blank >(number ".blank")
}

/^\$ / {
    end_output()
    number = sprintf("%02d", ++count)
    command = number ".command"
    shown = number ".shown"
    printf "" >command
    printf "" >shown
    blank = ""
    continued = 1
    sub(/^\$ /, "")
}

continued {
    print >command
    continued = /\\$/
    next
}

/^$/ { blank = blank "\n"; next }

{ printf "%s", blank >shown; blank = ""; print >shown }

END { end_output() }
