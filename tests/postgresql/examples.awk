# Works on a document whose blocks of SQL show statements and their results.
#     awk -f examples.awk DOCUMENT                      prints the statements; \echo @@@ ends each block
#     awk -v results=FILE -f examples.awk DOCUMENT      prints the document with what psql printed for that
# A statement begins with a word in capitals at the start of a line, and ends with ";" at the end of a line.
function next_block(   line, text, blanks) {
    while ((getline line <results) > 0 && line != "@@@") {
        sub(/ +$/, "", line)
        if (line == "")
            blanks = blanks "\n" # not behind the last result
        else if (line != "\\echo @@@") {
            text = text blanks line "\n"
            blanks = ""
        }
    }
    return text
}

/^```/ {
    if (inside && !results)
        print "\\echo @@@"
    inside = $0 == "```sql"
    open = 0
    if (inside && results) {
        print
        printf "%s", next_block()
        next
    }
}
inside && results { next }
results { print; next }
inside && /^[A-Z]+ / && !/^(ERROR|DETAIL|HINT|LINE)/ { open = 1 }
inside && open { print }
/;$/ { open = 0 }
