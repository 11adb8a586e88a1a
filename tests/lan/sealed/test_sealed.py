"""Honest sealed matches: cut, killed, taken back and given up, they end alike on both sides and are verified."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.kernel.decisions import Refused
from engine.kernel.fingerprint import fingerprint
from engine.trails.records.one_seat import public_facts
from engine.trails.records.reading import read_record
from engine.trails.records.record import replay, verify, write_record
from tests.lan import tricky
from tests.lan.campaign import one
from tests.lan.peers import Pair, lively
from tests.trails import cards
from trails_desktop.lan.line.messages import ClockRule, Terms
from trails_desktop.lan.line.sentences import Fault, proven, unproven
from trails_desktop.lan.sealed.games.trails import facts_of
from trails_desktop.lan.sealed.session import SealedMatch


def tricky_pair(seed: int, size: int = 24, **more: object) -> Pair:
    decks = (tricky.deck(2 * seed, size), tricky.deck(2 * seed + 1, size))
    return Pair(seed, decks, pools=(tricky.pool(), tricky.pool()), known=tricky.digests(), **more)  # type: ignore[arg-type]


def until_asked(pair: Pair, steps: int) -> int:
    """Play so many answers; the seat asked then."""
    for _ in range(steps):
        pair.settle()
        seat = pair.asked()
        game = pair.sides[seat].game
        assert game is not None and game.decision is not None
        pair.answer(seat, lively(game.decision, pair.random))
    pair.settle()
    return pair.asked()


@pytest.mark.parametrize("seed", range(1, 5))
def test_matches_with_cuts_and_kills_are_verified(seed: int, tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    pair = one(seed, tmp_path, counts)
    assert counts["matches"] == 1 and pair.cuts == counts["cuts"] + counts["kills"]


@pytest.mark.parametrize("seed", [2, 5])
def test_the_record_plays_again_and_the_tables_were_the_same(seed: int, tmp_path: Path) -> None:
    """The ordinary engine, with all cards known, comes by the same public facts at every step."""
    pair = tricky_pair(seed)
    pair.connect()
    seen: list[list[object]] = [[], []]

    def note(pair: Pair) -> None:
        for seat in (0, 1):
            game = pair.sides[seat].game
            if game is not None and pair.sides[seat].step == len(seen[seat]):
                seen[seat].append(public_facts(game))

    pair.play(each=note)
    records = [side.record() for side in pair.sides]
    assert seen[0] == seen[1] and len(seen[0]) > 60
    facts: list[object] = []
    replay(records[0], tricky.pool(), before=lambda game, given: facts.append(public_facts(game)))
    assert facts[: len(seen[0])] == seen[0]
    for record in records:
        again = read_record(write_record(record))
        shown = verify(again, tricky.pool())
        assert shown.ok and shown.winner is not None
    assert fingerprint(replay(records[0], tricky.pool())) == fingerprint(replay(records[1], tricky.pool()))


def test_every_kind_of_hidden_thing_happens() -> None:
    """The cards made for it do what they are for: nothing above passes for want of trying."""
    happened: Counter[str] = Counter()
    for seed in range(2):
        pair = tricky_pair(seed, 40)
        pair.connect()
        pair.play()
        for side in pair.sides:
            assert side._play is not None
            for done in (side._play.first, *side._play.steps):
                for supply in done.theirs:
                    happened["grants"] += len(supply.grants)
                    happened["coins"] += len(supply.links)
                    happened["shown with an answer" if done.seat != side.seat else "shown by the other's act"] += len(
                        supply.openings
                    )
                    happened["turned up"] += sum(bool(opening.down) for opening in supply.openings)
                    happened["laid down"] += len(supply.downs)
                happened["kept orders"] += bool(done.order)
    assert min(happened.values()) >= 4 and len(happened) == 7, happened


def test_a_side_stands_where_it_stood_after_a_crash(tmp_path: Path) -> None:
    pair = tricky_pair(3, folder=tmp_path)
    pair.connect()
    until_asked(pair, 60)
    before = [(side.step, facts_of(side.game), side.asked, side._chain.sent) for side in pair.sides if side.game]
    hands = [[obj.cards for obj in side.game.objs.values()] for side in pair.sides if side.game is not None]
    for seat in (0, 1):
        pair.restart(seat)
    assert all(side.state == "paused" and side.waiting == "line" for side in pair.sides)
    after = [(side.step, facts_of(side.game), side._chain.sent) for side in pair.sides if side.game]
    assert after == [(step, facts, sent) for step, facts, _, sent in before]
    assert hands == [[obj.cards for obj in side.game.objs.values()] for side in pair.sides if side.game is not None]
    pair.connect()
    pair.settle()
    assert [side.asked for side in pair.sides] == [asked for _, _, asked, _ in before]
    assert all(side.state == "playing" for side in pair.sides)


def test_the_line_is_cut_and_programs_killed_at_every_kind_of_question(tmp_path: Path) -> None:
    """Before an answer, with one on its way, and by killing either side: it goes on at the same question."""
    pair = tricky_pair(7, 30, folder=tmp_path)
    pair.connect()
    seen: Counter[tuple[int, str, str]] = Counter()

    def cut(pair: Pair) -> None:
        seat = pair.asked()
        game = pair.sides[seat].game
        if seat < 0 or game is None or game.decision is None:
            return
        key = (seat, game.decision.purpose, game.decision.rule)
        seen[key] += 1
        if seen[key] > 3:
            return
        before = [side.step for side in pair.sides]
        if seen[key] == 1:
            pair.cut()
        elif seen[key] == 2:
            pair.answer(seat, lively(game.decision, pair.random))
            pair.deliver(seat ^ 1)
            pair.cut()
            before = []
        else:
            pair.restart(pair.random.randrange(2))
        pair.connect()
        pair.settle()
        assert not before or ([side.step for side in pair.sides] == before and pair.asked() == seat)

    pair.play(each=cut)
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)
    assert len(seen) >= 16 and pair.cuts >= 35


def test_a_torn_entry_is_cut_off(tmp_path: Path) -> None:
    pair = tricky_pair(3, folder=tmp_path)
    pair.connect()
    until_asked(pair, 30)
    path = pair.paths[0]
    assert path is not None
    step = pair.sides[0].step
    path.write_bytes(path.read_bytes() + b"\x00\x00\x00\x50half an entry")
    pair.restart(0)
    assert pair.sides[0].step == step
    pair.connect()
    pair.play()
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_a_file_that_is_none_is_told_in_a_sentence(tmp_path: Path) -> None:
    for content in (b"", b"\x00\x00\x00\x05hello", b"\xff" * 40):
        path = tmp_path / "x.sealed"
        path.write_bytes(content)
        with pytest.raises(Fault, match=r"x\.sealed"):
            SealedMatch.resume(tricky.pool(), path, digests=tricky.digests())
    with pytest.raises(FileNotFoundError):
        SealedMatch.resume(tricky.pool(), tmp_path / "none", digests=tricky.digests())


def test_a_fork_is_shown_at_its_step_and_nothing_is_lost(tmp_path: Path) -> None:
    """A side goes on from an old copy of its file, and the other one has nothing of it to give back: told at its step,
    without accusation; both records stay."""
    pair = tricky_pair(3, folder=tmp_path)
    pair.connect()
    until_asked(pair, 30)
    path = pair.paths[0]
    assert path is not None
    old = path.read_bytes()
    until_asked(pair, 30)
    path.write_bytes(old)
    pair.restart(0)
    kept = pair.sides[1]._chain._theirs
    kept[:] = [b""] * len(kept)
    pair.connect()
    pair.settle()
    forked = [side for side in pair.sides if side.state == "forked"]
    assert forked and "from step" in str(forked[0].sentence)
    assert path.read_bytes()[: len(old)] == old
    other = pair.paths[1]
    assert other is not None and len(other.read_bytes()) > 1000


def test_giving_up_counts_on_both_sides_wherever_it_crosses() -> None:
    for both in (False, True):
        for late in range(4):
            pair = tricky_pair(4)
            pair.connect()
            seat = until_asked(pair, 40 + late)
            game = pair.sides[seat].game
            assert game is not None and game.decision is not None
            pair.answer(seat, lively(game.decision, pair.random))
            pair.put(seat ^ 1, pair.sides[seat ^ 1].concede())
            if both:
                pair.put(seat, pair.sides[seat].concede())
            pair.settle()
            ends = [side.game.outcome for side in pair.sides if side.game is not None]
            assert ends[0] is not None and ends[0] == ends[1]
            assert both or ends[0].loser == seat ^ 1
            assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_nothing_is_taken_back_past_a_dealt_or_shown_card() -> None:
    pair = tricky_pair(6)
    pair.connect()
    states: Counter[str] = Counter()

    def ask(pair: Pair) -> None:
        for side in pair.sides:
            undo = side.undo_state()
            states[undo.policy] += 1
            assert side._play is not None
            back = side._play.last_own(side.seat)
            if undo.policy != "never" and back is not None:
                now = side._play.steps[back:]
                supplies = [supply for step in now for supply in (*step.mine, *step.theirs)]
                assert not any(supply.openings or supply.grants or supply.links for supply in supplies)
            else:
                with pytest.raises(Refused):
                    side.ask_undo()

    pair.play(each=ask)
    assert states["never"] > 20 and states["free"] + states["ask"] > 5


def test_a_refused_wish_changes_nothing_and_a_granted_one_takes_both_back() -> None:
    pair = tricky_pair(2)
    pair.connect()
    pair.settle()
    done: Counter[bool] = Counter()
    for _ in range(400):
        seat = until_asked(pair, 1)
        if seat < 0 or all(done[yes] for yes in (True, False)):
            break
        for side in pair.sides:
            if side.undo_state().policy != "ask":
                continue
            other = pair.sides[side.seat ^ 1]
            yes = not done[True]
            step = side.step
            pair.put(side.seat, side.ask_undo())
            pair.settle()
            if other.waiting != "undo":
                continue
            assert not side.asked and side.waiting == "undo"
            pair.put(other.seat, other.answer_undo(yes))
            pair.settle()
            assert side.step == other.step and (side.step < step) is yes
            assert facts_of(side.game) == facts_of(other.game)  # type: ignore[arg-type]
            done[yes] += 1
    assert done[True] and done[False]
    pair.play()
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_the_clock_stops_while_the_line_is_cut_and_runs_out_otherwise() -> None:
    pair = tricky_pair(3, terms=Terms(clock=ClockRule("chess", 60, 0)))
    pair.connect()
    seat = until_asked(pair, 20)
    side = pair.sides[seat]
    left = side.left(seat)
    assert left is not None and 0 < left < 60
    pair.cut()
    pair.clock.now += 500
    after = side.left(seat)
    assert after is not None and abs(after - left) < 0.5
    pair.connect()
    pair.settle()
    assert side.state == "playing"
    pair.clock.now += 61
    assert pair.sides[seat ^ 1].left(seat) is not None
    pair.settle()
    pair.settle()
    assert side.game is not None and side.game.outcome is not None and side.game.outcome.loser == seat


def test_the_other_sides_clock_is_known_to_have_run_out() -> None:
    pair = tricky_pair(3, terms=Terms(clock=ClockRule("decision", 30, 0)))
    pair.connect()
    seat = until_asked(pair, 10)
    other = pair.sides[seat ^ 1]
    assert not other.other_late
    pair.clock.now += 40
    assert other.other_late


def test_a_pause_stops_both() -> None:
    pair = tricky_pair(3)
    pair.connect()
    seat = until_asked(pair, 10)
    pair.put(seat ^ 1, pair.sides[seat ^ 1].pause(True))
    pair.settle()
    assert all(side.state == "paused" and side.waiting == "pause" for side in pair.sides)
    with pytest.raises(Refused):
        pair.sides[seat].answer((("pass",),))
    pair.put(seat ^ 1, pair.sides[seat ^ 1].pause(False))
    pair.settle()
    assert pair.asked() == seat


def test_what_is_said_is_plain_text() -> None:
    pair = tricky_pair(3)
    pair.connect()
    pair.settle()
    pair.put(0, pair.sides[0].say("  a\x00b\n<b>c</b>\u202e  " + "x" * 400))
    pair.settle()
    who, text = pair.sides[1].chat[-1]
    assert who == 0 and text.startswith("a b <b>c</b>") and len(text) <= 300 and text.isprintable()
    with pytest.raises(Refused):
        pair.sides[0].say(" \n ")


def test_an_answer_that_is_not_allowed_changes_nothing() -> None:
    pair = tricky_pair(3)
    pair.connect()
    seat = until_asked(pair, 5)
    before = facts_of(pair.sides[seat].game)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        pair.sides[seat].answer((("play", 99_999),))
    with pytest.raises(Refused):
        pair.sides[seat ^ 1].answer((("pass",),))
    assert facts_of(pair.sides[seat].game) == before  # type: ignore[arg-type]
    assert not pair.lines[0] and not pair.lines[1]


def test_draws_are_uniform_whatever_the_owner_could_compute() -> None:
    """Chi-square of the slot dealt first over many matches; the owner's part alone says nothing about it."""
    from engine.concealment import Secret

    size, many = 20, 6000
    seen: Counter[int] = Counter()
    for number in range(many):
        match = number.to_bytes(32, "big")
        owner, other = Secret(bytes(31) + b"\x01", match, 0), Secret(bytes(31) + b"\x02", match, 1)
        seen[owner.deal(1, other.grant(1), size)] += 1
    expected = many / size
    chi = sum((seen[slot] - expected) ** 2 / expected for slot in range(size))
    assert chi < 43.8  # 0.999 quantile on 19 degrees of freedom
    foreseen = 0
    for number in range(2000):
        owner = Secret(bytes(31) + b"\x01", number.to_bytes(32, "big"), 0)
        foreseen += owner.deal(1, bytes(16), size) == owner.deal(1, bytes(15) + b"\x01", size)
    assert 60 < foreseen < 145  # 1 in 20


