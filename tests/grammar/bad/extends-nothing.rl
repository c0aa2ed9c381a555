# A test. Written by uric-grammar transcribe from grammar/extends-nothing.*: do not edit.
%%{
machine extends_nothing;
alphtype unsigned char;

start = "a"i | "b"i;

entry_start := start;
main := start;
}%%
