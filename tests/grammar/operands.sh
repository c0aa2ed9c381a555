#!/bin/sh
# The operand GRAMMAR: a profile, a file of ABNF with a profile beside it or named by -p, and one without
# any. URIC_GRAMMAR is the tool, SOURCE the project.
set -eu
: "${URIC_GRAMMAR:?}" "${SOURCE:?}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/elsewhere"
cd "$work"

fail() {
    echo "$1"
    exit 1
}

same() { # EXPECTED ARGUMENT...: the tool must print the file EXPECTED
    expected=$1
    shift
    "$URIC_GRAMMAR" "$@" >printed 2>&1 || fail "$*: $(cat printed)"
    cmp -s "$expected" printed || fail "$*: $(cat printed)"
}

printf 'a = "x" b\nb = *"y"\n' >one.abnf
printf 'grammar one.abnf "A title"\nreference b\ncomponent tail b\n' >elsewhere/whole.profile
printf 'reference b\ncomponent tail b\n' >elsewhere/part.profile
: >nothing

# Without a profile, every rule is compiled, and the first is the reference rule.
same nothing lint one.abnf
"$URIC_GRAMMAR" transcribe one.abnf >all
grep -qx '# one.abnf. Written by .*' all || fail 'the title is not the name of the file'
grep -qx 'main := a;' all || fail 'the first rule is not the reference rule'

# A profile elsewhere, with the statement `grammar` and without.
"$URIC_GRAMMAR" dump -p elsewhere/whole.profile one.abnf >tail
grep -q 'tail)=' tail || fail 'no component'
same tail dump one.abnf -pelsewhere/part.profile
same tail dump "$PWD/one.abnf" --profile=elsewhere/part.profile

# A profile beside the file.
cp elsewhere/whole.profile one.profile
same tail dump one.abnf
same tail dump one.profile

# Byte order marks count for nothing, in no column either.
mkdir marked
for file in one.abnf one.profile; do
    printf '\357\273\277%s\n' "$(cat $file)" >marked/$file
done
same tail dump marked/one.abnf
printf '\357\273\277+ yy\n- x\n' >marked/one.examples
same nothing examples --check marked/one.abnf
printf '\357\273\277a = nowhere\n' >marked/lacks.abnf
"$URIC_GRAMMAR" lint marked/lacks.abnf 2>printed && fail 'an undefined rule'
grep -q '^marked/lacks.abnf:1:5: rule a: nowhere' printed || fail "$(cat printed)"

# A file whose name has a blank, as lint says it can be imported.
echo 'c = "c"' >'my names.abnf'
echo 'a = c' >blank.abnf
"$URIC_GRAMMAR" lint blank.abnf 2>printed && fail 'an undefined rule'
sed -n 's/.*put "\(.*\)" into the profile$/\1/p' printed >blank.profile
grep -qx 'import "my names.abnf": c' blank.profile || fail "$(cat printed)"
same nothing lint blank.abnf

# Folders with the names of grammars and profiles are none.
mkdir folders folders/one.profile folders/other.abnf
echo 'a = b' >folders/one.abnf
"$URIC_GRAMMAR" lint folders/one.abnf 2>printed && fail 'an undefined rule beside a folder'
grep -q '^folders/one.abnf:1:5: rule a: b is not defined' printed || fail "$(cat printed)"
! grep -q directory printed || fail "$(cat printed)"

# A profile of another grammar.
printf 'b = "z"\n' >other.abnf
"$URIC_GRAMMAR" lint other.abnf -p one.profile 2>printed && fail 'a profile of another grammar is taken'
grep -qx 'one.profile: the profile does not read other.abnf' printed || fail "$(cat printed)"

"$URIC_GRAMMAR" dump "$SOURCE/grammar/rfc2732.profile" >uri
same uri dump "$SOURCE/grammar/rfc2732.abnf"

# Rules that use what is not defined count for lint, or where an entry reaches them.
cat >lacks.abnf <<'END'
start = "a" good
good  = 1*DIGIT
spare = nowhere
more  = spare
END
cat >left-out <<'END'
lacks.abnf:3:1: warning: rule spare is left out: it uses rules that are not defined
lacks.abnf:4:1: warning: rule more is left out: it uses rules that are not defined
END
for subcommand in dump 'draw -o lacks.html' examples; do
    # shellcheck disable=SC2086 # words
    "$URIC_GRAMMAR" $subcommand lacks.abnf >printed 2>warnings || fail "$subcommand: $(cat warnings)"
    cmp -s left-out warnings || fail "$subcommand: $(cat warnings)"
done
"$URIC_GRAMMAR" random lacks.abnf good 1 >printed 2>&1 || fail "random: $(cat printed)"
! "$URIC_GRAMMAR" draw lacks.abnf goood -o lacks.html >printed 2>&1 || fail 'a rule that is not there is drawn'
grep -qx 'lacks.abnf: the grammar has no rule goood; did you mean good?' printed || fail "draw: $(cat printed)"
! "$URIC_GRAMMAR" lint lacks.abnf 2>printed || fail 'lint leaves rules out'
echo 'reference spare' >lacks.profile
! "$URIC_GRAMMAR" dump lacks.abnf >printed 2>&1 || fail 'an entry is left out'
