#!/bin/sh
# The manual pages must pass mandoc -Tlint, and describe each public function, status, subcommand, option
# and statement of a profile.
: "${PAGES:?the folder that uric-manual writes}" "${SOURCE:?the project}"
. "$(dirname "$0")/lib.sh"
have mandoc
backspace=$(printf '\b') # mandoc prints bold and underlined letters twice
mkdir all
cp "$PAGES"/*/man/man?/* all

# References to pages that are not installed are allowed; references to pages that are not written are
# errors.
for page in all/*; do
    mandoc -Tlint "$page" | grep -v 'referenced manual not found' && fail "mandoc -Tlint: $page"
    sed -n 's/^\.\(It \)\{0,1\}Xr \([^ ]*\) \([0-9]\).*/\2.\3/p' "$page" | while read -r other; do
        [ -e "all/$other" ] || echo "$page refers to $other"
    done >lost
    [ ! -s lost ] || fail "$(cat lost)"
    mandoc -Tascii -Owidth=1000 "$page" | sed "s/.$backspace//g" | tr -s ' \t' ' ' >"$page.txt"
done

shows() { # PAGE TEXT: a line of the page contains the text
    tr -s ' \t' ' ' <<END | grep -qF -f - "all/$1.txt" || fail "$1 lacks: $2"
$2
END
}

# uric(3)
sed -n 's/^URIC_API .*[ *]\(uric_[a-z0-9_]*\)(.*/\1/p' "$SOURCE"/src/uric*.h >functions
[ "$(wc -l <functions)" -gt 60 ] || fail 'the headers have lost their functions'
while read -r function; do
    grep -qx "\.Fo $function" all/uric.3 || fail "uric(3) does not declare $function"
    grep -q "^\.It Fn $function\( \|$\)" all/uric.3 || fail "uric(3) does not describe $function"
done <functions
sed -n 's/^    X(\([A-Z_]*\), "\(.*\)").*/\1 \2/p' "$SOURCE/src/uric.h" | sed 's/\\"/"/g' >statuses
[ "$(wc -l <statuses)" -gt 20 ] || fail 'uric.h has lost its statuses'
while read -r status text; do
    shows uric.3 "URIC_$status"
    shows uric.3 "$text"
done <statuses
sed -n 's/^#ifndef \(URIC_[A-Z0-9_]*\)$/\1/p' "$SOURCE/src/uric_options.h" | grep -v '_H$\|_API$' >options
while read -r option; do
    grep -qx "\.It Dv $option" all/uric.3 || fail "uric(3) lacks the option $option"
done <options

# The command: its pages contain its help.
as_in_help() { # PAGE HELP: the page has each example, option and exit status of the help
    tr -s ' \t\n' ' ' <"all/$1.txt" >page
    sed -n '/^Examples:/,/^$/s/^  //p' "$2" >lines
    sed -n '/^Options:/,/^$/p' "$2" | sed -n 's/^ \{2,6\}\(-.*\)/\1/p' | sed 's/   *.*//' |
        sed 's/,$//' >>lines
    sed -n '/^Exit status:/,$s/^  [0-9]  //p' "$2" >>lines
    [ -s lines ] || fail "no options: $2"
    while read -r line; do
        printf '%s\n' "$line" | tr -s ' \t' ' ' | grep -qF -f - page || fail "$1 lacks: $line"
    done <lines
}

uric help >help
as_in_help uric.1 help
sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\)  *\(.*\)/\1 \2/p' help >subcommands
[ "$(wc -l <subcommands)" -gt 10 ] || fail 'the help lists no subcommands'
while read -r subcommand summary; do
    uric help "$subcommand" >help
    shows uric.1 "uric-$subcommand(1)"
    shows uric.1 "$summary"
    shows "uric-$subcommand.1" "uric-$subcommand - $summary"
    as_in_help "uric-$subcommand.1" help
done <subcommands

# uric-grammar(1)
if [ -e programs/uric-grammar ]; then
    uric-grammar --help >help
    as_in_help uric-grammar.1 help
    for subcommand in $(sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p' help); do
        uric-grammar "$subcommand" --help >help
        as_in_help uric-grammar.1 help
        shows uric-grammar.1 "$(sed -n 's/^Usage: //p' help | sed 's/\.\.\./ .../')"
    done
fi

# uric-profile(5)
sed 's/#.*//' "$SOURCE"/grammar/*.profile | awk 'NF { print $1 }' | sort -u >statements
[ "$(wc -l <statements)" -gt 10 ] || fail 'the profiles have lost their statements'
while read -r statement; do
    grep -qx "\.Ss $(echo "$statement" | sed 's/-/\\\\-/')" all/uric-profile.5 ||
        fail "uric-profile(5) lacks $statement"
done <statements
finish
