"""Everything a computer does is seen: the table is grabbed every 50 ms of its own time through turns of the computer.

The clocks of the table are driven by hand, so that the frames are those of a machine that is never late.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer
from engine.players.base import Player
from engine.players.roster import make_player
from engine.trails.cards.pool import CardPool, load_pool
from engine.trails.views.records import View
from tests.desktop.playing import WatchedMatch, deck, meanings
from trails_desktop.match.setup import MatchSetup
from trails_desktop.resources import resource_dir
from trails_desktop.table.hold.moments import Moment
from trails_desktop.table.hold.paces import PACES, Pace, rest_of
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme

FRAME = 50.0  #: milliseconds between two frames
LOOKS = 5  #: frames from one that is grabbed to the next
TURNS = 3
SEED = 11


class AtOnce(QObject):
    """A computer player in this process, without the time of another one."""

    decided = Signal(tuple)

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player

    def ask(self, name: str, seed: int, view: View) -> None:
        self.decided.emit(self._player.choose(view))

    def cancel(self) -> None:
        """Nothing runs."""

    def close(self) -> None:
        """Nothing runs."""


@dataclass
class Seen:
    """The frames in which a moment was held."""

    moment: Moment
    frames: int = 0
    voices: set[str] = field(default_factory=set)
    pictures: set[int] = field(default_factory=set)  #: of the voice's rectangle, by content


@pytest.fixture(scope="module")
def pool() -> CardPool:
    return load_pool(resource_dir("assets") / "cards")


@pytest.fixture
def game(qtbot: QtBot, pool: CardPool) -> Iterator[Callable[..., tuple[TableWidget, Played]]]:
    load_fonts()
    matches: list[Played] = []

    def make(pace: Pace, speed: float = 1.0) -> tuple[TableWidget, Played]:
        cards = meanings(pool)
        setup = MatchSetup(("Maren", "Pim"), (deck("full-steam"), deck("first-light")), ("human", "greedy"), SEED)
        match = Played(setup, pool, AtOnce(make_player("greedy", 1, SEED, cards)))
        printings = {number: pool.versions(number) for number in pool}
        table = TableWidget(match, printings, None, theme("dark"), speed=speed, pace=pace)
        qtbot.addWidget(table)
        table.resize(1280, 800)
        with qtbot.waitExposed(table):
            table.show()
        matches.append(match)
        match.start()
        return table, match

    yield make
    for match in matches:
        match.close()


class Played(WatchedMatch):
    """A watched match whose computer answers at once."""

    def __init__(self, setup: MatchSetup, pool: CardPool, thinker: AtOnce) -> None:
        super().__init__(setup, pool)
        self._thinker = thinker  # type: ignore[assignment]  # it does what a thinker does
        thinker.decided.connect(self._computer_decided)

    def think(self) -> None:
        """The computer's move, as soon as it is its turn."""
        self._soon.stop()
        while self.view().phase != "over" and self.view().decision is None:
            self._ask_computer()


Game = Callable[..., tuple[TableWidget, Played]]


def person(pool: CardPool) -> Player:
    """Who plays for the person: often nothing, so that the computer does."""
    return make_player("random", 0, SEED, meanings(pool))


def play(
    table: TableWidget, match: Played, who: Player, held: Callable[[TableWidget], None], turns: int = TURNS
) -> list[Answer]:
    """Play on until so many turns are over; ``held`` lets time pass while something is held."""
    given: list[Answer] = []
    while match.view().phase != "over" and match.view().turn <= turns:
        match.think()
        while table.hold.busy:
            held(table)
            match.think()
        if match.view().phase == "over":
            break
        decision = match.view().decision
        assert decision is not None and table.pilot.asking.decision == decision, "what is asked is shown"
        answer = who.choose(match.view())
        assert table.pilot.answer(answer)
        given.append(answer)
    return given


def voice(table: TableWidget) -> tuple[str, QRect]:
    """Who speaks now, and where."""
    parts = (("banner", table.voices.banner), ("sheet", table.voices.sheet), ("strip", table.voices.strip))
    for name, part in parts:
        if part.isVisible():
            return name, part.mapRectToScene(part.area).toRect()
    return "", QRect()


def content(picture: QImage, box: QRect) -> int:
    part = picture.copy(box)
    return hash(bytes(part.constBits()))


