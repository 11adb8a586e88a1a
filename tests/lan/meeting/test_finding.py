"""Games found by themselves, addresses as people type them, and the test of the network in words."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest
from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceInfo

from tests.lan import cables
from trails_desktop.lan.line.discovery import PORT, SERVICE, Finder, Found, own_addresses, parse_address, reachable
from trails_desktop.lan.line.self_test import self_test
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.room.door import new_id

HERE = "127.0.0.1"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("192.168.1.7", ("192.168.1.7", PORT)),
        (" 192.168.1.7:4000 ", ("192.168.1.7", 4000)),
        ("fd00::2", ("fd00::2", PORT)),
        ("[fd00::2]:4000", ("fd00::2", 4000)),
        ("[fe80::1%eth0]", ("fe80::1%eth0", PORT)),
        ("bryns-laptop.local:9", ("bryns-laptop.local", 9)),
    ],
)
def test_an_address_is_read_as_people_type_it(text: str, meant: tuple[str, int]) -> None:
    assert parse_address(text) == meant


@pytest.mark.parametrize(
    "text", ["", "a b", "1.2.3.4:", "1.2.3.4:x", "1.2.3.4:70000", "[fd00::2]4", "[1.2.3.4]:5", "é!"]
)
def test_what_is_no_address_is_named_in_a_sentence(text: str) -> None:
    with pytest.raises(Fault, match="is no address"):
        parse_address(text)


def test_a_game_is_found_and_gone_again_and_nothing_else_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        heard = asyncio.Event()
        mine, other = Finder(heard.set, [HERE]), Finder(None, [HERE])
        sealed, hosted = new_id(), new_id()
        await mine.open()
        await other.announce(sealed, 4001)
        await other.announce(hosted, 4002, "hosted")
        while not {sealed, hosted} <= mine.found.keys():
            heard.clear()
            await asyncio.wait_for(heard.wait(), 90)
        assert mine.found[sealed] == Found(sealed, (HERE,), 4001)
        assert mine.found[hosted].kind == "hosted"
        info = AsyncServiceInfo(SERVICE, f"{sealed}.{SERVICE}")
        zeroconf = Zeroconf([HERE], ip_version=IPVersion.V4Only)
        assert await info.async_request(zeroconf, 30_000)
        assert dict(info.properties) == {b"v": b"1", b"k": b"sealed"} and info.server == f"{sealed}.local."
        zeroconf.close()
        await other.silence(sealed)
        while sealed in mine.found:
            heard.clear()
            await asyncio.wait_for(heard.wait(), 90)
        await other.close()
        await mine.close()

    asyncio.run(run())


def test_what_works_is_said_in_words_and_so_is_what_does_not() -> None:
    async def run() -> None:
        found = await self_test(0)
        assert {one.what for one in found} >= {"port", "multicast"}
        assert all(str(one.sentence) and "{" not in str(one.sentence) for one in found)
        server = await asyncio.start_server(lambda r, w: w.close(), HERE, 0)
        port = server.sockets[0].getsockname()[1]
        told = next(one for one in await self_test(port) if one.what == "port")
        assert str(port) in str(told.sentence) and "in use" in str(told.sentence)
        server.close()

    asyncio.run(run())
    assert own_addresses()


def _spaces() -> bool:
    """Whether this system lets us make networks of our own."""
    if shutil.which("ip") is None:
        return False
    name = f"trails-try-{os.getpid()}"  # several processes of one test run ask at the same time
    tried = subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False).returncode == 0
    subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)
    return tried


@pytest.mark.skipif(not _spaces(), reason="needs the right to make network namespaces (root on Linux)")
def test_two_windows_in_two_networks_find_each_other_and_play_by_mouse_with_a_kill_and_a_cable_pulled(
    tmp_path: Path,
) -> None:
    spaces = cables.make_spaces()
    try:
        said = cables.match(tmp_path, 3, kills=1, cuts=1, spaces=spaces, windows=True, short=16)
    finally:
        cables.drop_spaces(spaces)
    assert said["ok"]


def test_a_flood_of_announcements_does_not_hide_a_game_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        finder, looked = Finder(lambda: None), list[str]()

        async def look(zeroconf: object, name: str, ident: str) -> None:
            looked.append(ident)
            finder.found[ident] = Found(ident, (HERE,), 1)

        monkeypatch.setattr(finder, "_look", look)
        known, late = new_id(), new_id()
        finder.want(known)
        for ident in (*(new_id() for _ in range(300)), known, new_id()):
            finder._heard(None, SERVICE, f"{ident}.{SERVICE}", ServiceStateChange.Added)  # type: ignore[arg-type]
        await asyncio.gather(*finder._tasks)
        assert known in finder.found and len(looked) == 65, "as many as the list holds, and the one"
        finder._heard(None, SERVICE, f"{late}.{SERVICE}", ServiceStateChange.Added)  # type: ignore[arg-type]
        assert late not in looked
        asked: list[str] = []
        monkeypatch.setattr(finder, "_browser", object())
        monkeypatch.setattr(finder, "_zeroconf", SimpleNamespace(zeroconf=None))
        monkeypatch.setattr(finder, "_find", lambda zeroconf, ident: asked.append(ident))
        finder.want(late)
        assert asked == [late], "one that was heard of in vain is looked for as soon as it is known"

    asyncio.run(run())


def test_what_is_shown_are_the_addresses_that_were_named() -> None:
    assert reachable(["127.0.0.1"]) == ["127.0.0.1"]
    assert reachable([]) == reachable(["0.0.0.0"]) == reachable(["::"]) == own_addresses()
