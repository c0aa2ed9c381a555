#!/bin/sh
# Completion in fish: `complete -C` prints the completions that TAB offers.
: "${PAGES:?the folder that uric-manual writes}"
. "$(dirname "$0")/lib.sh"
have fish
cat "$PAGES"/*/share/fish/vendor_completions.d/*.fish >completions.fish

offers() { # LINE: prints all completions of its last word
    (cd files && fish --no-config -c "source ../completions.fish; complete -C '$1'") | cut -f1
}

. "$tests/cases.sh"

offered 'uric normalize --level=s' --level=string --level=syntax --level=scheme
offered 'uric parse --get=host,que' --get=host,query
offered 'uric check -- li' lines.txt
offered 'uric diff rfc3986:IPv6' rfc3986:IPv6address
offered 'uric-grammar tr' transcribe
offered 'uric-grammar dump --' --dot --help --profile --states
offered 'uric-grammar dump -p li' lines.txt
fish --no-config -c "source completions.fish; complete -C 'uric check --su'" >out
grep -qe "$(printf -- '--summary\tprint only how many')" out || fail 'an option is not described'
finish
