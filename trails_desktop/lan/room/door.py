"""How a line for a room comes about: one side waits on a port, the other comes, again and again until it is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import ssl
from collections.abc import Callable, Sequence
from functools import partial

from engine.games import FIRST
from trails_desktop.lan.line.channel import ROOM, Line, Lost, dial, welcome
from trails_desktop.lan.line.discovery import PORT, Finder
from trails_desktop.lan.line.gate import Gate, Knock
from trails_desktop.lan.line.identity import Identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.pairing import CodeWanted, Invitation
from trails_desktop.lan.line.sentences import Fault, Sentence, say
from trails_desktop.lan.room.file import Address
from trails_desktop.lan.room.series import Room
from trails_desktop.lan.room.talk import Bye, write_talk
from trails_desktop.lan.room.within import line_within

_log = logging.getLogger("trails.lan")
SHAKING = 5.0  #: seconds that encrypting a line may take
_BACKOFF = (0.2, 0.5, 1.0, 2.0, 3.0)  #: seconds between two tries, the last for ever


class Door:
    """Waits on a port, and lets in who knows the code or is remembered; subclasses say what happens then.

    ident: what is announced, as a game of that ``kind``. hosts: own addresses it waits on, none = all. turned_away: why
    somebody was refused, newest last.
    """

    kind = "sealed"
    game = FIRST  #: what is played there

    def __init__(self, ident: str, own: Identity, known: KnownMachines, finder: Finder) -> None:
        self.ident, self._own, self._known, self._finder = ident, own, known, finder
        self.invitation = Invitation()
        self.turned_away: list[Sentence] = []
        self.changed: Callable[[], None] = _nothing
        self.port = 0
        self.hosts: tuple[str, ...] = ()
        self._server: asyncio.Server | None = None
        self._context: ssl.SSLContext | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._gate = Gate()

    async def open(self, hosts: Sequence[str] | None = None, port: int | None = None) -> None:
        """Begin to wait, on every interface unless ``hosts`` says which. Raises :class:`Fault` if no port is free."""
        wished = [port] if port is not None else [*([self.port] if self.port else []), PORT, 0]
        trouble = ""
        for number in wished:
            try:
                await self._listen(hosts, number)
            except (OSError, ValueError) as error:  # the second: an address that is none
                trouble = getattr(error, "strerror", None) or str(error)
                continue
            break
        else:
            raise Fault(say("No game can wait on this machine: {why}", why=trouble))
        self.changed()
        await self._finder.announce(self.ident, self.port, self.kind, self.game)

    async def _listen(self, hosts: Sequence[str] | None, number: int) -> None:
        self._context = self._own.server()
        self.hosts = tuple(hosts or ())
        # a line is counted before anything is spent on it, and encrypted then
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(partial(_Knocking, self._came), self.hosts or None, number)
        self.port = self._server.sockets[0].getsockname()[1]
        if number == 0 and len(self._server.sockets) > 1:  # every interface got another port: one for all
            self._server.close()
            await self._listen(hosts, self.port)

    def _came(self, transport: asyncio.Transport) -> None:
        where = transport.get_extra_info("peername")
        knock = self._gate.enter(where[0] if where else "", transport.abort)
        task = asyncio.ensure_future(self._serve(transport, knock))
        self._tasks.add(task)
        task.add_done_callback(partial(self._served, transport))

    def _served(self, transport: asyncio.Transport, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():  # perhaps before it began
            transport.abort()
        elif (error := task.exception()) is not None:
            _log.error("A line ended unexpectedly", exc_info=error)

    async def _serve(self, transport: asyncio.Transport, knock: Knock) -> None:
        try:
            streams = await self._encrypted(transport, knock)
            if streams is None:
                return
            line = await welcome(*streams, self._own, self._known, self.invitation, self._gate, knock)
        except Fault as fault:
            self.turned_away = [*self.turned_away[-9:], fault.sentence]
            self.changed()
            return
        except Lost:
            return
        finally:
            self._gate.leave(knock)
        await self._arrived(line)

    async def _encrypted(
        self, transport: asyncio.Transport, knock: Knock
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """Both ends of a line that speaks this program's encryption, None if it does not or had to go."""
        assert self._context is not None
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(loop=loop)
        protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
        try:
            inside = await loop.start_tls(
                transport, protocol, self._context, server_side=True, ssl_handshake_timeout=SHAKING
            )
        except (OSError, TimeoutError, RuntimeError):  # ``ssl.SSLError`` among them; the last: it is gone already
            inside = None
        except BaseException:
            transport.abort()
            raise
        if inside is None or not self._gate.encrypted(knock):  # asyncio gives none for a line that went meanwhile
            transport.abort()
            return None
        protocol.connection_made(inside)
        return reader, asyncio.StreamWriter(inside, protocol, reader, loop)

    async def _arrived(self, line: Line) -> None:
        raise NotImplementedError

    def within(self) -> Line:
        """A line to here from inside this program, for its own player."""
        here, there = line_within(self._own.fingerprint)
        task = asyncio.ensure_future(self._arrived(there))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return here

    def _remember(self, line: Line, name: str = "") -> None:
        """The machine at the other end is known from now on, by a name if one was said; not this one itself."""
        if line.theirs != self._own.fingerprint:
            self._known.remember(line.theirs, name or self._known.name(line.theirs))

    async def close(self) -> None:
        """Wait no longer."""
        await self._finder.silence(self.ident)
        if self._server is not None:
            self._server.close()
        for task in tuple(self._tasks):
            task.cancel()


