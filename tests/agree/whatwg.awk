# Prints the strings that the reader and Node's URL read differently, unless:
# * the reader is undecided;
# * "^" stands in the string: in a path, it is encoded since the draft of February 2025;
# * a space stands before "?" or "#": at the end of an opaque path, it is encoded since 2025;
# * Node 20 (Ada 2.9) does not remove the dot segments as the standard says: those behind a segment that
#   begins with a dot, and the last one of a scheme that is not special.
BEGIN { FS = "\t"; gone = "(\\\\x0[9AD])*"; dot = "(\\.|%2[eE])" gone; slash = "[/\\\\]" gone }
NR == FNR { line[FNR] = $0; next }
{
    count++
    if (line[FNR] == $0 || line[FNR] ~ /\tundecided$/ || $1 ~ /\^/ || $1 ~ "\\\\x20" gone "[?#]" ||
        $1 ~ slash dot dot || $1 ~ slash "\\..*" slash "\\.")
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
