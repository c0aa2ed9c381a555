# Reads the output of GCC's -fcallgraph-info=su. Prints for each function the bytes of stack that it needs
# together with the functions that it calls, a tab, and its name. The bytes are "recursion" for a function
# that can call itself, and "dynamic" for one whose stack depends on its arguments. A call by pointer may
# call every static function that no call names; with -v symbols=FILE (the output of nm for a linked
# program), only those in the program.
BEGIN {
    while (symbols != "" && (getline line < symbols) > 0) {
        sub(/.* /, "", line)
        linked[line] = 1
    }
}

# Returns the name without the file before it.
function plain(name) {
    sub(/.*:/, "", name)
    return name
}

function quoted_after(text, key,    at) {
    at = index(text, key)
    if (at == 0)
        return ""
    text = substr(text, at + length(key))
    sub(/^ *"/, "", text)
    sub(/".*/, "", text)
    return text
}

/^node:/ {
    name = quoted_after($0, "title:")
    if (match($0, /[0-9]+ bytes \([a-z,]*\)/)) {
        split(substr($0, RSTART, RLENGTH), word, " ")
        own[name] = word[1]
        if (word[3] == "(dynamic)")
            dynamic[name] = 1
    }
}

/^edge:/ {
    from = quoted_after($0, "sourcename:")
    to = quoted_after($0, "targetname:")
    called[to] = 1
    if (to == "__indirect_call")
        indirect[from] = 1
    callees[from] = callees[from] "\n" to
}

# Returns the stack of `name`; sets `verdict` if that is not known.
function depth(name,    list, count, i, most, one) {
    if (name in known)
        return known[name]
    if (name in entered) {
        verdict = "recursion"
        return 0
    }
    entered[name] = 1
    if (name in dynamic)
        verdict = "dynamic"
    count = split(substr(callees[name], 2), list, "\n")
    for (i = 1; i <= count; i++) {
        one = depth(list[i])
        if (one > most)
            most = one
    }
    delete entered[name]
    known[name] = own[name] + most
    return known[name]
}

END {
    for (name in own)
        if (index(name, ":") > 0 && !(name in called) && (symbols == "" || plain(name) in linked))
            by_pointer = by_pointer "\n" name
    for (name in indirect)
        callees[name] = callees[name] by_pointer
    for (name in own) {
        verdict = ""
        split("", known)
        split("", entered)
        bytes = depth(name)
        print (verdict != "" ? verdict : bytes) "\t" plain(name)
    }
}
