#!/bin/sh
# Help and version; usage errors: exit status 2, a message on standard error, no output.
. "$(dirname "$0")/lib.sh"

helps() { # WORD COMMAND...
    word=$1
    shift
    run 0 "$@"
    out_has "$word"
    err_is ''
}

fits() { # the last output has at most 80 columns
    [ "$(awk 'length > 80' out | wc -l)" -eq 0 ] || fail 'a line is too wide'
}

helps 'Usage: uric SUBCOMMAND' uric --help
fits
helps 'Usage: uric SUBCOMMAND' uric -h
helps 'Usage: uric SUBCOMMAND' uric help
subcommands=$(uric help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
for subcommand in $subcommands; do
    helps "$subcommand" uric --help
    helps "Usage: uric $subcommand" uric "$subcommand" --help
    helps "Usage: uric $subcommand" uric "$subcommand" -h
    helps "Usage: uric $subcommand" uric help "$subcommand"
    helps 'Exit status:' uric "$subcommand" --help
    fits
    [ "$(grep -nx 'Examples:' out | cut -d: -f1)" -lt "$(grep -nx 'Options:' out | cut -d: -f1)" ] ||
        fail 'examples do not come first'
done
for option in -g --grammar -r --rule -0 --null --json --each -j --jobs -q --quiet -h --help; do
    helps "$option" uric check --help
done
run 0 uric --version
grep -qx 'uric [0-9]*\.[0-9]*\.[0-9]*' out || fail 'no version'
cp out version
run 0 uric -V
for subcommand in $subcommands; do
    run 0 uric "$subcommand" -V
    cmp -s out version || fail 'another version'
    run 0 uric "$subcommand" --version
    helps --version uric "$subcommand" --help
done

refuses 'uric --help' uric
refuses "'nothing'" uric nothing
refuses "'check'" uric chek
refuses "'--nothing'" uric --nothing
refuses "'--nothing'" uric check --nothing
refuses "'-Z'" uric check -Z
refuses "'-Z'" uric parse -0Z
refuses "'-r'" uric check -r
refuses "'--rule'" uric check --rule
refuses "'-g'" uric check -g
refuses "'--each" uric check --each=yes
refuses "'-j'" uric check -j
for number in 0 x '' -1 ' 1' 1x 1.5 0x1 257 99999999999999999999999; do
    refuses "--jobs should be a number from 1 to 256, not '$number'" uric check -j "$number"
    refuses "'$number'" uric check --jobs="$number"
done
refuses "'nothing'" uric check -r nothing
err_has 'IPv6address'
refuses "'IPv6addres'" uric check -r IPv6addres
err_has "'IPv6address'"
refuses "''" uric check -r ''
refuses "'nothing'" uric check -g nothing
err_has rfc3986
refuses "'rfc398'" uric check -g rfc398
refuses "'nothing'" uric parse -r nothing
refuses "'host'" uric parse -r host
err_has URI-reference
refuses "'nothing'" uric grammars nothing
refuses '' uric grammars rfc3986 rfc3986
refuses "'nothing'" uric help nothing
refuses "'--each'" uric parse --each

# For an unknown option, the nearest is suggested; for an ambiguous one, the candidates are listed.
refuses "no option '--eahc': did you mean '--each'?" uric check --eahc
refuses "no option '--gramar=rfc3986': did you mean '--grammar'?" uric encode --gramar=rfc3986 segment x
refuses "no option '--fragement=x': did you mean '--fragment'?" uric compose --fragement=x
refuses "no option '--verison': did you mean '--version'?" uric help --verison
refuses "no option '--hlep' before the subcommand: did you mean '--help'?" uric --hlep
refuses "option '--j' could be any of --jobs --json: try" uric check --j
refuses "option '--p=x' could be any of --port --path --params: try" uric compose --p=x
run 0 uric check --gramm=rfc3986

# Usage errors are reported before input is read.
given 'a:\n'
refuses "'nothing'" uric check -r nothing -

# grammars: the grammars of the command.
run 0 uric grammars
grep -q '^  rfc3986  *RFC 3986, January 2005$' out || fail 'rfc3986 is not listed'
[ "$(sed -n '/^Schemes.*(library uric_schemes):$/,$s/^  coap  *//p' out)" = 'RFC 7252, section 6; RFC 8323, section 8' ] ||
    fail 'coap is not listed as a scheme'
run 0 uric grammars --list=grammars
[ "$(sed -n 1p out)" = rfc1738 ] && grep -qx coap out || fail 'not all grammars are listed'
run 0 uric grammars rfc3986
for word in URI URI-reference sub-delims IPv6address states bytes scheme fragment; do
    out_has "$word"
done
run 0 uric grammars --list=rules rfc1808
[ "$(sed -n 1p out)" = URL ] || fail 'URL is not the first rule'
run 0 uric grammars --list=components
out_is 'scheme\nauthority\nuserinfo\nhost\nport\npath\nquery\nfragment\n'
run 0 uric grammars --list parse rfc3986
cmp -s - out <<'END' || fail 'other rules with components'
URI-reference
URI
relative-ref
absolute-URI
END
run 0 uric grammars --list=encodings
grep -qx segment out || fail 'no segment'
refuses "--list should be grammars, rules, parse, components or encodings, not 'nothing'" uric grammars --list=nothing
refuses exclude uric grammars --list=rules --json
run 0 uric grammars --json
out_has '{"name":"rfc3986","title":"RFC 3986, January 2005","library":"uric"}'
out_has '{"name":"coap","title":"RFC 7252, section 6; RFC 8323, section 8","library":"uric_schemes"}'
run 0 uric grammars --json rfc3986
[ "$(wc -l <out)" -eq 1 ] || fail 'not one object a line'
out_has '"absolute":"URI","reference":"URI-reference"'
out_has '"components":["scheme","authority","userinfo","host","port","path","query","fragment"]'

finish
