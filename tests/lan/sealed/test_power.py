"""Power cuts, full disks and damaged files in matches over the network: every match goes on, and none forks."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.kernel.decisions import Refused
from tests.campaigns import power
from tests.lan import tricky
from tests.lan.peers import Pair, lively
from tests.lan.tables import Round
from trails_desktop.journal import read_entries
from trails_desktop.lan.line.ledger import Damaged
from trails_desktop.lan.line.messages import Chat, Envelope, decode, encode
from trails_desktop.lan.line.sentences import Fault
from trails_desktop.lan.referee.games.trails import TrailsTable
from trails_desktop.lan.sealed.journal import Did
from trails_desktop.lan.sealed.session import SealedMatch


def pair_of(seed: int, folder: Path | None) -> Pair:
    decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
    return Pair(seed, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), folder=folder)


@pytest.mark.parametrize("kind", [power.sealed, power.hosted, power.local, power.forgetful])
def test_a_match_goes_on_after_every_power_cut(kind: Callable[[int, Path], int], tmp_path: Path, qapp: object) -> None:
    """A sample; many: ``python -m tests.campaigns power``."""
    assert kind(1, tmp_path) > 2


def test_nothing_is_said_that_is_not_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is full what was said waits, the player hears of it at once, and all goes on afterwards."""
    pair = pair_of(3, tmp_path)
    pair.connect()
    full = False
    real = os.write

    def write(handle: int, content: bytes) -> int:
        if full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(handle, content)

    monkeypatch.setattr(os, "write", write)
    blocked = 0
    for step in range(3000):
        pair.settle()
        if all(side.state not in ("playing", "paused", "hello", "sealed", "coin") for side in pair.sides):
            break
        seat = pair.asked()
        if seat < 0:
            continue
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        if step % 40 == 31:
            full = True
            pair.sides[seat].happened()
            before = len(pair.lines[seat ^ 1])
            pair.answer(seat, lively(game.decision, pair.random))
            assert len(pair.lines[seat ^ 1]) == before, "it left, and was not on the disk"
            assert "cannot be saved" in pair.sides[seat].trouble
            assert "trouble" in [one.kind for one in pair.sides[seat].happened()]
            assert pair.sides[seat].next_wake is not None
            full = False
            blocked += 1
            pair.put(seat, pair.sides[seat].tick())
            assert len(pair.lines[seat ^ 1]) > before and pair.sides[seat].trouble == ""
            pair.restart(step % 2)
            pair.connect()
        else:
            pair.answer(seat, lively(game.decision, pair.random))
    pair.settle()
    assert blocked > 3
    assert all(side.state == "audited" and side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_a_match_without_a_place_to_be_saved_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There is no file that anybody could go on with: nothing to wait for. It is said."""

    def refused(*_: object, **__: object) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", refused)
    pair = pair_of(3, tmp_path)
    pair.connect()
    pair.play()
    pair.settle()
    assert all(side.state == "audited" and "cannot be saved" in side.trouble for side in pair.sides)


def test_a_damaged_journal_is_gone_on_with_from_its_last_good_point_if_that_is_wanted(tmp_path: Path) -> None:
    pair = pair_of(2, tmp_path)
    pair.connect()
    pair.play()
    path = pair.paths[0]
    assert path is not None
    content = path.read_bytes()
    ends = read_entries(content).ends
    random = Random(4)
    for _ in range(8):
        at = random.randrange(ends[0], len(content))
        odd = bytearray(content)
        odd[at] ^= 1 << random.randrange(8)
        path.write_bytes(odd)
        place = sum(end <= at for end in ends)
        if place < len(ends) - 1:
            with pytest.raises(Damaged, match=f"entry {place + 1}"):
                SealedMatch.resume(tricky.pool(), path, digests=tricky.digests())
            assert path.read_bytes() == odd, "nothing was changed without asking"
        again = SealedMatch.resume(tricky.pool(), path, digests=tricky.digests(), shorten=True)
        assert again.state != "stopped"
        copies = [other for other in tmp_path.iterdir() if ".damaged" in other.name]
        assert len(copies) == (place < len(ends) - 1) and all(copy.read_bytes() == odd for copy in copies)
        again._note(Did("say", text="on"))
        again._journal.close()
        found = SealedMatch.resume(tricky.pool(), path, digests=tricky.digests())
        assert found.chat[-1] == (0, "on"), "it is whole again, and grew"
        for copy in copies:
            copy.unlink()


def test_a_full_disk_at_a_referees_table_is_told_and_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random = Random(6)
    decks = (tricky.deck(6, 24), tricky.deck(7, 24))
    round = Round(tmp_path, TrailsTable(tricky.pool()), decks, path=tmp_path / ("0" * 32 + ".table"))
    for number in range(30):
        if round.table.match.over:
            break
        with monkeypatch.context() as patched:
            if number % 3 == 0:

                def full(*_: object) -> int:
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

                patched.setattr(os, "write", full)
            round.answer(lambda decision: lively(decision, random))
            assert bool(round.table.sitting.trouble) == (number % 3 == 0)
        assert round.table.sitting.trouble == "", "asking writes what waited"
        if number % 3 == 0:
            given = round.table.match.given
            round.crash()
            assert round.table.match.given == given


def test_old_journals_go_on_and_get_check_sums(tmp_path: Path) -> None:
    pair = pair_of(5, tmp_path)
    pair.connect()
    for _ in range(30):
        pair.settle()
        seat = pair.asked()
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        pair.answer(seat, lively(game.decision, pair.random))
    pair.settle()
    for path in pair.paths:
        assert path is not None
        found = read_entries(path.read_bytes())
        path.write_bytes(b"".join(len(one).to_bytes(4, "big") + one for one in found.payloads))
        assert read_entries(path.read_bytes()).old
    pair.restart(0)
    pair.restart(1)
    pair.connect()
    pair.play()
    pair.settle()
    assert all(side.state == "audited" for side in pair.sides)
    assert not any(read_entries(path.read_bytes()).old for path in pair.paths if path is not None)


def test_the_attackers_sealed_match_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "x.sealed"
    path.write_bytes((Path(__file__).parents[1] / "attack" / "damaged.sealed").read_bytes())
    with pytest.raises(Fault, match=r"x\.sealed"):
        SealedMatch.resume(tricky.pool(), path, digests=tricky.digests())


def told(pair: Pair, answers: int) -> None:
    """So many answers, all of them heard."""
    for _ in range(answers):
        pair.settle()
        seat = pair.asked()
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        pair.answer(seat, lively(game.decision, pair.random))
    pair.settle()


def forget(pair: Pair, seat: int, own: int) -> None:
    """A seat's disk loses so many of the seat's own messages that were synced and told; its program starts anew."""
    path, sent = pair.paths[seat], pair.sides[seat]._chain.sent
    assert path is not None
    pair.sides[seat]._journal.close()
    while pair.sides[seat]._chain.sent > sent - own:
        content = path.read_bytes()
        path.write_bytes(content[: read_entries(content).ends[-2]])
        pair.restart(seat)


def test_what_a_disk_had_promised_and_lost_comes_back_from_the_other_side(tmp_path: Path) -> None:
    pair = pair_of(3, tmp_path)
    pair.connect()
    told(pair, 40)
    for seat in (0, 1, 0):
        before = pair.sides[seat]
        stood = (before.step, before._chain.sent, before._chain._tails[-1])
        forget(pair, seat, 5)
        again = pair.sides[seat]
        assert again._chain.sent < stood[1]
        assert not again.asked and again.waiting == "line", "it might say something else than before"
        with pytest.raises(Refused):
            again.say("what was it?")
        pair.connect()
        pair.settle()
        assert (again.step, again._chain.sent, again._chain._tails[-1]) == stood and again.state == "playing"
        told(pair, 3)
    pair.play()
    pair.settle()
    assert all(side.state == "audited" and side.verdict is not None and side.verdict.ok for side in pair.sides)


@pytest.mark.parametrize("what", ["another deposit", "another place", "none"])
def test_nobody_else_can_make_a_deposit(what: str, tmp_path: Path) -> None:
    """Who gives back something else ends its line; what was lost still comes from an honest program."""
    pair = pair_of(3, tmp_path)
    pair.connect()
    told(pair, 40)
    forget(pair, 0, 5)
    other = pair.sides[1]._chain
    kept = list(other._theirs)
    lost = range(pair.sides[0]._chain.sent, len(kept))
    if what == "another deposit":
        other._theirs[lost[0]] = kept[lost[0]][:-1] + bytes([kept[lost[0]][-1] ^ 1])
    elif what == "another place":
        other._theirs[lost[0]], other._theirs[lost[1]] = kept[lost[1]], kept[lost[0]]
    else:
        other._theirs[lost[0]] = b""
    pair.connect()
    pair.settle()
    assert "forked" in (pair.sides[0].state, pair.sides[1].state) and not pair.sides[0].asked
    other._theirs = kept
    pair.cut()
    pair.connect()
    pair.play()
    pair.settle()
    assert all(side.state == "audited" and side.verdict is not None and side.verdict.ok for side in pair.sides), [
        (side.state, side.waiting, side.close_reason, side.behind) for side in pair.sides
    ]


def test_who_uses_a_loss_to_say_something_else_is_told(tmp_path: Path) -> None:
    """The deposits bind what was heard, too: nobody changes an answer because the other side forgot it."""
    pair = pair_of(3, tmp_path)
    pair.connect()
    told(pair, 40)
    forget(pair, 0, 5)
    cheat = pair.sides[1]._chain
    at = pair.sides[0]._chain.got
    message = decode(cheat._sent[at])
    assert isinstance(message, Envelope)
    cheat._sent[at] = encode(Envelope(message.number, message.before, Chat("something else")))
    pair.connect()
    pair.settle()
    assert pair.sides[0].state == "forked" and pair.sides[0].close_reason
