#!/bin/sh
# -g FILE: grammars of files, built in memory by the code of uric-grammar.
. "$(dirname "$0")/lib.sh"
printf x >in
uric check -g ./nothing.abnf <in 2>err
! grep -q 'compiled without grammars' err || exit 77

mkdir new none
cat >door.abnf <<'EOF'
door = "#" number [ "/" name ] ; "#12/north"
number = 1*3DIGIT
name = 1*ALPHA
EOF
printf 'component number number\ncomponent name name\n' >door.profile
sed 's/1\*3DIGIT/1*2DIGIT/' door.abnf >new/door.abnf

given '#12/north\n#12/\n'
run 1 uric check -g door.abnf
out_has '-:2:5: unexpected end of input in name'
run 1 uric check --each -r name -g ./door.profile
out_has "invalid${tab}0${tab}"
run 0 uric parse -g ./door.abnf '#12/north'
out_is 'number=12\tname=north\n'
run 0 uric grammars --list=rules ./door.abnf
out_is 'door\nnumber\nname\n'
run 0 uric grammars ./door.abnf
grep -q '^name  *door$' out && ! grep -q '^library' out || fail 'a library for the grammar of a file'
run 0 uric grammars --json ./door.abnf
out_has '"library":null'

# What no rule covers is expected as a range, but for few letters.
printf 'plate = ( %%x41 / %%x61-7A ) ( %%x80-FF / "b" / "c" / "d" ) *3( %%x41-4A / %%x61-7A )\n' >plate.abnf
given '1\na1\nabK'
run 1 uric check --each -g ./plate.abnf
out_has '"1" is not allowed: expected %s"A" or %x61-7A'
out_has '"1" is not allowed: expected "b", "c", "d" or %x80-FF'
out_has '"K" is not allowed: expected %x41-4A, %x61-7A or end of input'

# By Ragel or not, the result is the same.
run 0 env PATH="$work/none" "$URIC" parse -v -g ./door.abnf '#12/north'
out_is 'number=12\tname=north\n'
err_is './door.abnf: determinized without Ragel, which is not installed, and proved\n'
if command -v ragel >/dev/null; then
    run 0 uric parse --verbose -g ./door.abnf '#12/north'
    err_is './door.abnf: determinized by Ragel, and proved\n'
fi

# Two versions of a grammar, each by the name of its file.
run 1 uric diff door.abnf new/door.abnf
out_has "only door.abnf:door${tab}\"#000\"${tab}new/door.abnf:door: at 3: "
run 0 uric diff door.abnf:name new/door.abnf:name
out_is 'same\n'
run 0 uric diff door.profile door.abnf:door

# Operations, and rules of the grammars that come with uric.
printf 'extends rfc3986\nreference here\nabsolute here\nimport rfc3986.abnf: URI-reference\n' >here.profile
printf 'here = URI-reference\n' >here.abnf
run 0 uric normalize -g ./here.abnf 'HTTP://A/%7eb/../c'
out_is 'http://a/c\n'
run 0 uric resolve -g ./here.abnf http://a/b/c ../d
out_is 'http://a/d\n'
run 0 uric diff ./here.abnf rfc3986

# A host, but no authority, with and without scheme and path.
printf 'coap-URI = "coap://" host [ ":" port ] path-abempty\n' >coap.abnf
echo 'extends rfc3986' >coap.profile
run 0 uric normalize -g ./coap.abnf --level=scheme 'coap://H%7e:/%7ea' 'coap://H:08' coap://h/A
out_is 'coap://h~/~a\ncoap://h:8\ncoap://h/A\n'
run 0 uric compare -g ./coap.abnf coap://h/%41 coap://H/A
printf 'acct = scheme ":" 1*ALPHA "@" host\nscheme = "acct"\n' >acct.abnf
printf 'extends rfc3986\ncomponent scheme scheme\n' >acct.profile
run 0 uric normalize -g ./acct.abnf Acct:aB@H%41
out_is 'acct:aB@ha\n'

# Errors in the grammar, in its place.
printf 'a = b\nc = "x\n' >bad.abnf
run 2 uric check -g ./bad.abnf
out_is ''
err_has 'bad.abnf:2:5: '
run 2 uric diff ./bad.abnf rfc3986
refuses './nothing.abnf: No such file or directory' uric check -g ./nothing.abnf
refuses "no rule 'nomber': did you mean 'number'?" uric check -g ./door.abnf -r nomber

# Grammars of other documents, with strings that are theirs ("+ ") or not ("- ").
several='*'
[ -z "${URIC_SANITIZE:-}" ] || several=cookie # sanitizers need no more
for examples in "$SOURCE"/tests/grammar/foreign/$several.examples; do
    profile=${examples%.examples}.profile
    rule=$(sed -n '/^reference/{s/^reference *//;s/"//g;p;}' "$profile")
    sed '/^rule /,$d; /\\/d' "$examples" >strings # those of the reference rule
    sed -n 's/^\([+-]\) .*/\1/p' strings | sed 's/+/valid/; s/-/invalid/' >verdicts
    sed -n 's/^[+-] //p' strings >in
    uric check -g "$profile" -r "$rule" --each <in 2>err | cut -f1 >out
    asked="${profile##*/}"
    cmp -s verdicts out || fail "not the verdicts of ${examples##*/}"
    [ -s out ] || fail 'no verdicts'
done
finish
