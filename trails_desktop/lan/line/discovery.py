"""Finding each other: a waiting game announces a random id and its port, nothing else; names and decks stay home."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import ifaddr  # zeroconf's own way to the interfaces
from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from engine.games import FIRST
from trails_desktop.lan.line.sentences import Fault, plain, say

SERVICE = "_trails-lan._tcp.local."
PORT = 47_119  #: where a game waits if nothing else does
_MOST = 64  #: games in the list


@dataclass(frozen=True, slots=True)
class Found:
    """A game that waits. id: 32 hexadecimal digits. kind: "sealed", or "hosted" where one program runs the rules. game:
    what is played, by its id as it was announced."""

    id: str
    hosts: tuple[str, ...]
    port: int
    kind: str = "sealed"
    game: str = FIRST


def own_addresses() -> list[str]:
    """Addresses of this machine that another one can use, IPv4 first; loopback only if there is nothing else."""
    found: list[str] = []
    for adapter in ifaddr.get_adapters():
        for address in adapter.ips:
            text = address.ip if isinstance(address.ip, str) else address.ip[0]
            with contextlib.suppress(ValueError):
                made = ipaddress.ip_address(text)
                if not (made.is_link_local and made.version == 6) and not made.is_multicast:
                    found.append(text)
    shown = sorted(set(found), key=lambda text: (ipaddress.ip_address(text).version, text))
    outside = [text for text in shown if not ipaddress.ip_address(text).is_loopback]
    return outside or shown


def reachable(named: Sequence[str]) -> list[str]:
    """Where others reach what waits on these addresses (none = on all): the ones that were named."""
    shown = [text for text in named if text not in ("", "0.0.0.0", "::")]
    return shown if len(shown) == len(named) and shown else own_addresses()


def parse_address(text: str, port: int = PORT) -> tuple[str, int]:
    """``host``, ``host:port``, ``2001:db8::1`` or ``[2001:db8::1]:port``. Raises :class:`Fault` with one sentence."""
    shown = text.strip()
    host, after = shown, ""
    if shown.startswith("["):
        host, _, rest = shown[1:].partition("]")
        if rest and not rest.startswith(":"):
            raise Fault(say('"{text}" is no address: after "]" only ":" and a port can stand', text=shown[:60]))
        after = rest[1:]
        if ":" not in host:
            raise Fault(say('"{text}" is no address: between brackets stands an IPv6 address', text=shown[:60]))
    elif shown.count(":") == 1:
        host, _, after = shown.partition(":")
        if not after:
            raise Fault(say('"{text}" is no address: the port is missing after ":"', text=shown[:60]))
    if after:
        if not (after.isascii() and after.isdigit() and 0 < int(after[:9]) < 65_536):
            raise Fault(say('"{text}" is no address: a port is a number from 1 to 65535', text=shown[:60]))
        port = int(after)
    allowed = all(letter.isalnum() or letter in ".-_:%" for letter in host)
    if not host or len(host) > 253 or not allowed:
        raise Fault(say('"{text}" is no address such as 192.168.1.7 or 192.168.1.7:47119', text=shown[:60]))
    return host, port


class Finder:
    """Announces a game, and lists those of others. changed: called when the list is another one. Everything works
    without it, by address; trouble: one sentence if the network does not let us. interfaces: own addresses to use, None
    = all; before it is opened."""

    def __init__(self, changed: Callable[[], None] | None = None, interfaces: list[str] | None = None) -> None:
        self._changed = changed
        self.interfaces = interfaces
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._announced: dict[str, AsyncServiceInfo] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._wanted: set[str] = set()
        self._ended = False
        self.found: dict[str, Found] = {}
        self.trouble: Fault | None = None

    async def open(self) -> None:
        """Begin to listen."""
        if self._zeroconf is not None:
            return
        try:
            if self.interfaces is not None:
                self._zeroconf = AsyncZeroconf(interfaces=self.interfaces)
            else:
                self._zeroconf = _everywhere()
            if self._changed is not None:
                self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, [SERVICE], handlers=[self._heard])
            self.trouble = None
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.trouble = Fault(say("Games nearby cannot be found ({why}); an address still works", why=why))

    async def announce(self, ident: str, port: int, kind: str = "sealed", game: str = FIRST) -> None:
        """Say that a game waits here: its id, where, which kind and which game; nothing else."""
        await self.open()
        if self._zeroconf is None or ident in self._announced:
            return
        info = AsyncServiceInfo(
            SERVICE,
            f"{ident}.{SERVICE}",
            port=port,
            server=f"{ident}.local.",
            addresses=[_packed(address) for address in reachable(self.interfaces or ())],
            properties={"v": "1", "k": kind} if game == FIRST else {"v": "1", "k": kind, "g": game},
        )
        self._announced[ident] = info
        try:
            await self._zeroconf.async_register_service(info)
        except Exception as error:  # zeroconf raises plain Exceptions of many kinds
            self._announced.pop(ident, None)
            self.trouble = Fault(say("This game cannot be announced ({why}); its address still works", why=str(error)))

    async def silence(self, ident: str) -> None:
        """The game does not wait any more."""
        info = self._announced.pop(ident, None)
        if info is not None and self._zeroconf is not None:
            with contextlib.suppress(Exception):
                await self._zeroconf.async_unregister_service(info)

    def hush(self) -> None:
        """Tell nobody of anything any more, at once."""
        self._changed = None
        self._ended = True

    async def close(self) -> None:
        """Say good-bye and stop."""
        self.hush()
        for task in self._tasks:
            task.cancel()
        if self._browser is not None:
            await self._browser.async_cancel()
        if self._zeroconf is not None:
            for ident in list(self._announced):
                await self.silence(ident)
            await self._zeroconf.async_close()
        self._zeroconf = self._browser = None

    def _heard(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        ident = name.removesuffix("." + SERVICE)
        if len(ident) != 32 or any(letter not in "0123456789abcdef" for letter in ident) or ident in self._announced:
            return
        if self._ended:
            return
        if state_change is ServiceStateChange.Removed:
            if self.found.pop(ident, None) is not None and self._changed is not None:
                self._changed()
        elif ident in self._wanted or ident in self.found or len(self.found) + len(self._tasks) < _MOST:
            self._find(zeroconf, ident)

    def want(self, ident: str) -> None:
        """A game that one knows: it is found however many others there are."""
        if ident in self._wanted:
            return
        self._wanted.add(ident)
        if self._browser is not None and self._zeroconf is not None and ident not in self.found:
            self._find(self._zeroconf.zeroconf, ident)

    def besides(self, known: Iterable[str]) -> list[Found]:
        """Games that were found besides those one knows, which are wanted."""
        known = set(known)
        for ident in known:
            self.want(ident)
        return [found for found in self.found.values() if found.id not in known]

    def _find(self, zeroconf: Zeroconf, ident: str) -> None:
        task = asyncio.get_running_loop().create_task(self._look(zeroconf, f"{ident}.{SERVICE}", ident))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, zeroconf: Zeroconf, name: str, ident: str) -> None:
        info = AsyncServiceInfo(SERVICE, name)
        if not await info.async_request(zeroconf, 2000) or not info.port:
            return
        hosts = tuple(info.parsed_scoped_addresses(IPVersion.All))[:8]
        if hosts:
            kind = "hosted" if info.properties.get(b"k") == b"hosted" else "sealed"
            game = (info.properties.get(b"g") or FIRST.encode()).decode("ascii", "replace")[:60]
            self.found[ident] = Found(ident, hosts, info.port, kind, plain(game))
            if self._changed is not None:
                self._changed()


def _everywhere() -> AsyncZeroconf:
    try:
        return AsyncZeroconf(ip_version=IPVersion.All)
    except OSError:  # no IPv6 here
        return AsyncZeroconf(ip_version=IPVersion.V4Only)


def _packed(address: str) -> bytes:
    made = ipaddress.ip_address(address)
    return socket.inet_pton(socket.AF_INET if made.version == 4 else socket.AF_INET6, str(made).partition("%")[0])
