# Read by run.sh and test.sh: installs what the system lacks and sets $python. Plain POSIX shell.
# $root is the checkout. TRAILS_PYTHON names an interpreter to prefer.

say() { printf 'trails: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# What Qt needs from a Linux system: the library, and the Debian package that holds it.
libraries='
libglib-2.0.so.0=libglib2.0-0
libEGL.so.1=libegl1
libGL.so.1=libgl1
libfontconfig.so.1=libfontconfig1
libgssapi_krb5.so.2=libgssapi-krb5-2
libdbus-1.so.3=libdbus-1-3
libxkbcommon.so.0=libxkbcommon0
libxcb-cursor.so.0=libxcb-cursor0
libxcb-icccm.so.4=libxcb-icccm4
libxcb-keysyms.so.1=libxcb-keysyms1
libxcb-shape.so.0=libxcb-shape0
libxkbcommon-x11.so.0=libxkbcommon-x11-0
libwayland-client.so.0=libwayland-client0
libwayland-cursor.so.0=libwayland-cursor0
libwayland-egl.so.1=libwayland-egl1
'

# Prints the first interpreter that is new enough and can make environments.
find_python() {
    for candidate in "${TRAILS_PYTHON:-}" python3 python3.13 python3.12 python3.11 /usr/bin/python3; do
        [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import sys, ensurepip, ssl, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$candidate"
            return 0
        fi
    done
    return 1
}

# Prints the Debian packages of the libraries that the loader does not know.
missing_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    known=$(PATH="$PATH:/usr/sbin:/sbin" ldconfig -p 2>/dev/null) || return 0
    for line in $libraries; do
        case $known in
            *"${line%%=*} "*) ;;
            *) printf ' %s' "${line#*=}" ;;
        esac
    done
}

# apt_install PACKAGE...: with apt-get, as root or by sudo; one sentence if it fails.
apt_install() {
    admin=''
    if [ "$(id -u)" -ne 0 ]; then
        admin='sudo'
        [ -t 0 ] || admin='sudo -n' # nobody is there to type a password
        # shellcheck disable=SC2086
        command -v sudo >/dev/null 2>&1 && $admin true ||
            fail "this needs root or sudo; ask an administrator for: apt-get update && apt-get install --no-install-recommends $*"
    fi
    say "installing with apt-get: $*"
    log=$(mktemp) || fail 'no temporary file can be written.'
    trap 'rm -f "$log"' EXIT
    options='-y -qq -o Acquire::Retries=2 -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0'
    # The first call finishes what an interrupted installation left; a package list that cannot be refreshed may still do.
    # shellcheck disable=SC2086
    if ! {
        $admin dpkg --configure -a
        $admin apt-get $options update || true
        $admin env DEBIAN_FRONTEND=noninteractive apt-get $options install --no-install-recommends "$@"
    } >"$log" 2>&1 </dev/null; then
        grep -m 2 '^E:' "$log" >&2 || tail -n 5 "$log" >&2
        fail 'the packages could not be installed (is there a network?); run the same command again when there is.'
    fi
    rm -f "$log"
    trap - EXIT
}

packages=$(missing_libraries)
python=$(find_python) || packages=" python3 python3-venv$packages"
if [ -n "$packages" ]; then
    if command -v apt-get >/dev/null 2>&1; then
        # shellcheck disable=SC2086
        apt_install $packages
        python=$(find_python) || fail 'Python 3.11 or newer is needed, and this system offers only an older one: set TRAILS_PYTHON to a newer one.'
    elif [ -z "$python" ]; then
        fail 'Python 3.11 or newer with its venv module is needed: install it and run the same command again.'
    else
        say "libraries seem to be missing; if no window opens, install what your system calls:$packages"
    fi
fi
