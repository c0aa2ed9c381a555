# The charset is that of the profile that is extended, unless this one says otherwise.
grammar  inherits.abnf "extends a profile of code points"
extends  charsets-points
