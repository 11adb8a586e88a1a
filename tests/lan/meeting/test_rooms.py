"""Two machines over a real socket: whole matches, cut lines, codes, and those who are turned away."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.lan.netpeer import Peer
from trails_desktop.lan.line.channel import Lost, dial
from trails_desktop.lan.line.identity import Identity, client, load_identity
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.messages import Terms
from trails_desktop.lan.line.pairing import (
    LETTERS,
    MOST,
    CodeWanted,
    Coming,
    Greet,
    Invitation,
    Waiting,
    plain_code,
)
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.room.door import Guest, Host
from trails_desktop.lan.room.file import saved_rooms
from trails_desktop.lan.room.series import Room

HERE = "127.0.0.1"


def quiet(**said: object) -> None:
    pass


class Two:
    """Two machines on loopback; the second one comes."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.folder = folder
        self.one, self.two = Peer(folder / "a", 0, seed, quiet), Peer(folder / "b", 1, seed + 1, quiet)
        self.guest = Guest(self.two.room, self.two.own, self.two.known, self.two.finder)

    @property
    def host(self) -> Host:
        assert self.one.host is not None
        return self.one.host

    async def __aenter__(self) -> Two:
        await self.one.wait_here()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.host.close()
        for peer in (self.one, self.two):
            peer.room.close()
        await asyncio.sleep(0)

    async def join(self, code: str = "", who: Guest | None = None) -> None:
        """Come, and go away again."""
        line = await (who or self.guest).join([(HERE, self.one.room.port)], code)
        line.cut()

    def stranger(self, name: str) -> Guest:
        """Another machine."""
        folder = self.folder / name
        folder.mkdir()
        return Guest(Peer(folder, 1, 9, quiet).room, load_identity(folder), KnownMachines(None), self.two.finder)


def played(folder: Path, what: Callable[[Two], Awaitable[None]], seed: int = 1) -> None:
    async def run() -> None:
        async with Two(folder, seed) as both:
            await asyncio.wait_for(what(both), 200)

    asyncio.run(run())


def test_a_match_whose_line_is_cut_again_and_again_is_verified_on_both_sides(tmp_path: Path) -> None:
    cuts = [0]

    def cutter(peer: Peer) -> None:
        if peer.random.random() < 0.03 and cuts[0] < 8 and peer.room.line is not None:
            cuts[0] += 1
            peer.room.line.cut()

    async def match(both: Two) -> None:
        line = await both.guest.join([(HERE, both.one.room.port)], both.host.invitation.code)
        staying = asyncio.ensure_future(both.guest.stay(line))
        await asyncio.gather(both.one.play(cutter), both.two.play(cutter))
        staying.cancel()
        first, second = both.one.room.match, both.two.room.match
        assert first is not None and second is not None and cuts[0] > 0
        assert first.verdict is not None and first.verdict.ok, str(first.verdict)
        assert second.verdict is not None and second.verdict.ok, str(second.verdict)
        assert first.step == second.step and first.view().winner == second.view().winner

    played(tmp_path, match)


def test_a_match_of_several_games_opens_its_secrets_after_the_last_one(tmp_path: Path) -> None:
    async def match(both: Two) -> None:
        one, two = both.one.room, both.two.room
        one.terms = Terms(best_of=3)
        line = await both.guest.join([(HERE, one.port)], both.host.invitation.code)
        staying = asyncio.ensure_future(both.guest.stay(line))
        two.listen(lambda: two.accept("Two", both.two.deck))
        for game, loser in enumerate((two, one, two)):
            while (
                len(one.matches) <= game
                or len(two.matches) <= game
                or any(room.match is None or room.match.state != "playing" for room in (one, two))
            ):
                await asyncio.sleep(0.01)
            assert loser.match is not None
            loser.put(loser.match, loser.match.concede())
            while any(room.match is None or room.match.state == "playing" for room in (one, two)):
                await asyncio.sleep(0.01)
            if game < 2:
                assert not one.finished and one.match is not None and one.match.verdict is None
                if game == 0:
                    assert one.line is not None
                    one.line.cut()  # what each is ready for survives a broken line
                    one.ready()
                else:
                    one.ready()
                two.ready()
        while not (one.finished and two.finished):
            await asyncio.sleep(0.01)
        assert one.wins == two.wins == (2, 1)
        verdicts = [match.verdict for room in (one, two) for match in room.matches]
        assert len(verdicts) == 6 and all(verdict is not None and verdict.ok for verdict in verdicts)
        staying.cancel()

    played(tmp_path, match)


