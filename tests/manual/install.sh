#!/bin/sh
# `cmake --install` must put manual pages and completions in their folders, by component. BUILD is the
# build folder, CMAKE the program.
: "${BUILD:?the build folder}" "${CMAKE:?cmake}"
. "$(dirname "$0")/lib.sh"

installs() { # COMPONENT FILE...
    "$CMAKE" --install "$BUILD" --prefix "$work/$1" --component "$1" >log 2>&1 || fail "$(cat log)"
    prefix=$work/$1
    shift
    for file; do
        [ -s "$prefix/share/$file" ] || fail "not installed: $file"
    done
}

installs runtime man/man1/uric.1 man/man1/uric-check.1 bash-completion/completions/uric \
    zsh/site-functions/_uric fish/vendor_completions.d/uric.fish
installs development man/man3/uric.3
installs tools man/man5/uric-profile.5 man/man1/uric-grammar.1 \
    bash-completion/completions/uric-grammar zsh/site-functions/_uric-grammar \
    fish/vendor_completions.d/uric-grammar.fish

# bash-completion must find the completion of bash by the name of the command.
loader=/usr/share/bash-completion/bash_completion
if [ -e $loader ] && command -v bash >/dev/null; then
    XDG_DATA_DIRS=$work/runtime/share bash --norc -c "
        . $loader
        __load_completion uric || _completion_loader uric
        complete -p uric" >out 2>&1
    grep -q _uric out || fail "bash-completion does not load it: $(cat out)"
fi
finish
