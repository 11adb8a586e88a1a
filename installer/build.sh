#!/bin/sh
# Builds the packages into dist/ (Debian 12, 64-bit Intel or AMD): wheel, sdist, .deb, portable, Windows installer, sums, SBOM.
# Installs first what is missing. Arguments: --compiled, or the packages to build (see installer/build.py).
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
TRAILS_PYTHON=${TRAILS_PYTHON:-/usr/bin/python3} # Debian's, whose shared library is packed
. "$root/installer/system.sh"

missing=''
for tool in git=git makensis=nsis help2man=help2man strip=binutils zstd=zstd; do
    command -v "${tool%%=*}" >/dev/null 2>&1 || missing="$missing ${tool#*=}"
done
"$python" -c 'import ctypes, sysconfig; ctypes.CDLL(sysconfig.get_config_var("INSTSONAME"))' 2>/dev/null ||
    missing="$missing libpython$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')"
case " $* " in
    *' --compiled '*)
        command -v cc >/dev/null 2>&1 || missing="$missing gcc libc6-dev"
        "$python" -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")' 2>/dev/null || missing="$missing python3-dev"
        ;;
esac
if [ -n "$missing" ]; then
    # shellcheck disable=SC2086
    apt_install $missing
fi
cd "$root"
PYTHONPATH="$root" exec "$python" -m installer.build "$@"