class _Knocking(asyncio.Protocol):
    """A line of which nothing is read: what comes first belongs to its encryption."""

    def __init__(self, came: Callable[[asyncio.Transport], None]) -> None:
        self._came = came

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        self._came(transport)


class Host(Door):
    """Waits for the other machine, for a new room or one that was begun before."""

    def __init__(self, room: Room, own: Identity, known: KnownMachines, finder: Finder) -> None:
        super().__init__(room.id, own, known, finder)
        self.room = room
        self.port, self.game = room.port, room.game_id

    async def _listen(self, hosts: Sequence[str] | None, number: int) -> None:
        await super()._listen(hosts, number)
        self.room.port = self.port
        if self.room.matches:
            self.room.keep()

    async def _arrived(self, line: Line) -> None:
        room = self.room
        busy = room.line is not None if not room.matches else line.theirs != room.machine
        if busy or room.stage == "left":
            line.send(ROOM, write_talk(Bye("taken" if busy else "gone")))
            await line.close()
            return
        self._remember(line)
        await room.run(line)
        if room.names[1]:
            self._remember(line, room.names[1])


class Guest:
    """Comes to a machine that waits. trying: how often it was tried in vain since the last line."""

    def __init__(self, room: Room, own: Identity, known: KnownMachines, finder: Finder) -> None:
        self.room, self._own, self._known, self._finder = room, own, known, finder
        self.trying = 0
        self.changed: Callable[[], None] = _nothing

    async def join(self, addresses: Sequence[tuple[str, int]], code: str = "") -> Line:
        """A line to the first address that answers. Raises :class:`CodeWanted`, :class:`Fault`."""
        trouble: Fault | None = None
        for host, port in addresses:
            try:
                line = await dial(host, port, self._own, self._known, code, self.room.machine)
            except Lost:
                continue
            except CodeWanted:
                raise
            except Fault as fault:
                trouble = fault
                continue
            self._known.remember(line.theirs, self._known.name(line.theirs))
            self.room.addresses = (Address(host, port), *(a for a in self.room.addresses if a.host != host))[:8]
            return line
        if trouble is not None:
            raise trouble
        shown = ", ".join(f"{host}:{port}" for host, port in addresses[:3])
        raise Fault(say("Nobody answers at {where}", where=shown))

    async def stay(self, line: Line | None = None) -> None:
        """Use the line, and come again whenever it breaks, until the room is left or there is nothing more to say."""
        room = self.room
        self._finder.want(room.id)
        while room.stage != "left":
            if line is not None:
                self.trying = 0
                await room.run(line)
                if room.names[0]:
                    self._known.remember(room.machine, room.names[0])
                if not room.matches or room.finished or room.stage == "left":
                    return
            await asyncio.sleep(_BACKOFF[min(self.trying, len(_BACKOFF) - 1)] * random.uniform(0.8, 1.2))
            line = None
            self.trying += 1
            self.changed()
            with contextlib.suppress(Fault):
                line = await self.join(self._places())

    def _places(self) -> list[tuple[str, int]]:
        """Where it waited last, and where it is announced now."""
        places = [(address.host, address.port) for address in self.room.addresses]
        found = self._finder.found.get(self.room.id)
        if found is not None:
            fresh = [(host, found.port) for host in found.hosts]
            places = [*fresh, *(place for place in places if place not in fresh)]
        return places


def new_id() -> str:
    """An id of a room: random, it says nothing."""
    return os.urandom(16).hex()


def _nothing() -> None:
    pass
