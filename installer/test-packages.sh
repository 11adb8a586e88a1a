#!/bin/sh
# Tests the packages in dist/ where players have them: sh installer/test-packages.sh [deb12] [deb13] [wheel] [windows]
# As root on Debian 12. The .deb in bare roots of Debian 12 and 13, the wheel in environments of its own, the Windows installer under wine.
# TRAILS_ROOTS names a folder that keeps the bare roots (deb12, deb13, wine) for the next time; else they are deleted.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
dist=$root/dist
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/trails_desktop/__init__.py")
deb=$dist/trails-desktop_${version}_amd64.deb
wheel=$dist/trails_desktop-$version-py3-none-any.whl
setup=$dist/trails-desktop-$version-windows-x86_64.exe
work=$(mktemp -d)
roots=${TRAILS_ROOTS:-$work/roots}
screen=:$((90 + $$ % 900))
mkdir -p "$roots"

say() { printf '== %s\n' "$*"; }
fail() { printf 'test-packages: %s\n' "$*" >&2; exit 1; }
end() {
    for file in "$work"/*.pid; do [ -f "$file" ] && kill "$(cat "$file")" 2>/dev/null || true; done
    rm -rf --one-file-system "$work"
}
trap end EXIT
[ "$(id -u)" -eq 0 ] || fail 'this needs root: it makes roots of other systems.'

missing=''
for tool in debootstrap=debootstrap Xvfb=xvfb xdotool=xdotool import=imagemagick pipx=pipx; do
    command -v "${tool%%=*}" >/dev/null 2>&1 || missing="$missing ${tool#*=}"
done
# shellcheck disable=SC2086
[ -z "$missing" ] || { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing; }

# mirror: the one this machine uses.
mirror() { apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep '/debian/*$' | head -n 1; }

# bare NAME SUITE: a root of Debian with nothing but the essentials.
bare() {
    [ -e "$roots/$1/etc/debian_version" ] || debootstrap --variant=minbase "$2" "$roots/$1" "$(mirror)" >"$work/debootstrap.log" 2>&1 ||
        fail "no root of $2 can be made: $(tail -n 1 "$work/debootstrap.log")"
    cp /etc/resolv.conf "$roots/$1/etc/resolv.conf"
}

# inside NAME COMMAND: in that root; what is mounted for it goes with it, and nobody's variables come along.
inside() {
    unshare --mount --propagation private sh -ec '
        mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DISPLAY="$3" DEBIAN_FRONTEND=noninteractive chroot "$1" sh -ec "$2"
    ' sh "$roots/$1" "$2" "$screen"
}

# display: a screen that nobody sees.
display() {
    Xvfb "$screen" -screen 0 1280x800x24 -ac -nolisten tcp >/dev/null 2>&1 &
    echo $! >"$work/screen.pid"
    while ! DISPLAY=$screen xdotool getdisplaygeometry >/dev/null 2>&1; do kill -0 "$(cat "$work/screen.pid")" || fail 'no screen'; done
}

# window NAME PICTURE: waits for the window, says its title and keeps what is seen in build/.
window() {
    DISPLAY=$screen timeout 120 xdotool search --sync --onlyvisible --name "$1" getwindowname 2>/dev/null || fail "no window \"$1\""
    sleep 8 # the first pictures are painted beside it
    DISPLAY=$screen import -window root "$work/$2.png"
    colours=$(identify -format %k "$work/$2.png")
    [ "$colours" -gt 500 ] || fail "the window \"$1\" is blank ($colours colours)"
    mkdir -p "$root/build" && cp "$work/$2.png" "$root/build/$2.png"
    echo "seen: build/$2.png, $colours colours"
}

test_deb() { # ROOT SUITE
    say "$1: $(basename "$deb") on bare Debian $2"
    bare "$1" "$2"
    cp "$deb" "$roots/$1/tmp/trails.deb"
    home='/home/遊ぶ 人'
    inside "$1" "
        apt-get update -qq; apt-get install -y -qq --no-install-recommends /tmp/trails.deb >/tmp/apt.log 2>&1 || { tail -n 5 /tmp/apt.log; exit 1; }
        grep -c '^Setting up' /tmp/apt.log | sed 's/\$/ packages set up/'
        useradd --create-home --home-dir '$home' player 2>/dev/null || true
        find / -xdev -not -path '/proc/*' -name '*trails*' | sort >/tmp/with.txt
    "
    as="su player -c"
    inside "$1" "
        cd '$home'
        $as 'trails --version; trails rules 804.11a-3; trails selfplay --games 4 --jobs 2 --seed 5 --json' | grep -v '\"seconds\\|per_second'
        $as 'QT_QPA_PLATFORM=offscreen trails demo --out pictures --seed 3; ls pictures | wc -l'
        deck=\$(ls /opt/trails-desktop/_internal/trails_desktop/data/decks/* | head -n 1); cp \"\$deck\" '私の デッキ.deck'; chown player '私の デッキ.deck'
        $as 'trails deck check 私の\ デッキ.deck'
    "
    inside "$1" "cd '$home'; $as 'trails 私の\ デッキ.deck & echo \$! >window.pid; wait'" &
    echo $! >"$work/window.pid"
    window 'Trails Desktop' "$1"
    inside "$1" "kill \$(cat '$home/window.pid')"
    wait "$(cat "$work/window.pid")" || true
    rm "$work/window.pid"
    inside "$1" "
        apt-get purge -y -qq trails-desktop >/dev/null 2>&1
        find / -xdev -not -path '/proc/*' -name '*trails*' -not -path '$home/*' -not -path '/tmp/*' | sort >/tmp/left.txt
        if [ -s /tmp/left.txt ]; then echo 'left behind:'; cat /tmp/left.txt; exit 1; fi
        echo 'purged; left are the player'\''s own:'; find '$home' -mindepth 1 -maxdepth 3 -name '*trails*'
        rm -f /tmp/trails.deb
    "
}

test_wheel() {
    say "wheel: $(basename "$wheel") in an environment of its own, and by pipx"
    /usr/bin/python3 -m venv "$work/環境 venv"
    "$work/環境 venv/bin/pip" install -q "$wheel"
    for trails in "$work/環境 venv/bin/trails" "$work/bin/trails"; do
        [ "$trails" != "$work/bin/trails" ] || PIPX_HOME=$work/pipx PIPX_BIN_DIR=$work/bin pipx install --python /usr/bin/python3 "$wheel" 2>/dev/null
        (cd / && "$trails" --version && "$trails" selfplay --games 4 --jobs 2 --seed 5 | tail -n 2 &&
            QT_QPA_PLATFORM=offscreen "$trails" --data "$work/data" demo --out "$work/pictures" --seed 3 | tail -n 1)
    done
    "$work/環境 venv/bin/pip" uninstall -q -y trails-desktop
    left=$(find "$work/環境 venv" -path '*trails*' | head -n 3)
    [ -z "$left" ] || fail "left behind: $left"
    echo 'uninstalled; nothing is left'
}

test_windows() {
    say "windows: $(basename "$setup") under wine"
    bare wine bookworm
    inside wine 'command -v wine x86_64-w64-mingw32-gcc >/dev/null || { apt-get update -qq; apt-get install -y -qq --no-install-recommends \
        wine wine64 gcc-mingw-w64-x86-64-win32 fontconfig-config >/tmp/apt.log 2>&1 || { tail -n 5 /tmp/apt.log; exit 1; }; }'
    cp "$setup" "$roots/wine/tmp/setup.exe"
    cp "$root"/installer/packages/wine/*.c "$roots/wine/tmp/"
    cp "$root/installer/packages/wine/play.sh" "$roots/wine/tmp/play.sh"
    inside wine 'sh /tmp/play.sh install'
    inside wine 'sh /tmp/play.sh window' &
    echo $! >"$work/window.pid"
    window 'Trails Desktop' windows
    inside wine 'sh /tmp/play.sh end'
    wait "$(cat "$work/window.pid")" || true
    rm "$work/window.pid"
    inside wine 'sh /tmp/play.sh uninstall'
}

display
for kind in ${*:-deb12 deb13 wheel windows}; do
    case $kind in
        deb12) test_deb deb12 bookworm ;;
        deb13) test_deb deb13 trixie ;;
        wheel) test_wheel ;;
        windows) test_windows ;;
        *) fail "there is no test '$kind'" ;;
    esac
done
say 'everything asked for works'
