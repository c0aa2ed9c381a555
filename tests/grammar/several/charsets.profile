# Documents have the charset of their own profile; charsets-neither, which has none, has this one's.
grammar  charsets.abnf "documents of several charsets"
charset  utf-8
import   charsets-octets.abnf: octets
import   charsets-points.abnf: letter
import   charsets-neither.abnf: neither
