# Splits a console block into its commands: NUMBER.command, and NUMBER.shown with the output that the
# block shows. A line that ends in "\" goes on in the next; empty lines at the end of an output do not
# count.
/^\$ / {
    number = sprintf("%02d", ++count)
    command = number ".command"
    shown = number ".shown"
    printf "" >command
    printf "" >shown
    blank = ""
    goes_on = 1
    sub(/^\$ /, "")
}

goes_on {
    print >command
    goes_on = /\\$/
    next
}

/^$/ { blank = blank "\n"; next }

{ printf "%s", blank >shown; blank = ""; print >shown }