def test_decks_of_the_first_set_play() -> None:
    pair = Pair(8, (cards.decks()[0][::3], cards.decks()[4][::3]))
    pair.connect()
    pair.play()
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)


def test_several_games_keep_their_lists_secret_until_the_last() -> None:
    pair = tricky_pair(3, terms=Terms(best_of=3))
    pair.connect()
    pair.play()
    assert all(side.state == "over" and side.verdict is None for side in pair.sides)
    keys = [side._hands.secret.key for side in pair.sides if side._hands is not None]
    assert not any(key in payload for key, heard in zip(keys[::-1], pair.traffic, strict=True) for payload in heard)
    for seat in (0, 1):
        pair.put(seat, pair.sides[seat].open_audit())
    pair.settle()
    assert all(side.verdict is not None and side.verdict.ok for side in pair.sides)
    with pytest.raises(Refused):
        pair.sides[0].open_audit()


def test_who_does_not_come_back_to_the_clock_can_be_left() -> None:
    pair = tricky_pair(3, terms=Terms(clock=ClockRule("decision", 30, 0)))
    pair.connect()
    seat = until_asked(pair, 10)
    other = pair.sides[seat ^ 1]
    with pytest.raises(Refused):
        other.claim()
    pair.clock.now += 60
    other.claim()
    assert other.state == "unaudited"


def test_what_is_proven_and_what_is_not_is_said() -> None:
    assert (len(proven()), len(unproven())) == (4, 5)
