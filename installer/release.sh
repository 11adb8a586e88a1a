#!/bin/sh
# Makes a release of what is committed: sh installer/release.sh [--check]
# Checks the tree, runs the suite, builds the packages, tries them (as root, for bare roots of Debian), and tags. --check stops after the checks.
# The version is the one in trails_desktop/__init__.py; nothing is sent anywhere: the packages are in dist/, and the tag is pushed by hand.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root"

fail() { printf 'release: %s\n' "$*" >&2; exit 1; }
say() { printf '== %s\n' "$*"; }

case "$*" in '' | --check) ;; *) fail "\"$*\" is not understood (there is: --check)." ;; esac
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' trails_desktop/__init__.py)
[ -n "$version" ] || fail 'trails_desktop/__init__.py names no version.'
tag=v$version
[ -z "$(git status --porcelain)" ] || fail "something is not committed: $(git status --porcelain | head -n 1 | cut -c 4-)."
if git rev-parse -q --verify "refs/tags/$tag" >/dev/null; then fail "$tag is tagged already: trails_desktop/__init__.py needs the next version."; fi
# The newest section of CHANGES.md is this version's, and says something; it becomes the text of the tag.
newest=$(sed -n 's/^## //p' CHANGES.md | head -n 1)
[ "$newest" = "$version" ] || fail "the newest section of CHANGES.md is \"$newest\" and not \"$version\"."
changes=$(awk '/^## /{n++; next} n == 1' CHANGES.md)
[ -n "$(printf %s "$changes" | tr -d '[:space:]')" ] || fail "CHANGES.md says nothing of $version."
# What players of each version before this one have must go on in it: a folder of theirs is a test.
for before in $(sed -n 's/^## //p' CHANGES.md | tail -n +2); do
    [ -f "tests/desktop/app/versions/$before.zip" ] || fail "no data folder of $before is kept (tests/desktop/app/versions/$before.zip)."
done
say "$version can be released: $(git rev-parse --short HEAD), $(git log -1 --format=%cs)"
[ "${1-}" != --check ] || exit 0

[ "$(id -u)" -eq 0 ] || fail 'the packages are tried in roots of other systems: this needs root.'
say 'the suite'
sh installer/test.sh
say 'the packages'
sh installer/build.sh
sh installer/test-packages.sh
[ -z "$(git status --porcelain)" ] || fail "the tests or the packages changed the tree: $(git status --porcelain | head -n 1 | cut -c 4-)."
printf 'Trails Desktop %s\n\n%s\n' "$version" "$changes" | git tag -a --cleanup=verbatim -F - "$tag"
say "tagged $tag; the packages are in dist/:"
cat dist/SHA256SUMS
