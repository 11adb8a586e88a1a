#!/bin/sh
# Lint, types and tests of Trails Desktop; installs first what is missing. Arguments go to pytest.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
. "$root/installer/system.sh"
exec "$python" "$root/installer/bootstrap.py" test "$@"
