"""A match in this process: who sits down, what answers itself, taking back, saving, reasons, forecasts."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer, Decision, Kind, Refused
from engine.kernel.fingerprint import fingerprint
from engine.players.base import Player
from engine.players.roster import make_player
from engine.trails.cards.pool import CardPool
from engine.trails.records.reading import load_record, read_record
from engine.trails.records.record import RecordError, Verified, replay, verify, write_header
from engine.trails.tree.zones import HAND
from engine.trails.views.records import CardView, LogLine, StandbyView, View
from engine.trails.views.view import view as view_of
from tests.desktop.playing import WatchedMatch, deck, meanings
from tests.desktop.screen_fakes import make_pool
from trails_desktop.match.local import LocalMatch, resume
from trails_desktop.match.recorder import CURRENT
from trails_desktop.match.setup import MatchSetup
from trails_desktop.match.stops import PASS, automatic
from trails_desktop.match.thinker import any_answer

ROOT = Path(__file__).resolve().parents[3]
SEED = 3


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return make_pool()


@pytest.fixture
def players(pool: CardPool) -> tuple[Player, Player]:
    cards = meanings(pool)
    return make_player("greedy", 0, SEED, cards), make_player("greedy", 1, SEED, cards)


def setup(seed: int = SEED) -> MatchSetup:
    return MatchSetup(("Ada", "Bryn"), (deck("full-steam"), deck("the-long-watch")), ("human", "human"), seed)


@pytest.fixture
def match(qtbot: QtBot, pool: CardPool) -> Iterator[WatchedMatch]:
    made = WatchedMatch(setup(), pool)
    yield made
    made.close()


def state(match: LocalMatch) -> tuple[str, list[LogLine], list[LogLine], int]:
    """Everything a match holds that taking back has to restore."""
    return fingerprint(match._game), list(match._log[0]), list(match._log[1]), len(match._recorder.given)


def questions(match: LocalMatch, players: tuple[Player, Player], most: int = 5000) -> Iterator[tuple[View, Answer]]:
    """Play: every question with the answer that is given to it as soon as the caller goes on."""
    for _ in range(most):
        if match._game.outcome is not None:
            return
        decision = match._game.decision
        assert decision is not None
        if decision.seat != match.seat:
            match.sit_down(decision.seat)
        view = match.view()
        answer = players[view.seat].choose(view)
        yield view, answer
        match.answer(answer)


def until(match: LocalMatch, players: tuple[Player, Player], wanted: Callable[[View], bool]) -> View:
    for view, _ in questions(match, players):
        if wanted(view):
            return view
    raise AssertionError("that never came up")


# --- who sits down ----------------------------------------------------------------------------------------------------
def test_a_person_is_called_only_when_the_other_seat_decides(
    match: WatchedMatch, players: tuple[Player, Player]
) -> None:
    called: list[tuple[int, int]] = []
    match.seat_wanted.connect(lambda seat: called.append((match.seat, seat)))
    match.start()
    asked: list[int] = []
    for view, _ in questions(match, players):
        asked.append(view.seat)
    changes = sum(a != b for a, b in pairwise(asked)) + (asked[0] != 0)
    assert called and all(shown != wanted for shown, wanted in called)
    assert len(called) == changes


def test_an_answer_for_the_other_seat_is_refused(match: WatchedMatch, players: tuple[Player, Player]) -> None:
    match.start()
    until(match, players, lambda view: view.turn == 1 and view.seat == 1 and view.decision is not None)
    decision = match._game.decision
    assert decision is not None
    match._seat = 1 - decision.seat
    before = fingerprint(match._game)
    with pytest.raises(Refused):
        match.answer(decision.options[:1])
    assert fingerprint(match._game) == before


def test_an_illegal_answer_changes_nothing(match: WatchedMatch, players: tuple[Player, Player]) -> None:
    match.start()
    until(match, players, lambda view: view.turn == 2)
    before = state(match)
    with pytest.raises(Refused):
        match.answer((("play", 999999),))
    assert state(match) == before


# --- what answers itself ----------------------------------------------------------------------------------------------
class Passing(WatchedMatch):
    """Notes what its seats were asked about without their persons."""

    def __init__(self, setup: MatchSetup, pool: CardPool) -> None:
        super().__init__(setup, pool)
        self.by_itself: list[tuple[View, Answer]] = []

    def automatic(self, view: View) -> Answer | None:
        answer = super().automatic(view)
        if answer is not None:
            self.by_itself.append((view, answer))
        return answer


def test_only_passes_and_forced_answers_give_themselves(
    qtbot: QtBot, pool: CardPool, players: tuple[Player, Player]
) -> None:
    match = Passing(setup(), pool)
    match.start()
    asked = [view for view, _ in questions(match, players)]
    assert len(match.by_itself) > 50
    for view, answer in match.by_itself:
        assert view.decision is not None
        assert answer == PASS or view.decision.forced == answer
        if answer == PASS and view.combat is not None and view.combat.stage == "attacking" and not view.standby:
            useful = [option for option in view.decision.options if option[0] in ("play", "arts", "craft")]
            assert not useful, "one who is attacked and could answer is always asked"
    # Nobody is bothered with a question that has one answer.
    assert all(view.decision is not None and view.decision.forced is None for view in asked)
    assert sum(given.auto for given in match.given) == len(match.by_itself)
    assert [given.answer for given in match.given if not given.auto] == match.heard


def test_full_control_asks_wherever_something_can_be_done(match: WatchedMatch, players: tuple[Player, Player]) -> None:
    match.start()
    view = until(
        match, players, lambda view: view.turn == 2 and view.step == "deployment" and view.step_seat == view.seat
    )
    assert automatic(view, full=True) is None
    match.full_control = True
    asked = 0
    for view, _ in questions(match, players, 60):
        assert view.decision is not None and view.decision.forced is None
        asked += view.decision.purpose == "priority" and bool(view.standby)
    assert asked, "with full control one is asked even while something waits"


# --- taking back ------------------------------------------------------------------------------------------------------
def test_each_free_answer_of_a_whole_game_can_be_taken_back(
    match: WatchedMatch, players: tuple[Player, Player]
) -> None:
    match.start()
    taken_back = 0
    before: tuple[str, list[LogLine], list[LogLine], int] | None = None
    answered: Answer = ()
    for _, answer in questions(match, players):
        # This is the moment after the last answer.
        if before is not None and match.undo_state().policy == "free" and match._past[-1].seat == match.seat:
            after = state(match)
            match.undo()
            assert state(match) == before
            match.answer(answered)
            assert state(match) == after, "chance was thrown anew"
            taken_back += 1
        before, answered = state(match), answer
    assert taken_back > 40


def test_after_something_was_seen_or_done_the_other_player_is_asked(
    match: WatchedMatch, players: tuple[Player, Player]
) -> None:
    match.start()
    asked: Counter[str] = Counter()
    for _ in questions(match, players):
        undo = match.undo_state()
        assert undo.policy in ("free", "ask") or undo.why.startswith(("There is nothing", "Hidden cards of the other"))
        if undo.policy == "ask":
            asked[undo.why] += 1
            if asked[undo.why] == 2 and len(match._past) > 3:  # two at one screen agree aloud; the button does it then
                past = match._last_own()
                assert past is not None
                heard = fingerprint(past.game)
                mark = len(match.given)
                match.undo()
                assert fingerprint(match._game) == heard and len(match.given) == past.given < mark
                break
    assert max(asked.values()) == 2, asked


def test_what_was_answered_before_the_program_stopped_can_be_taken_back(
    qtbot: QtBot, pool: CardPool, tmp_path: Path, players: tuple[Player, Player]
) -> None:
    match = WatchedMatch(setup(), pool, tmp_path)
    match.start()
    list(questions(match, players, 25))
    again = resume(tmp_path, pool)
    assert again is not None
    again.sit_down(match.seat)
    assert again._steps == match._steps
    assert [past.given for past in again._past] == [past.given for past in match._past]
    assert again.undo_state() == match.undo_state()
    match.undo()
    again.undo()
    assert state(again) == state(match)


# --- saving -----------------------------------------------------------------------------------------------------------
_PLAYED_BY_ANOTHER = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from engine.kernel.fingerprint import fingerprint
from engine.players.roster import make_player
from tests.desktop.playing import WatchedMatch, meanings
from tests.desktop.screen_fakes import make_pool
from tests.desktop.match.test_local import questions, setup
pool = make_pool()
cards = meanings(pool)
match = WatchedMatch(setup(), pool, Path(sys.argv[1]))
match.start()
players = tuple(make_player("greedy", seat, 0, cards) for seat in (0, 1))
for count, (view, answer) in enumerate(questions(match, players)):
    if count == int(sys.argv[2]):
        break
print(fingerprint(match._game), len(match._log[0]), len(match._log[1]), flush=True)
time.sleep(600)
"""