def test_without_the_code_nobody_comes_in_and_after_it_nobody_asks_again(tmp_path: Path) -> None:
    async def match(both: Two) -> None:
        with pytest.raises(CodeWanted):
            await both.join()
        code = both.host.invitation.code
        await both.join(f" {code[:3].lower()}-{code[3:]} ")
        assert both.host.invitation.code != code  # good once
        await both.join()  # each remembers the other
        both.one.known.forget(both.two.own.fingerprint.hex())
        with pytest.raises(CodeWanted):
            await both.join()

    played(tmp_path, match)


def test_a_wrong_code_is_refused_with_a_sentence_and_shuts_out_nobody_who_knows_the_right_one(tmp_path: Path) -> None:
    async def match(both: Two) -> None:
        code = both.host.invitation.code
        wrong = "".join(LETTERS[(LETTERS.index(letter) + 1) % len(LETTERS)] for letter in code)
        for _ in range(7):
            assert both.host.invitation.code == code
            with pytest.raises(Fault, match="The code is wrong"):
                await both.join(wrong)
        assert (both.host.invitation.code, both.host.invitation.tries) == (code, 7)
        assert len(both.two.known.all()) == len(both.one.known.all()) == 0
        await both.join(code)

    played(tmp_path, match)


def test_a_third_machine_is_told_that_the_game_is_taken(tmp_path: Path) -> None:
    async def match(both: Two) -> None:
        line = await both.guest.join([(HERE, both.one.room.port)], both.host.invitation.code)
        staying = asyncio.ensure_future(both.guest.stay(line))
        while not both.one.room.matches:
            both.two.room.accept("Two", both.two.deck)
            await asyncio.sleep(0.01)
        third = both.stranger("c")
        await third.stay(await third.join([(HERE, both.one.room.port)], both.host.invitation.code))
        assert third.room.stage == "left" and "Somebody else plays there" in str(third.room.sentence)
        assert both.one.room.line is not None and both.one.room.line.theirs == both.two.own.fingerprint
        staying.cancel()

    played(tmp_path, match)


def test_who_does_not_speak_tls_gets_nothing_and_the_game_goes_on_waiting(tmp_path: Path) -> None:
    async def match(both: Two) -> None:
        for said in (b"GET / HTTP/1.0\r\n\r\n", bytes(40), b"\x00\x00\x00\x05hello"):
            reader, writer = await asyncio.open_connection(HERE, both.one.room.port)
            writer.write(said)
            answer = await reader.read(1000)
            assert not answer or answer[0] == 21  # at most a TLS alert
            writer.close()
        old = client()
        old.minimum_version, old.maximum_version = ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_2
        with pytest.raises((ssl.SSLError, OSError)):
            await asyncio.open_connection(HERE, both.one.room.port, ssl=old)
        await both.join(both.host.invitation.code)

    played(tmp_path, match)


def test_a_host_that_does_not_speak_tls_is_named_in_a_sentence(tmp_path: Path) -> None:
    own = load_identity(tmp_path)
    waiting = socket.create_server((HERE, 0))

    def plain() -> None:
        line, _ = waiting.accept()
        line.recv(10)
        line.sendall(b"HTTP/1.0 200 OK\r\n\r\n")
        line.close()

    thread = threading.Thread(target=plain)
    thread.start()
    with pytest.raises(Fault, match=r"127\.0\.0\.1 does not speak this program's encryption"):
        asyncio.run(dial(HERE, waiting.getsockname()[1], own, KnownMachines(None)))
    thread.join()
    waiting.close()


def test_an_oversized_or_senseless_greeting_is_refused_before_anything_is_allocated(tmp_path: Path) -> None:
    async def match(both: Two) -> None:
        for said, sentence in (
            ((2**31).to_bytes(4, "big"), b"was announced"),
            ((MOST + 1).to_bytes(4, "big"), b"was announced"),
            (bytes(4), b"was announced"),
            (b"\x00\x00\x00\x05hello", b"no greeting"),
            (b"\x00\x00\x00\x02\xc1\xc1", b"no greeting"),
        ):
            reader, writer = await asyncio.open_connection(HERE, both.one.room.port, ssl=client())
            writer.write(said)
            assert sentence in await reader.read(1000)
            writer.close()
        await both.join(both.host.invitation.code)

    played(tmp_path, match)


def machines(folder: Path) -> tuple[Identity, Identity, Identity]:
    return tuple(load_identity(folder / name) for name in "abc")  # type: ignore[return-value]


