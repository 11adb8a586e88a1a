# The Windows program inside a root of Debian with wine: sh play.sh install | window | end | uninstall (see test-packages.sh).
# setup.exe and bcryptprimitives.c lie beside it; the prefix is in the home of whoever runs it.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
user=$(id -un)
HOME=$(getent passwd "$user" | cut -d: -f6)
WINEPREFIX=$HOME/prefix
export HOME WINEPREFIX WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=;bcryptprimitives,icuuc=n'
data="$WINEPREFIX/drive_c/users/$user/AppData/Local"
programs="$data/Programs/Trails Desktop"
system="$WINEPREFIX/drive_c/windows/system32"
# Wine gives no program a file for its output, only a pipe.
piped() { "$@" </dev/null 2>&1 | cat; }

case $1 in
    install)
        rm -rf "$WINEPREFIX"
        piped wineboot -i >/dev/null
        # Two libraries of Windows 10 that wine 8 lacks: stubs, into this prefix only.
        x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$here/bcryptprimitives.c" -ladvapi32
        piped wine "$here/setup.exe" /S
        [ -f "$programs/trails.exe" ] || { echo 'nothing was installed'; exit 1; }
        { # Qt6Core asks for converters of ICU: there are none
            echo '#include <stddef.h>'
            x86_64-w64-mingw32-objdump -p "$programs/lib/PySide6/Qt6Core.dll" | awk '/DLL Name: icuuc/ { on = 1; next } /DLL Name:/ { on = 0 } on && $3 ~ /^u/ { print $3 }' |
                while read -r name; do
                    case $name in
                        ucnv_countAvailable) echo "__declspec(dllexport) int $name(void) { return 0; }" ;;
                        ucnv_open) echo "__declspec(dllexport) void *$name(const char *n, int *e) { *e = 4; return NULL; }" ;;
                        *) echo "__declspec(dllexport) void *$name(void) { return NULL; }" ;;
                    esac
                done
        } >"$here/icuuc.c"
        x86_64-w64-mingw32-gcc -shared -o "$system/icuuc.dll" "$here/icuuc.c"
        cd "$programs"
        echo "$(find . -type f | wc -l) files, $(du -sm . | cut -f1) MB"
        piped wine trails.exe --version
        piped wine trails.exe rules 804.11a-3
        piped wine trails.exe selfplay --games 20 --jobs 2 --seed 5 | tail -n 1
        ;;
    window)
        cd "$programs"
        piped wine trails-window.exe
        ;;
    end)
        find "$data/trails-desktop" -maxdepth 2 | sed "s|$WINEPREFIX/||"
        wineserver -k
        ;;
    uninstall)
        piped wine "$programs/uninstall.exe" /S
        wineserver -w
        [ ! -e "$programs" ] || { echo 'left behind:'; find "$programs" | head; exit 1; }
        if grep -il trailsdesktop "$WINEPREFIX"/*.reg; then echo 'keys were left behind'; exit 1; fi
        echo 'uninstalled; no file and no key is left but the player'\''s own'
        ;;
esac
