"""The program in one folder with its Python, its Qt and its fonts: what the .deb and the portable archive hold."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from installer.packages import licences
from installer.packages.work import Command, Work, fresh, settle

#: Where PyInstaller puts what the program's file needs.
INSIDE = "_internal"
LICENCES = Path(INSIDE) / "trails_desktop" / "data" / "assets" / "licences"


def build(work: Work) -> None:
    """Freezes the unpacked wheel, leaves out what is not used and notes the licences of what came from the system."""
    out = fresh(work.app.parent)
    here = Path(__file__).resolve().parent
    command: Command = [work.python, "-m", "PyInstaller", "--noconfirm", "--clean", "--distpath", out]
    command += ["--workpath", work.folder / "pyinstaller", here / "trails.spec"]
    paths = {"TRAILS_ROOT": str(work.root), "TRAILS_PROGRAM": str(work.program), "PYTHONPATH": str(work.program)}
    work.run(command, extra={"PYINSTALLER_CONFIG_DIR": str(work.folder / "pyinstaller-cache"), **paths})
    for python in (work.app / INSIDE).glob("libpython3.*.so*"):  # a quarter of it runs, the rest is for debuggers
        work.run(["strip", "--strip-unneeded", python])
    for path in (work.app / INSIDE).rglob("*.so*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o644)
    sources = licences.system_packages(system_files(work))
    licences.write(work.app / LICENCES / "system.json", licences.of_system(sources))
    settle(work.app, work.epoch)


def system_files(work: Work) -> list[Path]:
    """Files of this machine, outside Python's packages, that PyInstaller took into the folder."""
    table = (work.folder / "pyinstaller" / "trails" / "Analysis-00.toc").read_text(encoding="utf-8")
    taken = {Path(name) for name in re.findall(r"'(/(?:usr/)?lib/[^']+)'", table) if ".so" in name}
    kept = {path.name for path in (work.app / INSIDE).rglob("*") if path.is_file()}
    return sorted(path for path in taken if path.name in kept)


def newest_libc(work: Work) -> str:
    """The version of the C library that the folder's machine code asks for, such as ``2.34``."""
    files = [work.app / "trails", *(path for path in (work.app / INSIDE).rglob("*.so*") if path.is_file())]
    said = subprocess.run(["objdump", "-T", *map(str, files)], capture_output=True, text=True, check=False).stdout
    named: set[str] = set(re.findall(r"GLIBC_(\d+\.\d+)", said))
    return max(named, key=_numbers)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def copy(work: Work, to: Path) -> None:
    """Copies the folder, times and links as they are."""
    shutil.copytree(work.app, to, symlinks=True)
