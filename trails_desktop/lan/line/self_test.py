"""What of the network works on this machine, in words: so that nobody has to guess which wall stands in the way."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from dataclasses import dataclass

from trails_desktop.lan.line.discovery import own_addresses
from trails_desktop.lan.line.sentences import Sentence, say

_GROUP, _GROUP_PORT = "224.0.0.251", 5353


@dataclass(frozen=True, slots=True)
class Found:
    """One thing that was tried. ok: it works. sentence: what it means."""

    what: str
    ok: bool
    sentence: Sentence


async def self_test(port: int) -> list[Found]:
    """Try what a match needs: a port, a connection to oneself by every address, the multicast by which games are
    found. It takes at most a few seconds and changes nothing."""
    found = [await _port(port)]
    found += await _addresses()
    found.append(await asyncio.get_running_loop().run_in_executor(None, _multicast))
    return found


async def _port(port: int) -> Found:
    try:
        server = await asyncio.start_server(_hang_up, None, port)
    except OSError as error:
        if port and error.errno in (98, 48, 10048):
            return Found(
                "port", True, say("Port {port} is in use, by a game that waits here or another program", port=port)
            )
        why = error.strerror or str(error)
        return Found("port", False, say("This program may not wait on port {port}: {why}", port=port, why=why))
    server.close()
    return Found("port", True, say("This program may wait on port {port}", port=port))


async def _addresses() -> list[Found]:
    out: list[Found] = []
    for address in own_addresses()[:6]:
        server = None
        try:
            server = await asyncio.start_server(_hang_up, address, 0)
            number = server.sockets[0].getsockname()[1]
            _, writer = await asyncio.wait_for(asyncio.open_connection(address, number), 2.0)
            writer.close()
            out.append(Found(address, True, say("A connection to {address} reaches this program", address=address)))
        except (OSError, TimeoutError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else "no answer"
            sentence = say(
                "A connection to {address} is blocked on this very machine ({why}): a firewall stands in the way",
                address=address, why=why,
            )  # fmt: skip
            out.append(Found(address, False, sentence))
        finally:
            if server is not None:
                server.close()
    if not out:
        out.append(Found("address", False, say("This machine has no address in a network: no cable, no wireless?")))
    return out


def _multicast() -> Found:
    """Send oneself a datagram by the group that discovery uses."""
    token = b"trails self-test"
    with contextlib.ExitStack() as stack:
        try:
            hear = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
            hear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                hear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            hear.bind(("", 0))
            number = hear.getsockname()[1]
            hear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, socket.inet_aton(_GROUP) + bytes(4))
            hear.settimeout(1.0)
            tell = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
            tell.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
            tell.sendto(token, (_GROUP, number))
            while hear.recv(200) != token:
                pass
        except (OSError, TimeoutError) as error:
            why = getattr(error, "strerror", None) or "no answer"
            return Found(
                "multicast", False,
                say("Games nearby cannot be found: multicast is blocked ({why}). Type the address", why=why),
            )  # fmt: skip
    return Found("multicast", True, say("Multicast works on this machine: games nearby can be found"))


async def _hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()