def shake(waiting: Waiting, coming: Coming, change: Callable[[bytes], bytes] = lambda payload: payload) -> None:
    """Let both ends talk; ``change`` is what somebody in between does to what who comes says."""
    said = coming.first
    while not (waiting.done and coming.done):
        said = coming.take(waiting.take(change(said)))


def test_somebody_in_between_gets_nowhere_even_with_the_code_on_the_wire(tmp_path: Path) -> None:
    host, guest, between = machines(tmp_path)
    invitation = Invitation()
    # who comes sees the certificate of the one in between; who waits hears the greeting of who comes, unchanged
    waiting = Waiting(host, KnownMachines(None), invitation)
    coming = Coming(guest, KnownMachines(None), between.certificate, invitation.code)
    with pytest.raises(Fault, match="The code is wrong"):
        shake(waiting, coming)
    assert invitation.tries == 1 and not waiting.done and not coming.done


def test_a_replayed_exchange_is_worth_nothing(tmp_path: Path) -> None:
    host, guest, _ = machines(tmp_path)
    invitation = Invitation()
    heard: list[bytes] = []

    def tap(payload: bytes) -> bytes:
        heard.append(payload)
        return payload

    known = KnownMachines(None)
    shake(
        Waiting(host, KnownMachines(None), invitation),
        Coming(guest, KnownMachines(None), host.certificate, invitation.code),
        tap,
    )
    assert len(heard) == 3
    again = Waiting(host, known, invitation)
    for payload in heard[:2]:
        again.take(payload)
    with pytest.raises(Fault, match="The code is wrong"):
        again.take(heard[2])
    # a machine that is known needs no code, but a signature over this very exchange
    known.remember(guest.fingerprint, "Guest")
    by_pin = Coming(guest, _knowing(host), host.certificate)
    heard.clear()
    shake(Waiting(host, known, invitation), by_pin, tap)
    assert len(heard) == 2 and not by_pin.by_code
    again = Waiting(host, known, invitation)
    again.take(heard[0])
    with pytest.raises(Fault, match="does not hold the key of its certificate"):
        again.take(heard[1])


def _knowing(other: Identity) -> KnownMachines:
    known = KnownMachines(None)
    known.remember(other.fingerprint, "Other")
    return known


def test_a_changed_certificate_is_refused_where_a_match_was_begun(tmp_path: Path) -> None:
    host, guest, other = machines(tmp_path)
    with pytest.raises(Fault, match="Another machine answers at that address"):
        Coming(guest, _knowing(host), other.certificate, expected=host.fingerprint)


def test_the_code_cannot_be_talked_away(tmp_path: Path) -> None:
    host, guest, _ = machines(tmp_path)
    coming = Coming(guest, KnownMachines(None), host.certificate, "ABCDEF")
    with pytest.raises(Fault, match="does not want to prove that it knows the code"):
        coming.take(msgspec.msgpack.encode(Greet(1, bytes(32), False)))
    with pytest.raises(Fault, match="meet in different ways"):
        Coming(guest, KnownMachines(None), host.certificate, "ABCDEF").take(
            msgspec.msgpack.encode(Greet(0, bytes(32), True))
        )


def test_a_host_that_does_not_know_the_code_is_noticed(tmp_path: Path) -> None:
    host, guest, _ = machines(tmp_path)

    class Bluff(Waiting):
        """Knows no code and takes every proof."""

        def _mac(self, key: bytes, who: bytes, transcript: bytes) -> bytes:
            return b"" if who == b"guest" else bytes(32)

    class Believing(Coming):
        def take(self, payload: bytes) -> bytes:
            said = super().take(payload)
            if said and not self.done and b"proof" in said:
                proof = msgspec.msgpack.decode(said)
                said = msgspec.msgpack.encode({**proof, "mac": b""})
            return said

    with pytest.raises(Fault, match="The other machine does not know the code"):
        shake(
            Bluff(host, KnownMachines(None), Invitation()),
            Believing(guest, KnownMachines(None), host.certificate, "AAAAAA"),
        )


def test_the_code_is_read_as_people_type_it() -> None:
    assert plain_code(" abc-def ") == plain_code("ＡＢＣ ＤＥＦ") == "ABCDEF"
    assert len(set(Invitation().code)) > 0 and set(Invitation().code) <= set(LETTERS)


