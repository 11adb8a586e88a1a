"""An encrypted line between two machines that are sure of each other. There is no plain mode.

A frame is four bytes of length, one byte that says what it is, and the content; the length is believed only up to a
limit, before anything is allocated. Each side says something at least every second; a side that hears nothing for
:data:`SILENCE` seconds takes the line for lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections import deque

from trails_desktop.lan.line.frames import MOST, FrameReader
from trails_desktop.lan.line.gate import Gate, Knock
from trails_desktop.lan.line.identity import Identity, client
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.pacing import Meter
from trails_desktop.lan.line.pairing import MOST as MOST_BEFORE
from trails_desktop.lan.line.pairing import Coming, Handshake, Invitation, Waiting, refusal
from trails_desktop.lan.line.sentences import Fault, say

PING, ROOM, MATCH, PART, LAST = 0, 1, 2, 3, 4  #: what a frame is; PART, LAST: pieces of a long message
EVERY, SILENCE = 1.0, 4.0  #: seconds between signs of life; of silence until the line counts as lost
_TRIES, _PAUSE = 6, 0.1  #: how often a line that is cut at once is tried, and seconds between
HANDSHAKE = 10.0  #: seconds that finding out who is there may take
_PIECE = 2**16
_FRAMES = (2_000.0, 8_000.0, 8_000.0)  #: frames and pieces of 4 KB read: a second, at once, to begin with
_MOST_WAITING = 4 * 2**20  #: bytes that the other side may leave unread


class Lost(Exception):
    """The line is gone. The text says how, for a log."""


class Line:
    """A line after its handshake. theirs: the fingerprint of the other machine. peer: its address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, handshake: Handshake) -> None:
        self._reader, self._writer = reader, writer
        self._frames = FrameReader(MOST + 2)  # kind, number of the game
        self._came: deque[bytes] = deque()
        self._meter = Meter(*_FRAMES)
        self.theirs, self.by_code = handshake.theirs, handshake.by_code
        self.peer = str((writer.get_extra_info("peername") or ("",))[0])
        self.sent = self.received = 0  #: bytes of frames

    def send(self, kind: int, payload: bytes = b"") -> None:
        """Put a frame on the way. A line whose other end reads nothing for too long is given up."""
        if self._writer.is_closing():
            return
        frame = (len(payload) + 1).to_bytes(4, "big") + bytes([kind]) + payload
        self.sent += len(frame)
        self._writer.write(frame)
        if self._writer.transport.get_write_buffer_size() > _MOST_WAITING:
            self._writer.transport.abort()

    async def read(self) -> tuple[int, bytes]:
        """The next frame that is no mere sign of life. Raises :class:`Lost`, and :class:`Fault` for a bad length."""
        while True:
            while self._came:
                frame = self._came.popleft()
                if frame[0] != PING:
                    return frame[0], frame[1:]
            try:
                async with asyncio.timeout(SILENCE):  # wait_for loses a cancellation that comes with the last byte
                    piece = await self._reader.read(_PIECE)
            except TimeoutError as error:
                raise Lost("silence") from error
            except OSError as error:
                raise Lost(str(error)) from error
            if not piece:
                raise Lost("closed")
            self.received += len(piece)
            frames = self._frames.feed(piece)
            self._came.extend(frames)
            wait = self._meter.take(asyncio.get_running_loop().time(), len(frames) + len(piece) / 4096)
            if wait:  # who floods is read more slowly; the rest waits in its own memory
                await asyncio.sleep(min(wait, 1.0))

    async def first(self) -> int:
        """What the next frame is, which stays to be read; -1 if the line is gone before."""
        try:
            kind, payload = await self.read()
        except (Lost, Fault):
            return -1
        self._came.appendleft(bytes([kind]) + payload)
        return kind

    async def keep_alive(self) -> None:
        """Say something every second until cancelled."""
        while True:
            self.send(PING)
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        """Close it; what was sent before still goes out if the other side takes it."""
        self._writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(1.0):
                await self._writer.wait_closed()

    def cut(self) -> None:
        """Gone at once."""
        self._writer.transport.abort()


