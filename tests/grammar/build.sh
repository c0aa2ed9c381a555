#!/bin/sh
# uric-grammar build: all files of a grammar, all or nothing, with Ragel and without. URIC_GRAMMAR is the
# tool, URIC_GRAMMAR_COMPACT that of compact tables, CC the compiler, SOURCE the project, LIBRARY the static library.
set -eu
: "${URIC_GRAMMAR:?}" "${URIC_GRAMMAR_COMPACT:?}" "${CC:?}" "${SOURCE:?}" "${LIBRARY:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/my project" "$work/empty"
cd "$work/my project"

fail() {
    echo "$1"
    [ ! -f printed ] || cat printed
    exit 1
}

built() { # STATUS ARGUMENT…: runs the tool
    expected=$1 status=0
    shift
    "$URIC_GRAMMAR" build "$@" >printed 2>&1 || status=$?
    [ $status -eq "$expected" ] || fail "$*: exit status $status, not $expected"
}

printed() { # LINE
    grep -qxF -e "$1" printed || fail "not printed: $1"
}

cat >door.abnf <<'EOF'
door = "#" number [ "/" name ] ; "#12/north"
number = 1*3DIGIT
name = 1*ALPHA
EOF
cat >door.profile <<'EOF'
component number number
component name name
normalization unreserved name
reference door
EOF

# All files; then none, since none would change.
built 0 door.abnf --compact --depfile door.d --timings
for file in door.rl door.c door_compact.c door.h door.d; do
    printed "$file written"
done
grep -qE '^ +[0-9.]+ s  check$' printed || fail 'no time of a step'
! grep -q 'not proved' printed || fail 'compact tables are not proved'
touch -d 2001-01-01 door*
built 0 door.abnf --compact --depfile door.d
for file in door.rl door.c door_compact.c door.h door.d; do
    printed "$file is up to date"
    [ -z "$(find . -name $file -newermt 2002-01-01)" ] || fail "$file was written again"
done
sed 's,[^ ]*/my,my,' door.d | tr -d '\n' >dependencies
[ "$(cat dependencies)" = 'door.c: \  my\ project/door.profile \  my\ project/door.abnf' ] || fail "$(cat dependencies)"

# A proof may be bounded; "prove" goes on.
built 0 door.abnf --proof=3
printed "door.profile: warning: rule door: the components are proved for texts of less than 3 bytes, since longer ones take more than 3 states of the proof; 'uric-grammar prove' goes on to the end"
built 0 door.abnf --proof=0
! grep -q 'are proved for' printed || fail 'a proof without a bound ends early'

# The header declares what the file of C defines, in C++, too.
cat >main.c <<'EOF'
#include "door.h"
#include <string.h>
#include "door.h"
int main(void) {
    uric_uri door;
    if (uric_parse(&door, &uric_door_door, "#12/north", 9, NULL) != URIC_OK)
        return 1;
    uric_span name = uric_part(&door, "name");
    return name.len != 5 || memcmp(name.at, "north", 5) != 0 || uric_grammar_reference(&uric_door) == NULL;
}
EOF
# shellcheck disable=SC2086 # words
$CC -std=c11 -Wall -Wextra -Wpedantic -Werror ${CFLAGS:-} -I"$SOURCE/src" -I"$SOURCE/generated" main.c door.c door_compact.c \
    "$LIBRARY" -o main
./main || fail 'the program does not find the component'
if command -v c++ >/dev/null; then
    c++ -Wall -Wextra -Wpedantic -Werror -I"$SOURCE/src" -I"$SOURCE/generated" -fsyntax-only -x c++ main.c
fi

# A title and the name of a file are any text.
cp door.abnf 'a"b.abnf'
built 0 'a"b.abnf' --seconds 0
printf 'grammar door.abnf "Accept: */*, C:\\new"\n' >any.profile
built 0 any.profile --seconds 0
grep -qF '.title = "Accept: */*, C:\\new",' any.c || fail 'another title'
"$CC" -std=c11 -Wall -Wextra -Werror -I"$SOURCE/src" -I"$SOURCE/generated" -c any.c
echo '#include "any.h"' | "$CC" -std=c11 -Wall -Wextra -Werror -I. -I"$SOURCE/src" -I"$SOURCE/generated" -x c -fsyntax-only -
rm any.* 'a"b'.*

