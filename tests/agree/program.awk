# Prints the strings that the reader and the program read differently, unless the reader is undecided, or
# `allowed`, a pattern of strings, matches.
BEGIN { FS = "\t" }
NR == FNR { line[FNR] = $0; next }
{
    count++
    if (line[FNR] == $0 || line[FNR] ~ /\tundecided$/ || (allowed != "" && $1 ~ allowed))
        next
    print "reader:  " line[FNR]
    print "program: " $0
    failures++
}
END {
    if (count != length(line)) {
        print "the program has not read all strings"
        exit 1
    }
    exit failures > 0
}