def test_a_killed_program_loses_no_answer(qtbot: QtBot, pool: CardPool, tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", _PLAYED_BY_ANOTHER, str(tmp_path), "40"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    with process.stdout as said:
        digest, *logs = said.readline().split()
        process.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        process.wait()
    match = resume(tmp_path, pool)
    assert match is not None
    assert fingerprint(match._game) == digest
    assert [len(log) for log in match._log] == [int(count) for count in logs]
    called: list[int] = []
    match.seat_wanted.connect(called.append)
    match.start()
    decision = match._game.decision
    assert decision is not None and called == [decision.seat]  # nobody sits there before the curtain was opened
    match.close()


def test_the_file_holds_every_answer_at_once(
    qtbot: QtBot, pool: CardPool, tmp_path: Path, players: tuple[Player, Player]
) -> None:
    match = WatchedMatch(setup(), pool, tmp_path)
    match.start()
    for index, _ in enumerate(questions(match, players, 30)):
        if index % 5 == 0:
            record = read_record((tmp_path / CURRENT).read_text(encoding="utf-8"))
            assert list(record.answers) == match.given
            assert fingerprint(replay(record, pool)) == fingerprint(match._game)
    match.undo()
    assert list(read_record((tmp_path / CURRENT).read_text(encoding="utf-8")).answers) == match.given
    match.close()
    assert (tmp_path / CURRENT).exists(), "a match that was left can be continued"


def test_a_torn_last_line_costs_that_answer_only(
    qtbot: QtBot, pool: CardPool, tmp_path: Path, players: tuple[Player, Player]
) -> None:
    match = WatchedMatch(setup(), pool, tmp_path)
    match.start()
    list(questions(match, players, 20))
    file = tmp_path / CURRENT
    file.write_bytes(file.read_bytes()[:-3])
    again = resume(tmp_path, pool)
    assert again is not None and again._recorder.given == match.given[:-1]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00broken",
        b"{}\n",
        b'{"trails": "match"}\n',
        b"[1, 2]\n",
    ],
)
def test_a_broken_saved_match_is_one_sentence(qtbot: QtBot, pool: CardPool, tmp_path: Path, content: bytes) -> None:
    header = write_header(LocalMatch(setup(), pool)._header).encode()
    (tmp_path / CURRENT).write_bytes(content.replace(b"HEADER", header))
    with pytest.raises(RecordError) as caught:
        resume(tmp_path, pool)
    sentence = str(caught.value)
    assert sentence and "\n" not in sentence and "Traceback" not in sentence