async def dial(
    host: str, port: int, own: Identity, known: KnownMachines, code: str = "", expected: bytes = b""
) -> Line:
    """A line to a machine that waits. Raises :class:`Fault` with one sentence, :class:`Lost` if nothing answers.

    One that is cut before both are sure is tried again: where many push at a door, one may lose its place by chance.
    """
    for _ in range(_TRIES - 1):
        try:
            return await _dial(host, port, own, known, code, expected)
        except Lost as lost:
            if not isinstance(lost.__cause__, ConnectionResetError | ConnectionAbortedError | BrokenPipeError):
                raise
        await asyncio.sleep(_PAUSE)
    return await _dial(host, port, own, known, code, expected)


async def _dial(host: str, port: int, own: Identity, known: KnownMachines, code: str, expected: bytes) -> Line:
    try:
        async with asyncio.timeout(HANDSHAKE):
            reader, writer = await asyncio.open_connection(host, port, ssl=client(), ssl_handshake_timeout=5.0)
            try:
                return await _come(reader, writer, own, known, code, expected)
            except BaseException:
                writer.transport.abort()
                raise
    except ssl.SSLError as error:
        raise Fault(say("What answers at {host} does not speak this program's encryption", host=host)) from error
    except (OSError, ValueError) as error:
        # a TimeoutError is one, too; the second: an address that is none
        raise Lost(str(error)) from error


async def _come(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, own: Identity, known: KnownMachines, code: str,
    expected: bytes,
) -> Line:  # fmt: skip
    shown = writer.get_extra_info("ssl_object")
    if shown is None or shown.version() != "TLSv1.3":
        raise Fault(say("What answers there does not speak this program's encryption"))
    handshake = Coming(own, known, shown.getpeercert(True) or b"", code, expected)
    writer.write(_framed(handshake.first))
    await _exchange(reader, writer, handshake)
    return Line(reader, writer, handshake)


async def welcome(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    own: Identity,
    known: KnownMachines,
    invitation: Invitation,
    gate: Gate | None = None,
    knock: Knock | None = None,
) -> Line:
    """The other end of :func:`dial`. Raises :class:`Fault`, after telling it, or :class:`Lost`; the line is closed."""
    try:
        async with asyncio.timeout(HANDSHAKE):
            handshake = Waiting(own, known, invitation)
            await _exchange(reader, writer, handshake, gate, knock)
            return Line(reader, writer, handshake)
    except Fault as fault:
        writer.write(_framed(refusal(str(fault))))
        writer.close()
        raise
    except (OSError, TimeoutError) as error:
        writer.transport.abort()
        raise Lost(str(error)) from error
    except BaseException:
        writer.transport.abort()
        raise


def _framed(payload: bytes) -> bytes:
    return len(payload).to_bytes(4, "big") + payload


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, handshake: Waiting | Coming,
    gate: Gate | None = None, knock: Knock | None = None,
) -> None:  # fmt: skip
    """Messages until both are sure. Not a byte more is read: what follows belongs to the line."""
    while not handshake.done:
        try:
            size = int.from_bytes(await reader.readexactly(4), "big")
            if not 0 < size <= MOST_BEFORE:
                raise Fault(
                    say(
                        "A message of {size} bytes was announced; none has more than {most}",
                        size=size,
                        most=MOST_BEFORE,
                    )
                )
            payload = await reader.readexactly(size)
            if gate is None or knock is None:
                reply = handshake.take(payload)
            elif isinstance(handshake, Waiting) and handshake.judges:
                async with gate.turn(knock):
                    reply = handshake.take(payload)
            else:
                knock.spoken = True
                reply = handshake.take(payload)
                knock.known = handshake.claims_known
        except asyncio.IncompleteReadError as error:
            raise ConnectionResetError("closed") from error
        if reply:
            writer.write(_framed(reply))
