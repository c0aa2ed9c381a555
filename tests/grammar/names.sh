#!/bin/sh
# Names that could clash: grammars with names of the library's own, all in one program; rules that have
# the same identifier, or that of another object, are words of C or Ragel, ends of its types and macros, or differ in case from those
# of another document. URIC_GRAMMAR is the tool, CC the compiler, SOURCE the project, LIBRARY the static
# library.
set -eu
: "${URIC_GRAMMAR:?}" "${CC:?}" "${SOURCE:?}" "${LIBRARY:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat >other.abnf <<'E'
Host = "H" Check
check = "?"
E
cat >rules.abnf <<'E'
text = a-b "," a_b "," int "," a-b-2 [ entry-text ] [ a-name ] [ a ] [ check-text ] [ a-encoding ] [ Far ] [ t ] [ MAX ]
a-b = 1*"x"
a_b = 1*"y"
a-b-2 = "z"
int = "i"
entry-text = "e"
a-name = "n"
a = "a"
a-encoding = "%" "41"
check-text = "c" digit_ DIGIT digit any
digit_ = "2"
digit = "3"
any = "4"
t = "T" [ main ]
MAX = "M" [ errno ]
main = "@"
errno = "&"
check = "!"
Far = Host
E
cat >rules.profile <<'E'
import     other.abnf: Host
parse      text a-b a_b int a a-name a-encoding check Host
component  a_b a_b
component  a-b a-b
component  host Host
list       a-name a-name
scheme     text port 7
E

names='uri port empty fast compact scan api mismatch g-scan main errno int return size SIZE Door door string time'
header() { # GRAMMAR
    case $1 in errno | string | time) echo "uric_$1.h" ;; *) echo "$1.h" ;; esac
}

{
    echo '#include <errno.h>'
    echo '#include <stdio.h>'
    echo '#include <string.h>'
    echo '#include <time.h>'
    for name in $names; do
        cp rules.abnf "$name.abnf"
        cp rules.profile "$name.profile"
        "$URIC_GRAMMAR" build "$name.abnf" --compact --seconds 0 >log 2>&1 || {
            cat log >&2
            exit 1
        }
        [ "$(header "$name")" = "$name.h" ] || [ ! -e "$name.h" ]
        echo "#include \"$(header "$name")\""
    done
    echo 'int main(void) { uric_uri uri; int failures = 0;'
    for name in $names; do
        prefix=$(sed -n 's/^extern const uric_grammar \(.*\);/\1/p' "$(header "$name")")
        for text in x,y,i,z xx,y,i,zenac2334%41h?; do
            echo "failures += uric_parse(&uri, &${prefix}_text, \"$text\", sizeof \"$text\" - 1, NULL) != URIC_OK;"
        done
        echo "failures += uric_check(&${prefix}_a_b_2, \"y\", 1, NULL) != URIC_OK;"
        echo "failures += uric_check(&${prefix}_a_b, \"y\", 1, NULL) == URIC_OK;"
        echo "failures += uric_grammar_rule(&$prefix, \"a_b\", 3) == NULL;"
    done
    echo 'printf("%d failures", failures); return failures > 0; }'
} >program.c
tables=
for name in $names; do
    tables="$tables $name.c"
done
flags="-D_DEFAULT_SOURCE -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-} -I. -I$SOURCE/src -I$SOURCE/generated"
# shellcheck disable=SC2086 # words
$CC -std=c11 $flags -o program program.c $tables "$LIBRARY"
./program
for name in $names; do
    # shellcheck disable=SC2086 # words
    $CC -std=c11 $flags -DURIC_COMPACT=1 -c -o compact.o "${name}_compact.c"
    # shellcheck disable=SC2086 # words
    $CC -x c++ -std=c++17 $flags -fsyntax-only "$(header "$name")"
done

# Two grammars with one name in C, in one list.
echo 'b-c = "x"' >a.abnf
echo 'c = "x"' >a-b.abnf
! "$URIC_GRAMMAR" index a.abnf a-b.abnf >index 2>log
grep -qx 'a-b.abnf: rule c is uric_a_b_c in C, and so is rule b-c of a.abnf: one of the grammars needs another name' log
[ ! -s index ]
