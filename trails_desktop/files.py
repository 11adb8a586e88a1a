"""Writing a file all at once: whoever reads it finds the old one or the new one. And putting aside what is damaged."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def write_whole(path: Path, content: bytes, *, secret: bool = False) -> None:
    """Write a file or nothing of it, on the disk when this returns. Raises OSError.

    A link is followed: what it points to is replaced. What is there and no plain file (a device) is not replaced but
    written into; a pipe at whose other end nobody reads is an error. secret: only its owner may ever read it.
    """
    path = path.resolve() if path.is_symlink() else path
    if path.exists() and not path.is_file():
        with os.fdopen(os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0)), "wb") as device:
            os.set_blocking(device.fileno(), True)
            device.write(content)
        return
    part = path.with_name(f".{path.name}.{os.getpid()}-{secrets.token_hex(4)}.part")
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), _mode(path, secret))
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _mode(path: Path, secret: bool) -> int:
    """The rights of the new file: those of the one it replaces, if there is one."""
    if secret:
        return 0o600
    with contextlib.suppress(OSError):
        return path.stat().st_mode & 0o777
    return 0o666


def make_folder(path: Path) -> None:
    """A folder of the program's own and those above it that are missing, each for its owner only. Raises OSError."""
    for folder in (*reversed(path.parents), path):
        if not folder.exists():
            folder.mkdir(mode=0o700, exist_ok=True)
    path.mkdir(mode=0o700, exist_ok=True)  # says what is wrong where no folder can be


def write_text(path: Path, text: str, *, secret: bool = False) -> None:
    """The same for a text, in UTF-8; the folder is made if it is missing. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text.encode("utf-8"), secret=secret)


def sync_folder(folder: Path) -> None:
    """A new name in a folder is on the disk when this returns, where a system knows such a thing. Never raises: the
    file itself is written."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path) -> Path:
    """Move a damaged file to a name beside it that nothing reads: "name.damaged", "name.damaged-2". Raises OSError."""
    number, aside = 1, path.with_name(path.name + ".damaged")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    os.replace(path, aside)
    sync_folder(path.parent)
    return aside


def copy_aside(path: Path) -> Path:
    """A copy of a damaged file under such a name; the file stays. Raises OSError."""
    content = path.read_bytes()
    number, aside = 1, path.with_name(path.name + ".damaged")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    write_whole(aside, content, secret=True)
    return aside


def hold(path: Path) -> IO[bytes] | None:
    """Hold a lock file as long as what this returns is open and the program lives; None if another program does, or
    the file cannot be made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError:
        return None
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file
