"""Going back and forward in a match: watching a record, practising with open hands, solving a puzzle."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Refused
from engine.kernel.fingerprint import fingerprint
from engine.players.random_player import random_answer
from engine.scenario.board.position import open_position, position_header
from engine.trails.cards.decks import read_deck, resolve
from engine.trails.cards.pool import CardPool
from engine.trails.records.record import Given, Mark, Record, give, make_header, mark_after, start, verify
from engine.trails.state.sight import OPEN
from engine.trails.views.view import view
from tests.desktop.screen_fakes import make_pool
from trails_desktop.match.api import MatchChange
from trails_desktop.match.timeline import PracticeMatch, ReplayMatch
from trails_desktop.pages.progress import Solved
from trails_desktop.pages.puzzles.match import PuzzleMatch
from trails_desktop.pages.puzzles.shelf import load_puzzles
from trails_desktop.resources import resource_dir


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


def played(pool: CardPool, answers: int = 400, seed: int = 3) -> Record:
    """A record of random play, with its marks."""
    files = sorted(resource_dir("decks").glob("*.deck"))[:2]
    one, two = (resolve(read_deck(file.read_text(encoding="utf-8"), file.name), pool) for file in files)
    header = make_header(pool, (one, two), seed, ("Ada", "Bo"))
    game, chance = start(header, pool), random.Random(seed)
    given: list[Given] = []
    marks: list[Mark] = []
    while game.outcome is None and len(given) < answers:
        assert game.decision is not None
        turn, answer = game.turn, Given(game.decision.seat, random_answer(game.decision, chance))
        give(game, answer)
        given.append(answer)
        if mark := mark_after(game, turn, len(given)):
            marks.append(mark)
    return Record(header, tuple(given), tuple(marks))


@pytest.fixture(scope="module")
def record(pool: CardPool) -> Record:
    return played(pool)


# --- watching ---------------------------------------------------------------------------------------------------------
def test_every_point_is_the_state_after_its_answers(qtbot: QtBot, pool: CardPool, record: Record) -> None:
    match = ReplayMatch(record, pool)
    assert match.count == len(record.answers)
    game = start(record.header, pool)
    for point in range(match.count + 1):
        match.go(point)
        assert fingerprint(match.game) == fingerprint(game)
        if point < match.count:
            give(game, record.answers[point])
    match.go(7)
    assert len(match.log()) < len(ReplayMatch(record, pool).line.log(match.count, OPEN))


def test_the_next_point_is_animated_any_other_is_not(qtbot: QtBot, pool: CardPool, record: Record) -> None:
    match = ReplayMatch(record, pool)
    told: list[MatchChange] = []
    match.changed.connect(told.append)
    match.go(1)
    match.go(40)
    match.go(39)
    match.go(match.next_told())
    assert [change.jumped for change in told[:3]] == [False, True, True]
    assert told[3].events or told[3].lines


def test_a_seat_s_eyes_see_what_the_seat_saw(qtbot: QtBot, pool: CardPool, record: Record) -> None:
    match = ReplayMatch(record, pool)
    match.go(match.count)
    own = {card.number for card in match.open_view().players[1].hand}
    assert None not in own
    match.look_as(0)
    assert match.view() == replace(view(match.game, 0), decision=None)
    assert None in {card.number for card in match.view().players[1].hand}
    assert match.view().decision is None
    said = " ".join(str(line.args) for line in match.log())
    match.look_as(OPEN)
    assert len(said) < len(" ".join(str(line.args) for line in match.log()))
    with pytest.raises(Refused):
        match.answer((("pass",),))


def test_a_record_cut_at_any_point_verifies(pool: CardPool, record: Record) -> None:
    line = ReplayMatch(record, pool).line
    assert line.record(len(record.answers)) == record
    for at in (0, 5, 123, 400):
        assert verify(line.record(at), pool).ok


# --- practising -------------------------------------------------------------------------------------------------------
def test_practice_goes_on_from_any_point_and_back_and_forward(qtbot: QtBot, pool: CardPool, record: Record) -> None:
    line = ReplayMatch(record, pool).line
    match = PracticeMatch(line.record(120), pool)
    match.start()
    states = {match.at: fingerprint(match.game)}
    chance = random.Random(5)
    for _ in range(30):
        if match.game.decision is None:
            break
        match.answer(random_answer(match.game.decision, chance))
        states[match.at] = fingerprint(match.game)
    end = match.at
    seen = []
    while match.undo_state().policy == "free" and match.at > 120:
        match.undo()
        seen.append(match.at)
        if match.at in states:
            assert fingerprint(match.game) == states[match.at]
    assert len(seen) >= 25
    while match.forward_point() is not None:
        match.redo()
        if match.at in states:
            assert fingerprint(match.game) == states[match.at]
    assert match.at == end
    assert all(card.number for side in match.view().players for card in (*side.hand, *side.homebase))


def test_another_answer_after_taking_back_drops_what_came(qtbot: QtBot, pool: CardPool, record: Record) -> None:
    match = PracticeMatch(ReplayMatch(record, pool).line.record(200), pool)
    match.start()
    while (back := match.back_point()) is not None and match.at > 150:
        match.go(back)
    decision = match.game.decision
    assert decision is not None
    count = match.count
    match.answer(random_answer(decision, random.Random(9)))
    assert match.count < count
    assert match.forward_point() is None


def test_a_refused_answer_changes_nothing(qtbot: QtBot, pool: CardPool, record: Record) -> None:
    match = PracticeMatch(record, pool)
    before = fingerprint(match.game)
    with pytest.raises(Refused):
        match.answer((("nonsense", 1),))
    assert (fingerprint(match.game), match.count) == (before, len(record.answers))


def test_practice_from_a_position(qtbot: QtBot, pool: CardPool) -> None:
    text = "title: T\nboard: {at: combat, turn: 4, A: {field: [D1-003], bond: 12}, B: {hand: [D1-005]}}\n"
    header = position_header(text, pool, ("Ada", "Bo"))
    match = PracticeMatch(Record(header), pool)
    match.start()
    assert (match.view().players[0].bond, match.view().asked_for) == (12, "attackers")
    assert match.position("T").startswith("title: T")
    assert fingerprint(open_position(header, pool)) == fingerprint(match.line.points[0].game)


def test_a_position_with_cards_of_its_own_is_written_with_them(qtbot: QtBot, pool: CardPool) -> None:
    text = (
        "title: T\ncards: {tower: {type: UNIT, name: Tower, cp: 1, str: 2, def: 4}}\n"
        "board: {at: combat, turn: 4, A: {field: [tower], bond: 12}, B: {hand: [tower]}}\n"
    )
    match = PracticeMatch(Record(position_header(text, pool)), pool)
    match.start()
    written = match.position("Again")
    again = PracticeMatch(Record(position_header(written, pool)), pool)
    assert [card.number for card in again.open_view().players[0].field] == ["tower"]
    assert fingerprint(again.game) == fingerprint(match.game)


# --- puzzles ----------------------------------------------------------------------------------------------------------
def test_a_puzzle_is_solved_failed_and_taken_back(qtbot: QtBot, pool: CardPool) -> None:
    riddles, _ = load_puzzles([resource_dir("assets") / "puzzles"], pool)
    riddle = next(riddle for riddle in riddles if riddle.key == "01-first-attack")
    match = PuzzleMatch(riddle, pool, ("You", "They"))
    judged: list[str] = []
    match.judged.connect(judged.append)
    match.start()
    match.answer(())  # no attack: the turn passes
    assert judged == ["failed"]
    match.undo()
    assert (judged, match.state) == (["failed", "open"], "open")
    decision = match.game.decision
    assert decision is not None
    match.answer(decision.options[:2])
    assert judged[-1] == "solved"
    assert match.game.bond[1] == 36


def test_what_is_solved_is_kept_and_a_broken_file_is_not_in_the_way(tmp_path: Path) -> None:
    solved = Solved(tmp_path)
    assert not len(solved)
    assert solved.add("one") == ""
    assert "one" in Solved(tmp_path)
    (tmp_path / "puzzles.json").write_text("{broken", encoding="utf-8")
    assert len(Solved(tmp_path)) == 0
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert Solved(tmp_path / "file").add("two") != ""


def test_a_file_that_is_no_puzzle_is_named(tmp_path: Path, pool: CardPool) -> None:
    (tmp_path / "a.yaml").write_text("title: A\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("title: [", encoding="utf-8")
    (tmp_path / "c.yaml").write_bytes(b"\xff\xfe")
    riddles, problems = load_puzzles([tmp_path], pool)
    assert riddles == []
    assert [name for name in ("a.yaml", "b.yaml", "c.yaml") if any(name in text for text in problems)] == [
        "a.yaml", "b.yaml", "c.yaml",
    ]  # fmt: skip
