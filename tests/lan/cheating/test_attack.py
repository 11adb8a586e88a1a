"""What an attacker found, each as a test of its kind: the inputs lie in tests/lan/attack."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import msgspec
import pytest

from tests.lan import tricky
from tests.lan.cheating.mallory import Mallory, tricking
from tests.lan.peers import Pair, lively
from trails_desktop.app.commands.serve import TABLES, _kept
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.identity import load_identity, signed
from trails_desktop.lan.line.ledger import Ledger, entries_of
from trails_desktop.lan.referee.games.known import GamesHere
from trails_desktop.lan.sealed.chain import Chain
from trails_desktop.lan.sealed.journal import Did
from trails_desktop.lan.sealed.session import SealedMatch
from trails_desktop.lan.visitor.saved import saved_visits

INPUTS = Path(__file__).parents[1] / "attack"


def pair_of(seed: int, **more: object) -> Pair:
    decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
    return Pair(seed, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), **more)  # type: ignore[arg-type]


def greeting(chain: Chain, **changed: object) -> bytes:
    """What the other side would greet with if it were honest, changed."""
    true = m.Greeting(m.MAGIC, 1, 1, chain.match, chain.got, chain.sent, chain._seen[-1], chain._tails[-1])
    return m.encode(msgspec.structs.replace(true, **changed))


def lies(chain: Chain) -> list[bytes]:
    """Every way in which a greeting can claim another history."""
    return [
        greeting(chain, got=chain.sent + 1),
        greeting(chain, got=100_000),
        greeting(chain, seen=bytes(16)),
        greeting(chain, got=chain.sent - 1, seen=bytes(16)),
        greeting(chain, sent=chain.got - 1, tail=bytes(16)),
        greeting(chain, sent=0, tail=m.START),
        greeting(chain, tail=bytes(16)),
        greeting(chain, match=bytes(16)),
    ]


# --- results ----------------------------------------------------------------------------------------------------------
def test_no_later_message_unmakes_a_verified_match() -> None:
    pair = pair_of(1)
    pair.connect()
    pair.play()
    pair.settle()
    honest = pair.sides[0]
    verdict = honest.verdict
    assert honest.state == "audited" and verdict is not None and verdict.ok
    chain = honest._chain
    bodies: list[m.Body] = [
        m.Stop(0, "time"), m.Concede(0, ""), m.Judged(False, 3, "no"), m.Conceded(0), m.UndoAsk(1, 0, 0),
        m.Audit(bytes(32), ("base",), ()), m.Gave(1, 0, (), bytes(8), 0, m.Supply()), m.Pause(True),
    ]  # fmt: skip
    for body in (*lies(chain), *bodies):
        honest.disconnected()
        honest.connected()
        if isinstance(body, bytes):
            honest.receive(body)
        else:
            honest.receive(greeting(chain))
            honest.receive(m.encode(m.Envelope(chain.got, chain._seen[-1], body)))
        assert (honest.state, honest.verdict, honest.sentence) == ("audited", verdict, None), body
    assert honest.record() is not None


@pytest.mark.parametrize("lie", range(8))
def test_a_greeting_that_lies_ends_its_line_and_not_the_match(lie: int) -> None:
    pair = pair_of(2)
    pair.connect()
    for _ in range(40):
        pair.settle()
        seat = pair.asked()
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        pair.answer(seat, lively(game.decision, pair.random))
    pair.settle()
    honest = pair.sides[0]
    pair.cut()
    honest.connected()
    assert honest.receive(lies(honest._chain)[lie]) == [] and honest.close_reason
    assert honest.state in ("forked", "paused")
    pair.cut()
    pair.connect()
    pair.play()
    pair.settle()
    assert all(side.state == "audited" and side.verdict is not None and side.verdict.ok for side in pair.sides)


# --- clocks -----------------------------------------------------------------------------------------------------------
def playing(kind: str, rule: m.ClockRule) -> tuple[Pair, float, bool]:
    """``clock_lies.py``: who thinks for ever and says that it does not; or cuts the line while it is asked."""

    def lie(me: Mallory, body: m.Body) -> m.Body:
        return msgspec.structs.replace(body, spent=0) if kind == "spent" and isinstance(body, m.Gave) else body

    pair = pair_of(3, terms=m.Terms(clock=rule), made=(SealedMatch, tricking(lie)))
    pair.connect()
    thought, late = 0.0, False
    for _ in range(400):
        pair.settle()
        if late or any(side.state not in ("playing", "paused", "hello", "sealed", "coin") for side in pair.sides):
            break
        asked = pair.asked()
        if asked == 1 and kind == "spent":
            pair.clock.now += 50
            pair.sides[1].clock.asked_at = pair.clock.now
            thought += 50
        elif asked == 1 and kind == "cut":
            pair.cut()
            pair.clock.now += 100
            thought += 100
            pair.connect()
            pair.settle()
            asked = pair.asked()
        if asked >= 0:
            game = pair.sides[asked].game
            assert game is not None and game.decision is not None
            pair.answer(asked, lively(game.decision, pair.random))
        pair.settle()
        late = pair.sides[0].other_late
    return pair, thought, late


@pytest.mark.parametrize(
    ("kind", "rule", "most"), [("spent", m.ClockRule("chess", 60, 0), 150), ("cut", m.ClockRule("chess", 30, 0), 400)]
)
def test_a_clock_binds_whoever_it_is_of(kind: str, rule: m.ClockRule, most: float) -> None:
    pair, thought, late = playing(kind, rule)
    honest = pair.sides[0]
    assert late and thought <= most
    honest.claim()
    assert honest.state == "unaudited"
    assert kind == "cut" or "clock doubt" in [happened.kind for happened in honest.happened()]


@pytest.mark.parametrize("seed", range(1, 4))
def test_no_honest_player_is_called_late(seed: int, tmp_path: Path) -> None:
    """Slow lines, cuts, restarts, and thinking to the limit."""
    pair = pair_of(seed, terms=m.Terms(clock=m.ClockRule("decision", 30, 0)), folder=tmp_path)
    pair.connect()
    count = 0

    def each(pair: Pair) -> None:
        nonlocal count
        count += 1
        pair.clock.now += pair.random.choice([0.0, 1.5, 28.0])
        if count % 9 == 0:
            pair.cut()
            pair.clock.now += 8.0
            pair.connect()
        if count % 31 == 0:
            pair.restart(count & 1)
            pair.connect()
        assert not any(side.other_late for side in pair.sides)

    pair.play(each=each)
    pair.settle()
    assert all(side.state == "audited" and side.verdict is not None and side.verdict.ok for side in pair.sides)


# --- talk -------------------------------------------------------------------------------------------------------------
def test_talk_neither_ends_a_match_nor_fills_the_disk(tmp_path: Path) -> None:
    """As much of it as anybody likes: most is dropped, the file stays small, and the match is played to its end."""
    pair = pair_of(3, folder=tmp_path)
    pair.connect()
    pair.settle()
    sender, receiver = pair.sides
    path = pair.paths[1]
    assert path is not None
    before = path.stat().st_size
    for number in range(2000):
        sender._do(Did("say", text=f"{number} " + "x" * 280))  # a program that keeps to no rate of its own
        if number % 100 == 0:
            pair.settle()
    pair.settle()
    heard = len(receiver.chat)
    assert 10 <= heard < 200 and receiver.hold > 0
    assert path.stat().st_size - before < 2000 * 60 + heard * 500
    assert receiver._chain.got - receiver._chain.talked < 100, "it does not count towards the end of a match"
    pair.restart(1)
    assert len(pair.sides[1].chat) == heard
    pair.connect()
    pair.play()
    pair.settle()
    assert all(side.state == "audited" and side.verdict is not None and side.verdict.ok for side in pair.sides)


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[31mred", "\u202eabc", "line\nbreak", "\u2066x\u2069", "\t\r\n"])
def test_what_is_said_is_cleaned_by_who_receives_it(text: str) -> None:
    pair = pair_of(2)
    pair.connect()
    pair.settle()
    pair.sides[0]._send(m.Chat(text))
    pair.put(0, pair.sides[0].tick())
    pair.settle()
    heard = [said for _, said in pair.sides[1].chat]
    assert all(said.isprintable() and said for said in heard)


# --- files ------------------------------------------------------------------------------------------------------------
def test_a_journal_that_could_not_be_written_once_is_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``ledger_once_full.py``; what else may fail, and when: tests/desktop/match/test_journal.py."""
    path = tmp_path / "match.sealed"
    ledger = Ledger(path)
    ledger.begin(Did("begin"))
    for number in range(6):
        with monkeypatch.context() as patched:
            if number == 2:

                def full(*_: object) -> int:
                    raise OSError(28, "No space left on device")

                patched.setattr("os.write", full)
            ledger.add(Did("say", number=number))
            assert ("cannot be saved" in ledger.trouble) == (number == 2)
    kept = entries_of(path, msgspec.msgpack.Decoder(Did))
    assert [entry.number for entry in kept.entries[1:]] == list(range(6)) and ledger.trouble == ""


