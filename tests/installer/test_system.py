"""What the shell part does to a system, on stand-ins for its programs: it installs what is missing, and only that."""

from __future__ import annotations

import re
import shutil
import stat
import struct
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("sh", "uname", "mktemp", "rm", "grep", "tail", "env", "true", "cat", "touch", "ln", "dirname")
LIBRARIES = [
    line.split("=")
    for line in (ROOT / "installer" / "system.sh").read_text(encoding="utf-8").splitlines()
    if line.startswith("lib") and "=" in line and ".so" in line
]
GOOD_PYTHON = "exit 0"
OLD_PYTHON = "exit 1"


class System:
    """A folder of programs that is the whole PATH; `log` has what was installed."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "log"
        self.log.touch()
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))
        self.script = folder / "system.sh"
        text = (ROOT / "installer" / "system.sh").read_text(encoding="utf-8")
        # The one path that does not go through PATH.
        self.script.write_text(text.replace("/usr/bin/python3", str(folder / "none")), encoding="utf-8")
        self.program("uname", "echo Linux")
        self.program("id", "echo 0")
        self.program("dpkg", "exit 0")
        self.libraries([soname for soname, _ in LIBRARIES])

    def program(self, name: str, text: str) -> None:
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def libraries(self, names: list[str]) -> None:
        """What the loader knows."""
        lines = "\n".join(f"\t{name} (libc6,x86-64) => /usr/lib/{name}" for name in names)
        self.program("ldconfig", f"cat <<'EOF'\n{lines}\nEOF")

    def apt(self, then: str = "exit 0") -> None:
        self.program("apt-get", f'echo "apt-get $*" >> "{self.log}"\n{then}')

    def start(self) -> subprocess.CompletedProcess[str]:
        command = ["sh", "-c", f'set -eu; . "{self.script}"; echo "python is $python"']
        env = {"PATH": str(self.bin), "TMPDIR": str(self.log.parent)}
        shell = str(shutil.which("sh"))
        return subprocess.run(
            [shell, *command[1:]], env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )

    def installed(self) -> list[str]:
        """The packages of the last installation."""
        lines = [line for line in self.log.read_text(encoding="utf-8").splitlines() if " install " in line]
        return lines[-1].split("--no-install-recommends ")[1].split() if lines else []


@pytest.fixture
def system(tmp_path: Path) -> System:
    return System(tmp_path)


def test_nothing_is_installed_where_nothing_is_missing(system: System) -> None:
    system.program("python3", GOOD_PYTHON)
    system.apt()
    done = system.start()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"python is {system.bin / 'python3'}\n"
    assert system.log.read_text() == ""


def test_a_bare_system_gets_python_and_every_library(system: System) -> None:
    system.libraries([])
    system.apt(f'case "$*" in *" install "*) ln -s "{system.bin / "dpkg"}" "{system.bin / "python3"}";; esac')
    done = system.start()
    assert done.returncode == 0, done.stderr
    assert system.installed() == ["python3", "python3-venv", *(package for _, package in LIBRARIES)]
    assert "installing with apt-get: python3 python3-venv" in done.stderr


def test_only_what_is_missing_is_installed(system: System) -> None:
    system.program("python3", GOOD_PYTHON)
    system.libraries([soname for soname, _ in LIBRARIES if "icccm" not in soname])
    system.apt()
    assert system.start().returncode == 0
    assert system.installed() == ["libxcb-icccm4"]


def test_a_newer_python_beside_an_old_one_is_found(system: System) -> None:
    system.program("python3", OLD_PYTHON)
    system.program("python3.12", GOOD_PYTHON)
    system.apt()
    assert system.start().stdout == f"python is {system.bin / 'python3.12'}\n"
    assert system.installed() == []


def test_a_system_that_only_has_an_old_python_is_told_so(system: System) -> None:
    system.program("python3", OLD_PYTHON)
    system.apt()
    done = system.start()
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr.splitlines()[-1]


def test_neither_root_nor_sudo_names_the_command_for_somebody_who_may(system: System) -> None:
    system.program("id", "echo 1000")
    system.libraries([])
    system.program("python3", GOOD_PYTHON)
    system.apt()
    done = system.start()
    assert done.returncode == 1
    assert "needs root or sudo" in done.stderr.splitlines()[-1]
    assert "apt-get install --no-install-recommends libglib2.0-0" in done.stderr
    assert system.log.read_text() == ""


def test_a_sudo_that_refuses_is_as_good_as_none(system: System) -> None:
    system.program("id", "echo 1000")
    system.libraries([])
    system.program("python3", GOOD_PYTHON)
    system.program("sudo", "echo 'sudo: a password is required' >&2; exit 1")
    system.apt()
    done = system.start()
    assert done.returncode == 1
    assert "needs root or sudo" in done.stderr.splitlines()[-1]
    assert system.log.read_text() == ""


def test_sudo_is_used_where_one_is_not_root(system: System) -> None:
    system.program("id", "echo 1000")
    system.libraries([])
    system.program("python3", GOOD_PYTHON)
    system.program("sudo", f'echo "sudo $*" >> "{system.log}"\n[ "$1" = -n ] && shift\nexec "$@"')
    system.apt()
    assert system.start().returncode == 0
    assert "sudo -n apt-get" in system.log.read_text()
    assert "libegl1" in system.installed()


def test_no_network_is_one_sentence_after_what_apt_said(system: System) -> None:
    system.libraries([])
    system.program("python3", GOOD_PYTHON)
    system.apt("echo 'noise'; echo 'E: Unable to fetch some archives' >&2; exit 100")
    done = system.start()
    assert done.returncode == 1
    assert done.stderr.splitlines()[-2] == "E: Unable to fetch some archives"
    assert "is there a network" in done.stderr.splitlines()[-1]
    assert "noise" not in done.stderr
    assert "python is" not in done.stdout


def test_a_package_list_that_cannot_be_refreshed_may_still_do(system: System) -> None:
    system.libraries([])
    system.program("python3", GOOD_PYTHON)
    system.apt('case "$*" in *" update"*) exit 100;; esac')
    assert system.start().returncode == 0


def test_without_apt_the_libraries_are_named_and_one_goes_on(system: System) -> None:
    system.libraries([])
    system.program("python3", GOOD_PYTHON)
    done = system.start()
    assert done.returncode == 0
    assert "libxcb-cursor0" in done.stderr


def test_without_apt_and_python_one_stops(system: System) -> None:
    done = system.start()
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr


#: The Qt libraries that the program loads, and the plug-ins that open its window.
LOADED = (
    "lib/libQt6Core.so.6", "lib/libQt6DBus.so.6", "lib/libQt6Gui.so.6", "lib/libQt6Network.so.6",
    "lib/libQt6OpenGL.so.6", "lib/libQt6Widgets.so.6", "lib/libQt6WaylandClient.so.6", "lib/libQt6XcbQpa.so.6",
    "plugins/platforms/libqoffscreen.so", "plugins/platforms/libqwayland.so", "plugins/platforms/libqxcb.so",
)  # fmt: skip
#: Of the C library and the compiler, which are on every system, or dependencies of the packages that are asked for.
BESIDE = (
    r"(ld-linux.*|lib(c|m|dl|pthread|rt|resolv|gcc_s|stdc\+\+|z|zstd|X11|X11-xcb|xcb|xcb-[\w-]+|GLX|gthread-2\.0"
    r"|freetype|brotlidec|brotlicommon))\.so\.\d+"
)


def needed(library: Path) -> set[str]:
    """The libraries that an ELF file of 64 bits asks the loader for: its entries DT_NEEDED (1), whose names stand at an
    offset of its table of strings (DT_STRTAB, 5)."""
    content = library.read_bytes()
    at, count = struct.unpack_from("<Q", content, 32)[0], struct.unpack_from("<H", content, 56)[0]
    parts = [struct.unpack_from("<IIQQQQ", content, at + 56 * number) for number in range(count)]
    start, size = next((part[2], part[5]) for part in parts if part[0] == 2)
    entries = list(struct.iter_unpack("<qQ", content[start : start + size]))
    table = next(value for tag, value in entries if tag == 5)
    table -= next(part[3] - part[2] for part in parts if part[0] == 1 and part[3] <= table < part[3] + part[5])
    return {content[table + value :].partition(b"\0")[0].decode() for tag, value in entries if tag == 1}


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries of a Linux system")
def test_every_library_that_qt_asks_for_is_asked_of_the_system() -> None:
    """A bare Debian 13 has no libgssapi_krb5, which libQt6Network needs; others bring it along by accident."""
    folder = Path(PySide6.__file__).parent / "Qt"
    brought = {path.name for path in (folder / "lib").iterdir()}
    asked = set[str]().union(*(needed(folder / name) for name in LOADED)) - brought
    known = {soname for soname, _ in LIBRARIES}
    assert "libfontconfig.so.1" in asked
    assert {name for name in asked - known if not re.fullmatch(BESIDE, name)} == set()
