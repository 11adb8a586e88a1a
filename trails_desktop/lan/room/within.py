"""A line inside this program: its own player comes to a table that it keeps itself, by the same messages as any other.

What is sent at one end is read at the other. Nothing is encrypted, since nothing leaves the program.
"""

from __future__ import annotations

import asyncio
from collections import deque

from trails_desktop.lan.line.channel import PING, Line, Lost


class _End(Line):
    """One end of it."""

    def __init__(self, machine: bytes) -> None:
        self.theirs, self.by_code, self.peer = machine, False, ""
        self.sent = self.received = 0
        self.other: _End | None = None
        self._waiting: deque[tuple[int, bytes]] = deque()
        self._came_to = asyncio.Event()
        self._gone = False

    def send(self, kind: int, payload: bytes = b"") -> None:
        """Put a frame on the way."""
        other = self.other
        if self._gone or other is None or kind == PING:
            return
        self.sent += len(payload)
        other._waiting.append((kind, payload))
        other._came_to.set()

    async def read(self) -> tuple[int, bytes]:
        """The next frame. Raises :class:`Lost`."""
        while not self._waiting:
            if self._gone:
                raise Lost("closed")
            self._came_to.clear()
            await self._came_to.wait()
        return self._waiting.popleft()

    async def first(self) -> int:
        """What the next frame is, which stays to be read; -1 if the line is gone before."""
        try:
            kind, payload = await self.read()
        except Lost:
            return -1
        self._waiting.appendleft((kind, payload))
        return kind

    async def keep_alive(self) -> None:
        """Nothing has to be said: a line inside a program lives as long as it."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Close it; what was sent before is still read."""
        self.cut()

    def cut(self) -> None:
        """Gone at once."""
        for end in (self, self.other):
            if end is not None:
                end._gone = True
                end._came_to.set()


def line_within(machine: bytes) -> tuple[Line, Line]:
    """Both ends of a line. machine: the own fingerprint, which is at either end."""
    one, other = _End(machine), _End(machine)
    one.other, other.other = other, one
    return one, other
