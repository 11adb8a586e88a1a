#!/bin/sh
# Opens Trails Desktop; installs first what is missing. Arguments go to the program: sh installer/run.sh selfplay --games 10
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/installer/system.sh"
exec "$python" "$root/installer/bootstrap.py" run "$@"