def test_the_key_of_a_machine_is_its_own_and_a_broken_file_is_named(tmp_path: Path) -> None:
    own = load_identity(tmp_path)
    assert load_identity(tmp_path).fingerprint == own.fingerprint
    assert own.path.stat().st_mode & 0o077 == 0
    own.path.write_text("no key", encoding="utf-8")
    with pytest.raises(Fault, match=r"machine\.pem"):
        load_identity(tmp_path)


def test_a_room_file_that_is_broken_is_named_and_the_others_stay(tmp_path: Path) -> None:
    (tmp_path / ("0" * 32 + ".room")).write_text('{"format":1,"evil":2}', encoding="utf-8")
    rooms, faults = saved_rooms(tmp_path)
    assert rooms == [] and len(faults) == 1 and "0000" in str(faults[0])


def test_nobody_there_is_said_with_the_address(tmp_path: Path) -> None:
    peer = Peer(tmp_path, 1, 3, quiet)
    closed = socket.create_server((HERE, 0))
    port = closed.getsockname()[1]
    closed.close()
    guest = Guest(peer.room, peer.own, peer.known, peer.finder)
    with pytest.raises(Fault, match=rf"Nobody answers at 127\.0\.0\.1:{port}"):
        asyncio.run(guest.join([(HERE, port)]))
    assert isinstance(peer.room, Room) and issubclass(Lost, Exception)


def _ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


@pytest.mark.skipif(not _ipv6(), reason="this machine has no IPv6")
def test_a_game_is_joined_over_ipv6(tmp_path: Path) -> None:
    async def run() -> None:
        both = Two(tmp_path)
        await both.one.wait_here(hosts=["::1"])
        line = await both.guest.join([("::1", both.one.room.port)], both.host.invitation.code)
        assert line.peer == "::1" and line.theirs == both.one.own.fingerprint
        await line.close()
        await both.host.close()

    asyncio.run(run())


@pytest.mark.skipif(not _ipv6(), reason="this machine has no IPv6")
def test_a_game_waits_on_several_interfaces_at_one_port(tmp_path: Path) -> None:
    async def run() -> None:
        both = Two(tmp_path)
        await both.one.wait_here(hosts=[HERE, "::1"])
        places = [("::1", both.one.room.port), (HERE, both.one.room.port)]
        line = await both.guest.join(places, both.host.invitation.code)
        assert line.peer == "::1"
        await line.close()
        line = await both.guest.join(places[1:])  # known by now: no code is asked for
        assert line.peer == HERE
        await line.close()
        await both.host.close()

    asyncio.run(run())


def test_nothing_that_is_said_while_pairing_gets_anything_but_a_refusal(tmp_path: Path) -> None:
    host, guest, _ = machines(tmp_path)
    random = Random(4)
    heard: list[list[bytes]] = [[], []]
    invitation = Invitation()
    waiting = Waiting(host, KnownMachines(None), invitation)
    coming = Coming(guest, KnownMachines(None), host.certificate, invitation.code)
    said = coming.first
    while not (waiting.done and coming.done):
        heard[0].append(said)
        answer = waiting.take(said)
        heard[1].append(answer)
        said = coming.take(answer)
    for _ in range(1500):
        payload = bytearray(random.choice([*heard[0], *heard[1], random.randbytes(40)]))
        for _ in range(random.randrange(4)):
            payload[random.randrange(len(payload))] = random.randrange(256)
        del payload[random.choice([len(payload), random.randrange(len(payload))]) :]
        if bytes(payload) == heard[0][0]:
            continue
        ends = (
            Waiting(host, KnownMachines(None), Invitation()),
            Coming(guest, KnownMachines(None), host.certificate, "ABCDEF"),
        )
        for end in ends:
            try:
                end.take(bytes(payload))
                end.take(bytes(payload))
            except Fault as fault:
                assert str(fault)
            assert not end.done


def test_a_member_of_a_room_that_talks_nonsense_loses_its_line_and_the_room_stands(tmp_path: Path) -> None:
    async def match(both: Two) -> None:
        room, code = both.one.room, both.host.invitation.code
        for kind, payload in ((1, b"\xc1"), (1, b""), (2, b""), (2, b"\x07nothing"), (9, b"x"), (1, bytes(60_000))):
            line = await both.guest.join([(HERE, room.port)], code)
            code = ""
            line.send(kind, payload)
            with pytest.raises(Lost):
                while True:
                    await line.read()
            await line.close()
            while room.line is not None:
                await asyncio.sleep(0.01)
            assert room.stage == "open" and "no program of ours" in str(room.sentence)

    played(tmp_path, match)