@pytest.mark.parametrize(
    "rest",
    [
        b'[0, [["pick", 999999]], 0]\n',
        b"nonsense\n[1, [], 0]\n",
        b"[7, [], 0]\n[1, [], 0]\n",
        b"\x00\xff\n[1, [], 0]\n",
    ],
)
def test_a_damaged_line_costs_what_stands_from_there_on(
    qtbot: QtBot, pool: CardPool, tmp_path: Path, rest: bytes
) -> None:
    header = write_header(LocalMatch(setup(), pool)._header).encode()
    (tmp_path / CURRENT).write_bytes(header + rest)
    again = resume(tmp_path, pool)
    assert again is not None and again.earlier is not None
    assert again._recorder.given == [] and again.earlier.file.read_bytes() == header + rest
    again.close()


@pytest.mark.parametrize("place", [0.3, 0.6, 0.9])
def test_one_changed_byte_is_known_as_such(
    qtbot: QtBot, pool: CardPool, tmp_path: Path, players: tuple[Player, Player], place: float
) -> None:
    """Whatever it changes, the digit of another card included: the answers before it go on, and no others."""
    match = WatchedMatch(setup(), pool, tmp_path)
    match.start()
    list(questions(match, players, 30))
    match.close()
    file = tmp_path / CURRENT
    content = bytearray(file.read_bytes())
    start = content.index(b"\n") + 1
    first = start + int((len(content) - start) * place)
    at = next(at for at in range(first, len(content)) if content[at] in b"0123456")
    content[at] += 1
    file.write_bytes(content)
    again = resume(tmp_path, pool)
    assert again is not None and again.earlier is not None and "line" in again.earlier.why
    count = len(again._recorder.given)
    assert 0 < count < len(match.given) and again._recorder.given == match.given[:count]
    assert again.earlier.file.read_bytes() == content
    again.close()


