# For program.awk: the strings that Node's URL may read differently than the standard:
# * "^" in a path is encoded since the draft of February 2025;
# * a space before "?" or "#", at the end of an opaque path, is encoded since 2025;
# * Node 20 (Ada 2.9) does not remove the dot segments as the standard says: those behind a segment that
#   begins with a dot, and the last one of a scheme that is not special.
BEGIN {
    gone = "(\\\\x0[9AD])*"
    dot = "(\\.|%2[eE])" gone
    slash = "[/\\\\]" gone
    allowed = "\\^|\\\\x20" gone "[?#]|" slash dot dot "|" slash "\\..*" slash "\\."
}