def test_each_attack_ticket_effect_and_turn_is_in_the_frames_of_the_time_promised(game: Game, pool: CardPool) -> None:
    table, match = game("brisk")
    seen: list[Seen] = []

    def held(table: TableWidget) -> None:
        moment = table.hold.now
        assert moment is not None
        if table.hold.breathing:
            assert voice(table)[0] in ("", "strip"), "between two moments nobody speaks"
        else:
            if not seen or seen[-1].moment is not moment:
                seen.append(Seen(moment))
            name, box = voice(table)
            if seen[-1].frames % LOOKS == 0:
                seen[-1].pictures.add(content(table.view.grab().toImage(), box))
            seen[-1].frames += 1
            seen[-1].voices.add(name)
        table.clock.advance(FRAME)
        table.hold.clock.advance(FRAME)

    play(table, match, person(pool), held)
    of_pim = [one for one in seen if one.moment.seat == 1]
    assert {"ticket", "attack", "resolve", "fight"} <= {one.moment.kind for one in of_pim}
    assert [one.moment.view.turn for one in seen if one.moment.kind == "turn"] == list(range(1, TURNS + 2))
    expected = {"ticket": "sheet", "attack": "sheet", "resolve": "strip", "fight": "strip", "turn": "banner"}
    for one in seen:
        kind = one.moment.kind
        if kind not in expected or (one.moment.seat == 0 and kind in ("ticket", "attack")):
            continue
        words = table.names.words(one.moment.waiting.number) if one.moment.waiting is not None else 0
        promised = rest_of(kind, "brisk").length(words)
        assert promised >= {"attack": 1200, "ticket": 840, "resolve": 580, "fight": 1280, "turn": 600}[kind]
        assert one.frames * FRAME >= promised, (kind, one.frames)
        assert expected[kind] in one.voices, (kind, one.voices)
        assert len(one.pictures) > 1, "the ring runs, the voice comes: these are frames of a moving picture"


def test_nothing_that_the_match_told_is_left_out(game: Game, pool: CardPool) -> None:
    """Every object that waited, every attack and every loss of bond is a moment, whoever passed for whom."""
    table, match = game("brisk")
    told: list[tuple[str, int]] = []
    shown: list[tuple[str, int]] = []
    last = [match.view()]

    def listen(change: object) -> None:
        before, view = last[0], match.view()
        last[0] = view
        told.extend(("waits", one.id) for one in view.standby if one.id not in {old.id for old in before.standby})
        fought, fresh = view.combat, before.combat is None or before.combat.stage == "proposed"
        if fought is not None and fought.stage == "attacking" and fresh:
            told.append(("attacks", fought.attackers[0]))
        if view.turn > before.turn:
            told.append(("turn", view.turn))

    match.changed.connect(listen)

    def held(table: TableWidget) -> None:
        table.hold.skip()

    def show(change: object) -> None:
        view = table.hold.view()
        for one in view.standby:
            if ("waits", one.id) not in shown:
                shown.append(("waits", one.id))
        if view.combat is not None and view.combat.stage == "attacking":
            shown.append(("attacks", view.combat.attackers[0]))
        shown.append(("turn", view.turn))

    table.hold.changed.connect(show)
    play(table, match, person(pool), held)
    assert told and set(told) <= set(shown)


def test_at_instant_nothing_waits(game: Game, pool: CardPool) -> None:
    table, match = game("instant")

    def held(table: TableWidget) -> None:
        raise AssertionError("something is held")

    play(table, match, person(pool), held)


def test_the_record_is_the_same_at_all_paces(game: Game, pool: CardPool) -> None:
    records = []
    for pace in PACES:
        table, match = game(pace)
        play(table, match, person(pool), lambda table: table.hold.clock.advance(400.0))
        records.append([(given.seat, given.answer, given.auto) for given in match.given])
    assert records[0] == records[1] == records[2]


def test_reduced_motion_rests_as_long_and_moves_nothing(game: Game, pool: CardPool) -> None:
    table, match = game("brisk", 0.0)
    rested: list[float] = []

    def held(table: TableWidget) -> None:
        assert not table.clock.busy
        moment, passed = table.hold.now, 0.0
        while table.hold.now is moment and not table.hold.breathing and table.hold.busy:
            table.hold.clock.advance(FRAME)
            passed += FRAME
        rested.append(passed)
        while table.hold.breathing:
            table.hold.clock.advance(FRAME)

    play(table, match, person(pool), held, 1)
    assert max(rested) >= 840


def test_the_match_goes_on_while_the_table_shows(game: Game, pool: CardPool) -> None:
    """Nobody else waits for a picture: when something is held, the match has already come to the next question."""
    table, match = game("patient")
    who = person(pool)
    while not table.hold.busy or table.hold.now is None or table.hold.now.kind == "turn":
        match.think()
        while table.hold.busy and table.hold.now is not None and table.hold.now.kind == "turn":
            table.hold.skip()
        if not table.hold.busy:
            assert table.pilot.answer(who.choose(match.view()))
            match.think()
    assert match.view().decision is not None and table.pilot.view.decision is None
    count = len(match.given)
    assert table.hold.hasten() and table.pilot.view == match.view()
    assert len(match.given) == count
