"""Machines that were met with a code once: they need none again, until they are forgotten."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from trails_desktop.files import write_text

_MOST = 200
_MOST_BYTES = 200_000


class Machine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One machine. fingerprint: 64 hexadecimal digits. name: what its player called himself last. met: seconds."""

    fingerprint: str
    name: str
    met: float = 0.0


class KnownMachines:
    """The list of a file. A file that cannot be read is an empty list: then the code is asked again. trouble: one
    sentence if it could not be written."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.trouble = ""
        self._machines: dict[str, Machine] = {}
        if path is None:
            return
        try:
            if path.is_file() and path.stat().st_size <= _MOST_BYTES:
                found = msgspec.json.decode(path.read_bytes(), type=list[Machine])
                self._machines = {machine.fingerprint: machine for machine in found[:_MOST]}
        except Exception:  # whatever is wrong with it: the list is empty then
            self._machines = {}

    def __contains__(self, fingerprint: bytes) -> bool:
        return fingerprint.hex() in self._machines

    def name(self, fingerprint: bytes) -> str:
        """What its player is called, "" for a stranger."""
        machine = self._machines.get(fingerprint.hex())
        return "" if machine is None else machine.name

    def all(self) -> list[Machine]:
        """The last met first."""
        return sorted(self._machines.values(), key=lambda machine: -machine.met)

    def remember(self, fingerprint: bytes, name: str) -> None:
        """It has shown that it knows the code."""
        self._machines[fingerprint.hex()] = Machine(fingerprint.hex(), name[:60], time.time())
        for old in self.all()[_MOST:]:
            del self._machines[old.fingerprint]
        self._write()

    def forget(self, fingerprint: str) -> None:
        """Ask it for a code again."""
        if self._machines.pop(fingerprint, None) is not None:
            self._write()

    def _write(self) -> None:
        if self._path is None:
            return
        try:
            write_text(self._path, msgspec.json.encode(self.all()).decode())
            self.trouble = ""
        except OSError as error:
            self.trouble = f'"{self._path.name}" cannot be written: {error.strerror or error}.'
