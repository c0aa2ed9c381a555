# shellcheck shell=sh
# Functions for tests of the extension on servers of their own, in a temporary folder, which the end of the
# test stops. Nothing is installed, and no port is opened: a server listens in its folder. A test sets
# `stage`, the folder that `make install DESTDIR=STAGE` wrote, and `pg_config`, and sources this file.
# Servers refuse to run as root: root starts them as the user postgres, or nobody.
: "${stage:?}" "${pg_config:?}"
bin=$("$pg_config" --bindir) share=$("$pg_config" --sharedir) lib=$("$pg_config" --pkglibdir)
work=$(mktemp -d "${TMPDIR:-/tmp}/uric-pg.XXXXXX")
as=
if [ "$(id -u)" = 0 ]; then
    user=nobody
    ! id -u postgres >/dev/null 2>&1 || user=postgres
    as="setpriv --reuid=$user --regid=$(id -g "$user") --clear-groups"
fi

finish() {
    status=$?
    for data in "$work"/*/postmaster.pid; do
        $as "$work/system$bin/pg_ctl" -D "${data%/*}" -m immediate stop >/dev/null 2>&1 || :
    done
    rm -rf "$work"
    exit $status
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

# A server finds its files relative to its program: in a tree of links to the installed files, with
# copies of the programs, the extension can be added without rights.
make_system() {
    mkdir -p "$work/system$bin" "$work/system$share/extension" "$work/system$lib"
    cp "$bin"/* "$work/system$bin"
    for folder in "$share" "$share/extension" "$lib"; do
        for file in "$folder"/*; do
            [ -e "$work/system$file" ] || ln -s "$file" "$work/system$file"
        done
    done
    rm -f "$work/system$lib/uric.so" "$work/system$share/extension"/uric[.-]*
    cp -R "$stage/." "$work/system"
}

logged() { # COMMAND…: as the servers' user; shows the output, and the server's log, only if it fails
    $as "$@" >"$work/log" 2>&1 || { cat "$work/log" "$work"/*/log && return 1; }
}

own_folder() { # NAME: makes $work/NAME, for the servers' user
    mkdir -m 700 "$work/$1"
    [ -z "$as" ] || chown "$user" "$work/$1"
}

start_server() { # NAME: in the folder $work/NAME
    cd "$work" # which the servers' user can read
    chmod 755 .
    if [ ! -d new ]; then # what each begins with
        own_folder new
        logged "$work/system$bin/initdb" -D "$work/new" -U postgres -A trust -N --no-locale -E UTF8
    fi
    own_folder "$1"
    logged cp -R new/. "$1"
    logged "$work/system$bin/pg_ctl" -D "$work/$1" -w -l "$work/$1/log" start \
        -o "-F -c listen_addresses= -c unix_socket_directories=$work/$1"
}
