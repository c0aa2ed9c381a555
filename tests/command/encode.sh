#!/bin/sh
# uric encode and uric decode: output and exit status.
. "$(dirname "$0")/lib.sh"

# Each component by its own rule.
run 0 uric encode segment 'a/b c' '%41' ''
out_is 'a%%2Fb%%20c\n%%2541\n\n'
err_is ''
run 0 uric encode path 'a/b?c'
out_is 'a/b%%3Fc\n'
run 0 uric encode query 'a/b?c#d'
out_is 'a/b?c%%23d\n'
run 0 uric encode userinfo 'a:b@c'
out_is 'a:b%%40c\n'
run 0 uric encode SEGMENT-nz-nc 'a:b'
out_is 'a%%3Ab\n'
run 0 uric encode -g rfc2396 query '[~]'
out_is '%%5B~%%5D\n'
run 0 uric encode -g rfc2732 query '[~]'
out_is '[~]\n'
run 0 uric encode -g rfc1738 hpath '~/x'
out_is '%%7E/x\n'
run 0 uric encode query --also='&=+;' 'a=b&c' '1+1;'
out_is 'a%%3Db%%26c\n1%%2B1%%3B\n'

# Lines of standard input, of any bytes.
given 'a b\n\n\351\000\n'
run 0 uric encode segment
out_is 'a%%20b\n\n%%E9%%00\n'
given 'a\nb\0c'
run 0 uric encode -0 segment -
out_is 'a%%0Ab\nc\n'

# Empty data, for a rule that has no empty string.
run 1 uric encode segment-nz a '' b
out_is 'a\nerror\t0\tsegment-nz cannot be empty\nb\n'
run 1 uric encode --json segment-nz a ''
out_is '{"encoded":"a"}\n{"error":{"offset":0,"message":"segment-nz cannot be empty"}}\n'

run 2 uric encode
err_has 'missing operand COMPONENT'
run 2 uric encode port 80
err_has "'port' cannot hold any data"
err_has 'segment-nz-nc'
run 2 uric encode quer 80
err_has "did you mean 'query'?"
run 2 uric encode -r query segment a

# Decoding undoes one encoding.
run 0 uric decode 'a%2Fb%20c' '%2541' '+' ''
out_is 'a/b c\n%%41\n+\n\n'
run 0 uric decode '%e9%09%5c'
out_is '\\xE9\\x09\\\n'
run 0 uric decode --plus 'a+b%2B'
out_is 'a b+\n'
run 0 uric decode --json '%e9"'
out_is '{"decoded":"\\u00E9\\""}\n'

# A refused string gives an error line; the others have their results.
run 1 uric decode a 'b%4' 'c%zz' 'd%' e
out_is 'a\nerror\t1\t"%%" must be followed by two hexadecimal digits\nerror\t1\t"%%" must be followed by two hexadecimal digits\nerror\t1\t"%%" must be followed by two hexadecimal digits\ne\n'
run 1 uric decode --refuse=nul 'a%00' 'a%0A'
out_is 'error\t1\tan octet of value 0 is refused\na\\x0A\n'
run 1 uric decode --refuse=control 'a%0A' 'a%00' 'ab%7f' 'a%20'
out_is 'error\t1\ta control octet is refused\nerror\t1\tan octet of value 0 is refused\nerror\t2\ta control octet is refused\na \n'
given 'a\tb\n'
run 1 uric decode --refuse=control
out_is 'error\t1\ta control octet is refused\n'
run 1 uric decode --json 'a%'
out_is '{"error":{"offset":1,"message":"\\"%%\\" must be followed by two hexadecimal digits"}}\n'

# Bytes.
run 0 uric decode --raw '%e9%00'
out_is '\351\000\n'
given '%%0a\0%%00\0'
run 0 uric decode -0 --raw
out_is '\n\0\000\0'
run 2 uric decode --raw --json a
run 2 uric decode --refuse=all a
err_has "'all'"

# decode undoes encode for every byte.
awk 'BEGIN { for (i = 1; i < 256; i++) printf "%c", i }' >in
cp in bytes
run 0 uric encode -0 segment
cp out in
run 0 uric decode --raw
printf '\n' >>bytes
cmp -s bytes out || fail 'not the bytes that were encoded'

# A long line.
awk 'BEGIN { for (i = 0; i < 200000; i++) printf "a %%"; print "" }' >in
run 0 uric encode query
[ "$(wc -c <out)" -eq 1400001 ] || fail 'not as long as it should be'
cp in line
cp out in
run 0 uric decode
cmp -s line out || fail 'not the line that was encoded'

finish