# Without Ragel, the bytes are the same.
PATH="$work/empty" built 0 door.abnf --compact -o .
printed 'door: determinized without Ragel, which is not installed'
printed './door.c is up to date'
printed './door_compact.c is up to date'

# Nor do they wait for Ragel without end.
mkdir "$work/slow"
printf '#!/bin/sh\nwhile :; do :; done\n' >"$work/slow/ragel"
chmod +x "$work/slow/ragel"
PATH="$work/slow:$PATH" built 0 door.abnf -o .
printed 'door: determinized without Ragel, which takes more than 5 s'
printed './door.c is up to date'

# Compact tables are proved by another program beside the tool: a note without it, an error after its own.
mkdir "$work/bin"
cp "$URIC_GRAMMAR" "$work/bin/uric-grammar"
(
    URIC_GRAMMAR=$work/bin/uric-grammar
    built 0 door.abnf --compact -o .
    printed 'door.profile: note: the compact tables are not proved: uric-grammar-compact is not there'
    printf '#!/bin/sh\necho "$@"\nexit 1\n' >"$work/bin/uric-grammar-compact"
    chmod +x "$work/bin/uric-grammar-compact"
    rm door_compact.c
    built 1 door.abnf --compact -o .
    grep -q '^door.profile: the compact tables are not proved: prove --seconds=0 .* door.abnf .*/tables.c$' printed ||
        fail 'the program is not asked'
    [ ! -f door_compact.c ] || fail 'unproved tables are written'
)
cp "$URIC_GRAMMAR_COMPACT" "$work/bin/uric-grammar-compact"
URIC_GRAMMAR=$work/bin/uric-grammar built 0 door.abnf --compact -o .
printed './door_compact.c written'

# No profile, and another one.
sed 's/door =/gate =/' door.abnf >gate.abnf
built 0 gate.abnf
grep -q 'uric_gate_gate;' gate.h || fail 'the first rule is not declared'
sed 's/reference door/reference name/' door.profile >other.profile
built 0 gate.abnf -p other.profile
grep -q 'uric_gate_name;' gate.h || fail 'the profile is not read'

# A string of many values.
awk 'BEGIN { printf "long = %%x41"; for (i = 0; i < 300; i++) printf ".42"; print " \"c\"" }' >long.abnf
[ "$("$URIC_GRAMMAR" random long.abnf long 1 | grep -cix 'AB\{300\}c')" -eq 1 ] || fail 'a long string is cut'

# After an error, nothing is written: in the grammar, in its place, or by hand.
sed 's/^number = .*/number = nothing/' door.abnf >new
mv new door.abnf
built 1 door.abnf
printed 'door.abnf:2:10: rule number: nothing is not defined'
sed 's/nothing/1*4DIGIT/' door.abnf >new
mv new door.abnf
echo 'int mine;' >door.h
built 2 door.abnf
printed 'uric-grammar: door.h is there already, and not by uric-grammar'
grep -q 'number{1,3}\|digit{1,3}\|DIGIT{1,3}' door.rl || fail 'a file was written after an error'
for folder in no/where no/where/ door.h door.h/where; do # at once, and not at the end of a build
    built 2 gone.abnf -o $folder
    grep -q "^uric-grammar: $folder: No" printed || fail "$folder: no error"
done
built 0 door.abnf -o made/
printed 'made//door.c written'
built 0 door.abnf -o made
printed 'made/door.c is up to date'
[ -z "$(find . -name '*.??????')" ] || fail "$(ls)"

