# Rules that no entry rule reaches are not compiled: they may be recursive, undefined or prose.
grammar    unreached.abnf  "A test"
reference  start
