# A document of octets takes bytes as they are, and code points from a document that has them.
grammar  mixed.abnf "octets, with code points of another document"
import   charsets-points.abnf: letter