# Recursion that is no loop: an error that says what to do, or bounded for all rules, with a warning.
cat >nest.abnf <<'EOF'
value = "[" [ value *( "," value ) ] "]" / pair / 1*DIGIT
pair  = "(" value inner ")"
inner = "{" *( "x" / inner ) "}"
EOF
built 1 nest.abnf
grep -q '^nest.abnf:1:1: .* put "nest value 3" into the profile, or build with --nest=3$' printed || fail 'no advice'
built 2 nest.abnf --nest=0
printed 'uric-grammar: --nest: expected a depth from 1 to 100'
printf '+ [[],1]\n- [[[1]]]\n+ (1{{}x})\n- (1{{{}}})\n' >nest.examples
built 0 nest.abnf --nest=2 --seconds 0
grep -q '^nest.abnf:1:1: warning: rule value .* more than 2 levels .*"nest value 2"' printed || fail 'no warning of value'
grep -q '^nest.abnf:3:1: warning: rule inner .* more than 2 levels .*"nest inner 2"' printed || fail 'no warning of inner'
rm nest.examples
# Of rules that contain each other in several ways, as few as possible.
cat >ways.abnf <<'EOF'
type  = unit *( "/" unit )
unit  = "x" [ "<" unit ">" ] / "(" type ")" / "[" group "]"
group = *( type "," ) [ "{" group "}" ]
EOF
built 0 ways.abnf --nest=1 --seconds 0
grep -o '"nest [a-z]* 1"' printed | tr '\n' ' ' | grep -qx '"nest unit 1" "nest group 1" ' || fail 'other rules are nested'
# Ragel would expand each level twice.
printf 'value = 1*DIGIT / "[" [ value *( "," value ) ] "]"\n' >nest.abnf
built 0 nest.abnf --nest=16 --seconds 0
! command -v ragel >/dev/null || grep -qx 'nest: determinized without Ragel, .*' printed || fail 'Ragel is run'

# A list whose items depend on what is before the list; one for each rule around the items does not.
cat >call.abnf <<'EOF'
call  = open / shut
open  = "o" *item
shut  = "s" *item last *item
item  = ";" *ALPHA
last  = ";end"
EOF
printf 'list item item\n' >call.profile
built 1 call.abnf --seconds 0
grep -q '^call.profile:1:1: list item: rule call: in .*: declare a list for each of the rules' printed || fail 'no advice'
printf 'list item item in open\nlist other item in shut\n' >call.profile
built 0 call.abnf --seconds 0

# The same, where no random string shows it, but the proof does.
cat >rare.abnf <<'EOF'
rare  = shut / open
open  = "o" 1*( 1*ALPHA value )
shut  = "s" 1*( "control:" DIGIT value )
value = ":" *( DIGIT / ":" ) ";"
EOF
printf 'list item value\n' >rare.profile
built 1 rare.abnf --seconds 0
grep -q '^rare.profile: rule rare: .*; if that .*, declare a list for each of the rules' printed || fail 'no advice'

# Lists of operations that are longer than a byte can number: 70 choices, each of 8 components.
awk 'BEGIN {
    print "start = 2DIGIT"
    for (i = 5; i <= 12; i++) for (j = i + 1; j <= 12; j++) for (k = j + 1; k <= 12; k++) for (l = k + 1; l <= 12; l++)
        printf "start =/ \"%d\" ( c1 \"1\" / c2 \"2\" / c3 \"3\" / c4 \"4\" / c%d \"%d\" / c%d \"%d\" / c%d \"%d\" / c%d \"%d\" )\n", ++n, i, i, j, j, k, k, l, l
    for (i = 1; i <= 12; i++) { printf "c%d = *\"x\"\n", i; print "component part" i " c" i >"choices.profile" } }' >choices.abnf
built 0 choices.abnf --seconds 0
! "$URIC_GRAMMAR" build choices.abnf --compact --seconds 0 >printed 2>&1 || fail 'compact tables, too'
grep -q 'a compact table has more operations than a byte can number' printed || fail 'no reason for compact tables'

# The tables of the project, without Ragel. Sanitizers have seen enough.
case ${CFLAGS:-} in *-fsanitize*) exit 0 ;; esac
for profile in "$SOURCE"/grammar/rfc*.profile "$SOURCE"/grammar/url*.profile; do
    name=$(basename "$profile" .profile)
    PATH="$work/empty" built 0 "$profile" --compact --no-header -o "$work/empty" --seconds 0
    cmp "$work/empty/$name.c" "$SOURCE/generated/$name.c"
    cmp "$work/empty/${name}_compact.c" "$SOURCE/generated/${name}_compact.c"
    cmp "$work/empty/$name.rl" "$SOURCE/generated/$name.rl"
done
