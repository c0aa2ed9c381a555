grammar    amended.abnf "Files that change nothing"
extends    unreached
amend      amended-same.abnf
amend      amended-unused.abnf
reference  start
at-most    2  few