def test_no_saved_match_is_nothing(pool: CardPool, tmp_path: Path) -> None:
    assert resume(tmp_path, pool) is None


def test_a_folder_that_cannot_be_written_does_not_end_the_match(
    qtbot: QtBot, pool: CardPool, tmp_path: Path, players: tuple[Player, Player]
) -> None:
    (tmp_path / "records").write_text("a file where the folder should be", encoding="utf-8")
    match = WatchedMatch(setup(), pool, tmp_path / "records")
    match.start()
    list(questions(match, players, 3))
    assert len(match.heard) == 3 and match.trouble.endswith(".") and "\n" not in match.trouble


# --- conceding --------------------------------------------------------------------------------------------------------
def test_conceding_ends_the_match_and_is_recorded(
    qtbot: QtBot, pool: CardPool, tmp_path: Path, players: tuple[Player, Player]
) -> None:
    match = WatchedMatch(setup(), pool, tmp_path)
    ended: list[View] = []
    match.ended.connect(ended.append)
    match.start()
    until(match, players, lambda view: view.turn == 2 and view.seat == 1)
    match.concede()
    match.concede()
    assert len(ended) == 1 and ended[0].winner == 0 and ended[0].phase == "over"
    assert [line.rule for line in match.log()][-1] == "103.4"
    assert not (tmp_path / CURRENT).exists()
    record = read_record((tmp_path / "match-0001.match").read_text(encoding="utf-8"))
    outcome = replay(record, pool).outcome
    assert outcome is not None and outcome.winner == 0
    assert match.undo_state().policy == "never"


# --- reasons ----------------------------------------------------------------------------------------------------------
def test_everything_that_cannot_be_used_says_why(match: WatchedMatch, players: tuple[Player, Player]) -> None:
    match.start()
    explained = 0
    for view, _ in questions(match, players, 150):
        decision = view.decision
        assert decision is not None
        if decision.purpose != "priority":
            continue
        usable = {option[1] for option in decision.options if option[0] in ("play", "arts", "craft", "gain")}
        for card in view.players[view.seat].hand:
            reasons = match.why_not(card.id)
            assert bool(reasons) == (card.id not in usable), (view.step, card)
            assert all(reason.rule and reason.template for reason in reasons)
            explained += len(reasons)
    assert explained > 50


def test_reasons_tell_nothing_about_hidden_cards(match: WatchedMatch, players: tuple[Player, Player]) -> None:
    match.start()
    looked = 0
    for view, _ in questions(match, players, 120):
        other = 1 - view.seat
        hidden = list(match._game.zones[HAND + other])
        hidden += [card.id for card in view.players[other].homebase if card.number is None]
        looked += len(hidden)
        for ident in hidden:
            for reason in match.why_not(ident):
                assert all(not isinstance(value, tuple) or value[0] != "card" for _, value in reason.args), reason
    assert looked > 300


# --- forecasts --------------------------------------------------------------------------------------------------------
def test_a_forecast_comes_true_when_nothing_else_happens(match: WatchedMatch, players: tuple[Player, Player]) -> None:
    """Whole attacks of one UNIT each: bond and stuns afterwards are those that were foretold."""
    match.start()
    came_true = {"player": 0, "unit": 0}
    while match._game.outcome is None:
        decision = match._game.decision
        assert decision is not None
        if decision.seat != match.seat:
            match.sit_down(decision.seat)
        view = match.view()
        answer = players[view.seat].choose(view)
        if decision.purpose != "attackers" or len(answer) != 1:
            match.answer(answer)
            continue
        attackers = [int(answer[0][1])]
        kind, number = match.attack_targets(attackers)[0]
        foretold = match.forecast(attackers, number if kind == "pick" else 0, number if kind == "seat" else -1)
        assert foretold is not None
        names = {card.id: (player.seat, card) for player in view.players for card in player.field}
        match.told.clear()
        match.answer(answer)
        _undisturbed(match, (kind, number))
        if match._game.outcome is not None or match.told["resolves"] or match.told["effect"]:
            continue  # something else happened: triggers, continuous effects
        after = match.view()
        assert tuple(player.bond for player in after.players) == foretold.bond
        stunned = {tag.obj for tag in foretold.tags if tag.kind in ("stunned", "struck back")}
        assert stunned <= set(names)
        now = {card.id for player in after.players for card in player.field if card.stunned}
        assert match.told["stun"] == len(stunned)
        assert stunned <= now
        came_true["unit" if kind == "pick" else "player"] += 1
    assert came_true["player"] >= 1 and came_true["unit"] >= 2, came_true


