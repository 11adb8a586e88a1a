"""The folder as a .deb and as an archive that runs where it is unpacked."""

from __future__ import annotations

import gzip
import re
import shutil
import tarfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from installer.packages import folder
from installer.packages.work import NAME, Work, fresh, settle

#: Who maintains what is built, where DEBFULLNAME and DEBEMAIL do not say it.
MAINTAINER = ("the Trails Desktop developers", "trails-desktop@localhost")
#: What lintian says of every program that brings its own libraries, and why it is so here.
OVERRIDES = (
    ("dir-or-file-in-opt", "a program with its own Python and Qt is no part of the system"),
    ("unstripped-binary-or-object", "wheels are shipped as they were published"),
    ("custom-library-search-path", "its own libraries lie beside it"),
    ("embedded-library", "its own libraries lie beside it"),
    ("shared-library-lacks-prerequisites", "Python's modules find Python in the program"),
    ("hardening-no-pie", "wheels are shipped as they were published"),
    ("hardening-no-relro", "wheels are shipped as they were published"),
    ("statically-linked-binary", "wheels are shipped as they were published"),
    ("font-in-non-font-package", "the program's pictures need these cuts"),
    ("font-outside-font-dir", "the program's pictures need these cuts"),
    ("duplicate-font-file", "the program's pictures need these cuts"),
    ("package-installs-python-bytecode", "PyInstaller's archive"),
    ("extra-license-file", "licences of what is shipped lie beside it"),
    ("no-manual-page", "the page stands for all commands"),
    ("initial-upload-closes-no-bugs", "not part of a distribution"),
    ("package-section-games-but-contains-no-game", "its command is for everybody's path"),
    ("missing-depends-on-sensible-utils", "Python's help names a pager that it does without"),
)


def depends(system: str, inside: set[str], libc: str) -> list[str]:
    """Debian packages that the folder needs: of those that system.sh names, what the folder does not bring itself.

    ``system``: the text of system.sh; ``inside``: names of libraries in the folder; ``libc``: the oldest C library.
    """
    named = re.findall(r"^(lib\S+\.so\S*)=(\S+)$", system, re.MULTILINE)
    return [
        f"libc6 (>= {libc})",
        *(package for library, package in named if library not in inside),
        "fontconfig-config",
    ]


def control(version: str, maintainer: str, size: int, needs: list[str]) -> str:
    """The control file. ``size`` in KiB."""
    return f"""Package: {NAME}
Version: {version}
Section: games
Priority: optional
Architecture: amd64
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {", ".join(needs)}
Description: trading card game for two, with the rules enforced
 Two people, or one person and the computer, play the Trails trading card
 game in a window, and the program keeps the rules: it offers what is legal,
 says why the rest is not, and does the bookkeeping.
"""


def changelog(version: str, maintainer: str, epoch: int) -> str:
    """Debian's own list of changes, which has one entry: players read the other one."""
    when = format_datetime(datetime.fromtimestamp(epoch, UTC))
    return f"{NAME} ({version}) unstable; urgency=medium\n\n  * See NEWS.\n\n -- {maintainer}  {when}\n"


def copyright_file(licence: str) -> str:
    """The copyright file: the program's own licence, and where those of its parts are."""
    lines = licence.strip().splitlines()
    whose = next(line for line in lines if line.startswith("Copyright (c) "))
    body = "\n".join(f" {line}" if line else " ." for line in lines)
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Trails Desktop
Comment: Python, Qt, fonts and libraries in /opt/{NAME} are under licences of
 their own. All of them with their texts: "Licences" in the program's menu, and
 /opt/{NAME}/{folder.LICENCES}.

Files: *
Copyright: {whose.removeprefix("Copyright (c) ")}
License: MIT

License: MIT
{body}
"""


def deb(work: Work) -> Path:
    """Builds the .deb into dist/."""
    root = fresh(work.folder / "deb")
    opt = root / "opt" / NAME
    opt.parent.mkdir()
    folder.copy(work, opt)
    bin_ = root / "usr" / "bin"
    bin_.mkdir(parents=True)
    (bin_ / "trails").symlink_to(f"/opt/{NAME}/trails")
    share = root / "usr" / "share"
    for picture in work.painted.glob("*.png"):
        _put(picture, share / "icons" / "hicolor" / f"{picture.stem}x{picture.stem}" / "apps" / f"{NAME}.png")
    _put(work.painted / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    _put(work.painted / f"{NAME}.xml", share / "mime" / "packages" / f"{NAME}.xml")
    page = work.run(
        ["help2man", "--no-info", "--name", "trading card game for two", work.app / "trails"], extra={"COLUMNS": "80"}
    )
    _packed(share / "man" / "man1" / "trails.1.gz", page)
    doc = share / "doc" / NAME
    _packed(doc / "NEWS.gz", (work.tree / "CHANGES.md").read_text(encoding="utf-8"))
    maintainer = "{} <{}>".format(
        *(work.env.get(n, d) for n, d in zip(("DEBFULLNAME", "DEBEMAIL"), MAINTAINER, strict=True))
    )
    _packed(doc / "changelog.gz", changelog(work.version, maintainer, work.epoch))
    _write(doc / "copyright", copyright_file((work.tree / "LICENSE").read_text(encoding="utf-8")))
    lines = "".join(f"# {why}\n{NAME}: {tag}\n" for tag, why in OVERRIDES)
    _write(share / "lintian" / "overrides" / NAME, lines)
    inside = {path.name for path in (opt / folder.INSIDE).rglob("*.so*")}
    system = (work.tree / "installer" / "system.sh").read_text(encoding="utf-8")
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    needs = depends(system, inside, folder.newest_libc(work))
    _write(root / "DEBIAN" / "control", control(work.version, maintainer, size, needs))
    settle(root, work.epoch)
    made = work.dist / f"{NAME}_{work.version}_amd64.deb"
    work.run(["dpkg-deb", "--root-owner-group", "--threads-max=2", "-Zxz", "--build", root, made])
    return made


def portable(work: Work) -> Path:
    """Builds the archive: a folder that needs no installation."""
    name = f"{NAME}-{work.version}-linux-x86_64"
    plain = work.folder / f"{name}.tar"

    def nobody(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = work.epoch
        return info

    with tarfile.open(plain, "w", format=tarfile.PAX_FORMAT) as archive:
        for path in sorted([work.app, *work.app.rglob("*")]):
            archive.add(path, str(Path(name) / path.relative_to(work.app)), recursive=False, filter=nobody)
    made = work.dist / f"{name}.tar.zst"
    work.run(["zstd", "-q", "-f", "-17", "-T2", "--rm", plain, "-o", made])
    made.chmod(0o644)
    return made


def _put(source: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, to)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
