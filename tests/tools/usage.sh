#!/bin/sh
# Each script in a folder must print its usage for --help and for wrong arguments, and do nothing else: it
# must not run a program that installs, downloads or builds.
#     usage.sh FOLDER
set -u
folder=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/programs"
for program in apt-get sudo debootstrap dpkg-buildpackage cmake make cc gcc clang ragel ctest; do
    printf '#!/bin/sh\necho %s >>"%s/ran"\nexit 1\n' "$program" "$work" >"$work/programs/$program"
    chmod +x "$work/programs/$program"
done
PATH=$work/programs:$PATH
failures=0

try() { # STATUS STREAM SCRIPT [ARGUMENT]: it prints only its usage, on the stream (out or err)
    expected=$1 stream=$2
    shift 2
    : >"$work/ran"
    "$@" >"$work/out" 2>"$work/err" </dev/null
    status=$?
    cat "$work/out" "$work/err" >"$work/all"
    if [ $status -ne "$expected" ] || [ -s "$work/ran" ] || ! cmp -s "$work/$stream" "$work/all" ||
        ! grep -q "^ *tools/${1##*/} " "$work/$stream"; then
        failures=$((failures + 1))
        echo "$*: exit status $status; ran: $(cat "$work/ran")"
        cat "$work/all"
    fi
}

for script in "$folder"/*; do
    if [ -d "$script" ] || [ ! -x "$script" ]; then
        continue
    fi
    try 0 out "$script" --help
    try 0 out "$script" -h
    case $script in
        */run) try 2 err "$script" ;; # all its arguments are for the command
        *) try 2 err "$script" --nothing ;;
    esac
done

# tools/run through a symbolic link.
ln -s "$(cd "$folder" && pwd)/run" "$work/linked"
"$work/linked" --help | grep -q tools/run || {
    failures=$((failures + 1))
    echo 'tools/run fails through a symbolic link'
}
exit $((failures > 0))