def _undisturbed(match: WatchedMatch, target: tuple[str, int]) -> None:
    """Let the attack run with nobody doing anything."""
    while match._game.outcome is None:
        decision = match._game.decision
        assert decision is not None
        combat = match.view().combat
        if decision.purpose == "attack target":
            answer: Answer = (target,)
        elif decision.purpose == "priority" and combat is not None:
            answer = PASS
        else:
            return
        if decision.seat != match.seat:
            match.sit_down(decision.seat)
        match.answer(answer)


def test_one_may_concede_while_the_computer_thinks(qtbot: QtBot, pool: CardPool) -> None:
    decks = (deck("full-steam"), deck("the-long-watch"))
    match = LocalMatch(MatchSetup(("Ada", "Odile"), decks, ("human", "greedy"), SEED), pool, pace=30)
    try:
        match.start()
        while match.view().asked == match.seat:
            decision = match.view().decision
            assert decision is not None
            match.answer(any_answer(decision))
        match.concede()
        before = len(match._recorder.given)
        qtbot.wait(120)  # what it was thinking about must not come any more
        assert match.view().winner == 1 and len(match._recorder.given) == before
    finally:
        match.close()


def test_two_who_go_on_with_a_saved_match_sit_down_behind_the_curtain(pool: CardPool, tmp_path: Path) -> None:
    first = LocalMatch(setup(), pool, tmp_path)
    first.start()
    decision = view_of(first._game, first._game.decision.seat).decision if first._game.decision else None
    assert decision is not None
    first.sit_down(decision.seat)
    first.answer(any_answer(decision))
    first.close()
    again = resume(tmp_path, pool)
    assert again is not None
    wanted: list[int] = []
    again.seat_wanted.connect(wanted.append)
    again.start()
    assert again._game.decision is not None and wanted == [again._game.decision.seat]
    again.close()


def test_where_two_share_a_screen_being_asked_tells_nothing_of_the_hand(pool: CardPool) -> None:
    """A seat is asked at the windows where it could pay for an answer, whether or not it holds one."""
    match = LocalMatch(setup(), pool)
    match.start()
    seen = view_of(match._game, 0)
    waits = StandbyView(900, "event", "D1-018", 0, 0, 1, ())
    ask = Decision(0, Kind.ACT, "priority", "902.4", "", (("pass",),))
    held = CardView(5, "D1-001", 0, 0, "hand")
    source = CardView(6, None, 0, 0, "homebase", face_up=False)
    rich = replace(seen.players[0], hand=(held,), homebase=(source,))
    poor = replace(seen.players[0], hand=(held,), homebase=())
    for side, asked in ((rich, True), (poor, False)):
        there = replace(seen, players=(side, seen.players[1]), standby=(waits,), decision=ask, combat=None)
        assert (match.automatic(there) is None) is asked
    match.close()


def test_a_match_saved_by_an_earlier_version_goes_on(pool: CardPool, tmp_path: Path) -> None:
    """Whole, and in the form of this version from then on."""
    source = Path(__file__).parents[2] / "trails" / "records" / "format-2.match"
    (tmp_path / CURRENT).write_bytes(source.read_bytes())
    match = resume(tmp_path, pool)
    assert match is not None and match.earlier is None
    match.close()
    saved, old = load_record(tmp_path / CURRENT), load_record(source)
    assert (saved.header.format, saved.answers) == (3, old.answers)
    assert verify(saved, pool) == Verified(True, 6, None)


def test_a_saved_match_that_cannot_be_followed_to_its_end_goes_on_and_is_kept(pool: CardPool, tmp_path: Path) -> None:
    source = (
        (Path(__file__).parents[2] / "trails" / "records" / "format-2.match").read_bytes().splitlines(keepends=True)
    )
    broken = b"".join([*source[:150], b'[0, [["attack", 999]], 0]\n', *source[150:]])
    (tmp_path / CURRENT).write_bytes(broken)
    match = resume(tmp_path, pool)
    assert match is not None and match.earlier is not None
    match.close()
    assert match.earlier.file.read_bytes() == broken
    assert "is not possible" in match.earlier.why
    saved = load_record(tmp_path / CURRENT)
    assert saved.answers == load_record(match.earlier.file).answers[: len(saved.answers)] and len(saved.answers) > 100
    again = resume(tmp_path, pool)
    assert again is not None and again.earlier is None
    again.close()
