"""One program on one data folder: who holds it, and what a second start says to the first.

A lock file stands in the library's folder as long as a window is open; what a killed program left is recognised, since
nobody of its number runs on that machine any more. A second start hands over what it was started for and ends. Commands
that only read need no lock. Guard: tests/desktop/app/test_instance.py.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from PySide6.QtCore import QCoreApplication, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from trails_desktop.paths import Paths

LOCK: Final = "in-use.lock"
_SOCKET: Final = "in-use.socket"
_LONGEST_SOCKET: Final = 90  #: letters; the systems end at 104 to 108
_MOST_BYTES: Final = 8192  #: of a request
_AT_ONCE: Final = 8  #: other starts that may be talking
_PATIENCE_MS: Final = 3000  #: for one that does not listen, or is just ending
_STARTING_MS: Final = 60_000  #: for the answer of one that listens: it may be making its library
_TAKEN: Final = b"taken\n"


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program was started for, besides being seen. deck: a deck file to open. join: the address of a game."""

    deck: Annotated[str, Meta(max_length=4096)] = ""
    join: Annotated[str, Meta(max_length=260)] = ""


class InUse(Exception):
    """Another program holds the folder and takes no request; the message is one sentence for a player."""


class Instance(QObject):
    """The program that holds a data folder. ``wanted(Request)``: somebody started a second one for that."""

    wanted = Signal(object)

    def __init__(self, paths: Paths, lock: QLockFile) -> None:
        super().__init__()
        self._lock = lock
        self._lines: list[_Line] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._somebody)
        name = address(paths)
        if name:  # where nobody listens, a second start says that the folder is in use
            QLocalServer.removeServer(name)  # the lock is ours: whoever left it does not run any more
            self._server.listen(name)

    def release(self) -> None:
        """The folder is free for another program."""
        self._server.close()
        for line in tuple(self._lines):
            line.end()
        self._lock.unlock()

    def _somebody(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if len(self._lines) >= _AT_ONCE:
                socket.abort()
            else:
                self._lines.append(_Line(socket, self))

    def done(self, line: _Line) -> None:
        """Somebody's line has ended."""
        if line in self._lines:
            self._lines.remove(line)


class _Line(QObject):
    """What another start says. A slot of an object of its own: the socket may go while it is heard."""

    def __init__(self, socket: QLocalSocket, instance: Instance) -> None:
        super().__init__(instance)
        self._socket, self._instance, self._said = socket, instance, b""
        socket.setParent(self)
        socket.readyRead.connect(self._heard)
        socket.disconnected.connect(self.end)

    def end(self) -> None:
        """Nothing more is heard. It goes with the instance: deleted later, from within its own signal, it crashes."""
        self._socket.readyRead.disconnect(self._heard)
        self._socket.disconnected.disconnect(self.end)
        self._socket.abort()
        self._instance.done(self)

    def _heard(self) -> None:
        self._said += bytes(self._socket.read(_MOST_BYTES + 1).data())
        if len(self._said) <= _MOST_BYTES and not self._said.endswith(b"\n"):
            return
        try:
            request = msgspec.json.decode(self._said[:_MOST_BYTES], type=Request)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            self.end()
            return
        self._socket.write(_TAKEN)
        self._socket.flush()
        self._said = b""
        self._instance.wanted.emit(request)


def address(paths: Paths) -> str:
    """Where the program that holds these folders listens: beside the lock, where only its user may write, so that
    nobody else can listen in its place. "" if the way there is too long for the system."""
    folder = paths.library.resolve()
    if os.name == "posix":
        beside = str(folder / _SOCKET)
        return beside if len(os.fsencode(beside)) <= _LONGEST_SOCKET else ""
    return "trails-" + blake2b(os.fsencode(folder), digest_size=12).hexdigest()


def claim(paths: Paths, request: Request) -> Instance | None:
    """Hold these folders; None if another program of this user does, and has taken the request.

    Raises :class:`InUse`."""
    lock = QLockFile(str(paths.library / LOCK))
    lock.setStaleLockTime(0)  # a match may take days; dead is only whose number runs no more
    if lock.tryLock(0):
        return Instance(paths, lock)
    if lock.error() is QLockFile.LockError.PermissionError:
        template = QCoreApplication.translate("Instance", 'The folder "{folder}" cannot be written.')
        raise InUse(template.format(folder=paths.library))
    for _ in range(2):  # it may have begun to listen meanwhile
        if hand_over(paths, request):
            return None
        if lock.tryLock(_PATIENCE_MS):  # it was just ending
            return Instance(paths, lock)
    pid, host, _ = lock.getLockInfo()
    if pid <= 0 and lock.removeStaleLockFile() and lock.tryLock(0):
        return Instance(paths, lock)  # a power cut left a lock of nobody; one that is held is not removed
    template = QCoreApplication.translate(
        "Instance",
        'The folder "{folder}" is in use by another program (number {pid} on {host}). '
        "Close that one, or start with --data and another folder.",
    )
    raise InUse(template.format(folder=paths.library, pid=pid, host=host or "?"))


def hand_over(paths: Paths, request: Request) -> bool:
    """Give a request to the program that holds these folders. Returns whether it was taken.

    One that is still starting hears it when its window is there, so whoever listens is waited for."""
    name = address(paths)
    if not name:
        return False
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    socket.write(msgspec.json.encode(request) + b"\n")
    socket.flush()
    taken = b""
    while not taken.endswith(b"\n") and socket.waitForReadyRead(_STARTING_MS):
        taken += bytes(socket.readAll().data())
    socket.abort()
    return taken == _TAKEN


def absolute(deck: Path | None) -> str:
    """The name of a file as another program finds it, too."""
    return "" if deck is None else os.fspath(deck.absolute())