def test_a_damaged_table_does_not_keep_a_referee_from_its_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "05f27f7bd7a2412c922ee2bc2fcc5fce.table"
    folder = tmp_path / TABLES
    folder.mkdir()
    shutil.copyfile(INPUTS / "damaged.table", folder / name)
    (table,) = _kept(GamesHere(tricky.pool), folder)
    assert table.machines == [b"", b""], "its last good point is before anybody sat down"
    said = capsys.readouterr().err
    assert said.startswith("trails: ") and name in said and said.count("\n") == 1
    assert (folder / (name + ".damaged")).read_bytes() == (INPUTS / "damaged.table").read_bytes()
    table.drop()
    (folder / name).write_bytes(b"\xff" * 100)
    assert _kept(GamesHere(tricky.pool), folder) == [] and not (folder / name).exists()


def test_a_damaged_visit_does_not_shut_the_lobby(tmp_path: Path) -> None:
    shutil.copyfile(INPUTS / "damaged.visit", tmp_path / ("0" * 32 + ".visit"))
    visits, faults = saved_visits(tmp_path)
    assert len(visits) + len(faults) == 1
    assert all("\n" not in str(fault) for fault in faults)


@pytest.mark.parametrize("line", (INPUTS / "odd_certificates.hex").read_text().splitlines())
def test_odd_certificates_are_a_refusal(line: str) -> None:
    assert signed(bytes.fromhex(line.split()[1]), b"content", b"signature") is False


def test_any_changed_certificate_is_a_refusal(tmp_path: Path) -> None:
    own, chance = load_identity(tmp_path), random.Random(1)
    for _ in range(400):
        odd = bytearray(own.certificate)
        for _ in range(chance.randrange(1, 4)):
            odd[chance.randrange(len(odd))] = chance.randrange(256)
        assert signed(bytes(odd), b"content", b"signature") is False
