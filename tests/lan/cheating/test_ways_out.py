"""Cheats that change no card: older files, silence, pauses, false endings. Each comes to nothing, stops the match with
its sentence, costs the own clock, or is named in what a match does not prove."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.lan import tricky
from tests.lan.cheating.mallory import Mallory, tricking
from tests.lan.peers import Pair, lively
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.sentences import unproven
from trails_desktop.lan.sealed.session import SealedMatch

_CLOCK = m.Terms(clock=m.ClockRule("chess", 60, 0))


def pair_of(seed: int = 2, trick: Callable[[Mallory, m.Body], m.Body | None] | None = None, **more: object) -> Pair:
    decks = (tricky.deck(2 * seed, 24), tricky.deck(2 * seed + 1, 24))
    made = (SealedMatch, tricking(trick) if trick is not None else SealedMatch)
    pair = Pair(seed, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), made=made, **more)  # type: ignore[arg-type]
    pair.connect()
    return pair


def answers(pair: Pair, count: int) -> None:
    """So many more answers, as long as somebody is asked."""
    for _ in range(count):
        pair.settle()
        seat = pair.asked()
        if seat < 0:
            return
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        pair.answer(seat, lively(game.decision, pair.random))
    pair.settle()


def told(pair: Pair, body: m.Body) -> None:
    """The second side says that, whatever its program would say."""
    pair.sides[1]._send(body)
    pair.put(1, pair.sides[1].tick())
    pair.settle()


def test_an_older_copy_of_the_own_file_voids_nothing(tmp_path: Path) -> None:
    """What is missing in it comes back from the other side, and nothing else can be said in its place."""
    pair = pair_of(folder=tmp_path)
    answers(pair, 20)
    path = pair.paths[1]
    assert path is not None
    older = path.read_bytes()
    answers(pair, 20)
    honest, step = pair.sides[0], pair.sides[0].step
    path.write_bytes(older)
    pair.restart(1)
    pair.connect()
    assert not pair.sides[1].asked
    pair.settle()
    assert honest.state == pair.sides[1].state == "playing" and honest.step == pair.sides[1].step == step
    pair.play()
    pair.settle()
    assert honest.state == "audited" and honest.verdict is not None and honest.verdict.ok


def test_an_older_copy_after_a_verified_end_changes_nothing(tmp_path: Path) -> None:
    pair = pair_of(folder=tmp_path)
    answers(pair, 20)
    path = pair.paths[1]
    assert path is not None
    older = path.read_bytes()
    pair.play()
    pair.settle()
    honest = pair.sides[0]
    verdict = honest.verdict
    path.write_bytes(older)
    pair.restart(1)
    pair.connect()
    pair.settle()
    assert honest.state == "audited" and honest.verdict == verdict and honest.record() is not None


def late(pair: Pair) -> bool:
    """Whether the cheat, who is asked and does nothing, can be claimed against once its time has gone by."""
    pair.clock.now += 1000.0
    pair.settle()
    return pair.sides[0].other_late


def asked_second(pair: Pair) -> None:
    """Up to a question of the second side."""
    for _ in range(200):
        pair.settle()
        if pair.asked() == 1:
            return
        answers(pair, 1)


def test_a_stop_for_time_wins_nothing() -> None:
    pair = pair_of(terms=_CLOCK)
    answers(pair, 20)
    honest = pair.sides[0]
    told(pair, m.Stop(honest.step, "time"))
    assert honest.state == "stopped" and honest.verdict is None
    game = honest.game
    assert game is not None and game.outcome is None, "nobody has won by it"
    assert "does not go on" in str(honest.sentence)


def test_a_giving_up_that_is_not_taken_ends_nothing_unseen() -> None:
    """Who never says that it has heard of a giving up, and goes on as if it had, is stopped."""

    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        return None if isinstance(body, m.Conceded) else body

    pair = pair_of(trick=trick)
    answers(pair, 20)
    honest = pair.sides[0]
    pair.put(0, honest.concede())
    pair.settle()
    assert honest.state == "stopped" and honest.sentence is not None and honest.verdict is None


@pytest.mark.parametrize("on", [True, False])
def test_pausing_while_asked_costs_the_own_clock(on: bool) -> None:
    pair = pair_of(terms=_CLOCK)
    asked_second(pair)
    assert pair.asked() == 1
    if on:
        pair.put(1, pair.sides[1].pause(True))
        pair.settle()
    assert late(pair)
    pair.put(0, pair.sides[0].claim())
    assert pair.sides[0].state == "unaudited"


def test_pausing_on_the_other_ones_turn_stops_the_other_ones_clock() -> None:
    """Nobody loses time by it, and who holds the match is shown."""
    pair = pair_of(terms=_CLOCK)
    for _ in range(200):
        pair.settle()
        if pair.asked() == 0:
            break
        answers(pair, 1)
    honest = pair.sides[0]
    before = honest.left(0)
    pair.put(1, pair.sides[1].pause(True))
    pair.settle()
    pair.clock.now += 500.0
    pair.settle()
    left = honest.left(0)
    assert before is not None and left is not None and before - left < 5.0
    assert honest.paused == (False, True) and honest.state == "paused"


@pytest.mark.parametrize("lie", ["step", "line", "spent", "facts", "answer"])
def test_answers_that_do_not_fit_end_the_match_where_they_were_said(lie: str) -> None:
    changes: dict[str, Callable[[m.Gave], m.Gave]] = {
        "step": lambda body: msgspec.structs.replace(body, step=body.step + 1),
        "line": lambda body: msgspec.structs.replace(body, line=body.line + 1),
        "spent": lambda body: msgspec.structs.replace(body, spent=4 * 86_400),
        "facts": lambda body: msgspec.structs.replace(body, facts=bytes(8)),
        "answer": lambda body: msgspec.structs.replace(body, answer=(("nonsense",),)),
    }

    def trick(me: Mallory, body: m.Body) -> m.Body | None:
        return changes[lie](body) if isinstance(body, m.Gave) and body.step > 20 and me.once() else body

    pair = pair_of(trick=trick, terms=_CLOCK)
    for _ in range(60):
        if pair.sides[0].state != "playing" and pair.sides[0].step:
            break
        answers(pair, 1)
    honest = pair.sides[0]
    if lie == "spent":  # what is said of a clock counts as far as it was seen
        left = honest.left(1)
        assert honest.state == "playing" and left is not None and left > 40
    else:
        assert honest.state == "stopped" and honest.sentence is not None


def test_a_verdict_that_lies_is_the_liars_own() -> None:
    """It says that the honest side has cheated: what this side found stands."""
    pair = pair_of()
    pair.play()
    pair.settle()
    honest = pair.sides[0]
    assert honest.state == "audited"
    told(pair, m.Judged(False, 3, "It cheated"))
    assert honest.verdict is not None and honest.verdict.ok and honest.state == "audited"


@pytest.mark.parametrize(
    "what", ["made to go on", "spoilt by then", "Clocks", "Help from a friend", "shows it to both"]
)
def test_what_cannot_be_stopped_is_said(what: str) -> None:
    """Never answering, a cheat that shows late, a clock that lies within its limits, help from outside."""
    assert any(what in str(sentence) for sentence in unproven())
