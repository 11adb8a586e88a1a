"""No gesture that leads nowhere ends without words: thousands of random ones, in real games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer
from engine.players.roster import make_player
from engine.trails.views.records import CardView, View
from tests.desktop import fakes
from tests.desktop.fakes import FakeMatch, card, choose, hidden, player, priority
from tests.desktop.playing import WatchedMatch, deck, meanings, play_deed
from tests.desktop.screen_fakes import make_pool
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.match.setup import MatchSetup
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import Words
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.hands.pilot import Pilot
from trails_desktop.table.hands.refusing import Refusal
from trails_desktop.table.hands.wording import refusal_bubble
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.asking import BAND, BOARD, FIELD, HOMEBASE, Spot
from trails_desktop.table.scene.gestures import MISPLACED, OWN_HAND, Move, press_card
from trails_desktop.table.table import TableWidget

WANTED = 2_000


class Deaf:
    """A match that notes answers and does not go on."""

    def __init__(self, match: WatchedMatch) -> None:
        self._match = match
        self.given: list[Answer] = []

    def answer(self, answer: Answer) -> None:
        self.given.append(answer)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)


class Bare:
    """A stage without pictures: whatever is let go is over one place."""

    def __init__(self, over: tuple[Spot, ...]) -> None:
        self._over = over

    def spots_at(self, x: float, y: float) -> tuple[Spot, ...]:
        return self._over

    def __getattr__(self, name: str) -> Any:
        return lambda *told: frozenset()


class Fumbling:
    """Does what leads nowhere, as a person who knows no rule would, and listens."""

    def __init__(self, match: WatchedMatch, dice: random.Random) -> None:
        self.port, self.dice = Deaf(match), dice
        self.pilot = Pilot(self.port)  # type: ignore[arg-type]
        names = CardNames(make_pool())  # type: ignore[arg-type]
        self.names, self.words = names, Words(names.name, lambda seat: ("Ann", "Bo")[seat])
        self.heard: list[str] = []
        self.silent: list[str] = []
        self.done: Counter[str] = Counter()
        self.pilot.refused.connect(self._refused)
        self.pilot.idle.connect(lambda key: self.heard.append(str(key)))
        self.pilot.menu_wanted.connect(lambda menu: self.port.given.append(()))

    def _refused(self, refusal: Refusal) -> None:
        said = refusal_bubble(refusal, ask.find(self.pilot.view, refusal.obj), self.names, self.words)
        assert said.title and said.lines and all(line.text for line in said.lines), refusal
        self.heard.append(said.title)

    def try_all(self, view: View, times: int) -> None:
        """So many gestures at one moment."""
        cards = [one for side in view.players for zone in (side.hand, side.field, side.homebase) for one in zone]
        cards = [one for one in cards if one.id]
        for _ in range(times if cards else 0):
            self.pilot.see(view)
            self._one(self.dice.choice(cards), view)

    def _one(self, card: CardView, view: View) -> None:
        self.heard.clear()
        self.port.given.clear()
        before, asking = self.pilot.taken, self.pilot.asking
        can = bool(asking.acts.get(card.id)) or card.id in asking.picks
        kind = self.dice.choice(("click", "twice", "drag", "digit", "seat", "main"))
        only_looks = False
        if kind == "click":
            self.pilot.click(card.id)
            only_looks = can and (card.zone == "hand" or asking.dragged)
        elif kind == "twice":
            self.pilot.use(card.id)
        elif kind == "digit":
            self.pilot.act_number(card.id, self.dice.randint(1, 9))
        elif kind == "seat":
            self.pilot.seat_clicked(self.dice.randint(0, 1))
        elif kind == "main":
            self.pilot.main()
            only_looks = bool(asking.panel)  # its sheet has the keyboard then
        else:
            only_looks = self._drag(card, view)
        if self.port.given or self.pilot.taken != before or only_looks:
            return
        self.done[kind] += 1
        if not self.heard:
            self.silent.append(f"{kind} {card.zone} {asking.purpose} {view.step}")

    def _drag(self, card: CardView, view: View) -> bool:
        """Carry a card somewhere. True if that is nowhere: back to where it came from."""
        others = [("card", one.id) for side in view.players for one in side.field]
        spots: Iterable[Spot] = (FIELD, HOMEBASE, BAND, BOARD, ("seat", 0), ("seat", 1), ("zone", "foe field"), *others)
        over = self.dice.choice(tuple(spots))
        gesture = press_card(Bare((over,)), self.pilot, card, 0, 0)  # type: ignore[arg-type]
        next(gesture)
        try:
            for move in (Move("move", 90, 90), Move("move", 200, 90), Move("drop", 200, 90)):
                gesture.send(move)
        except StopIteration:
            pass
        return over in (OWN_HAND, ("card", card.id))


def test_two_thousand_gestures_that_lead_nowhere_all_have_words(qapp: object) -> None:
    pool, dice = make_pool(), random.Random(20)
    setup = MatchSetup(("Ann", "Bo"), (deck("first-light"), deck("full-steam")), ("human", "human"), 3)
    match = WatchedMatch(setup, pool)
    minds = [make_player("greedy", seat, 3, meanings(pool)) for seat in (0, 1)]
    match.start()
    fumbling = Fumbling(match, dice)
    while sum(fumbling.done.values()) < WANTED:
        seen = match.view()
        assert seen.phase != "over"
        fumbling.try_all(seen, 14)
        if match.seat != seen.asked:
            match.sit_down(seen.asked)
            fumbling.try_all(match.view(), 14)
        match.answer(minds[match.seat].choose(match.view()))
    match.close()
    assert fumbling.silent == []
    assert len(fumbling.done) == 6 and min(fumbling.done.values()) > 40, fumbling.done


@pytest.fixture
def mine(tables: Any) -> TableWidget:
    side = player(0, hand=(card(20, "Wick Halloran", "hand"),), field=(card(1, "Ilse Farrow"),), cp=1)
    other = player(1, field=(card(31, "Quill", owner=1),), hand=tuple(hidden(0, "hand", 1) for _ in range(3)))
    made: TableWidget = tables(FakeMatch(fakes.view(side, other, priority())))
    return made


def said(table: TableWidget) -> str:
    bubble, sheet = table.scene.furniture.bubble, table.help.sheet
    return bubble.accessible_name() if bubble.isVisible() else sheet.accessible_name() if sheet.isVisible() else ""


def test_clicks_on_the_real_table_are_answered(mine: TableWidget) -> None:
    scene, pointer = mine.scene, Pointer(mine.view.viewport(), 1)
    furniture = scene.furniture
    places = {
        "a card of the other": scene.cards[key_of(31)].pos(),
        "a hand card": scene.cards[key_of(20)].pos(),
        "the other's plate": furniture.plates[False].mapToScene(furniture.plates[False].area.center()),
        "an empty trail": QPointF(scene.frame.own.trail.cx, scene.frame.own.trail.cy),
        "a deck": QPointF(scene.frame.own.deck.cx, scene.frame.own.deck.cy),
        "the other hand": QPointF(scene.frame.other.hand.cx, scene.frame.other.hand.bottom - 12),
    }
    for what, at in places.items():
        pointer.move(mine.view.mapFromScene(QPointF(2, 400)))
        mine.hush()
        mine.help.forget()
        play_deed(pointer.click(mine.view.mapFromScene(at)))
        assert said(mine), what
    assert mine.port.answers == []  # type: ignore[attr-defined]


def test_the_right_button_on_the_bare_board_says_what_it_is(mine: TableWidget) -> None:
    scene, frame = mine.scene, mine.scene.frame
    places = {
        "Your Field": QPointF(frame.own.field.x + 60, frame.own.field.cy),
        f"{mine.port.names[1]}: Homebase": QPointF(frame.other.homebase.right - 40, frame.other.homebase.cy),
        "Your Trail": QPointF(frame.own.trail.cx, frame.own.trail.cy),
    }
    for what, at in places.items():
        assert scene.hit(at).kind in ("board", "pile"), what
        mine.help.forget()
        QTest.mouseClick(mine.view.viewport(), Qt.MouseButton.RightButton, pos=mine.view.mapFromScene(at))
        assert said(mine).startswith(what), (what, said(mine))
    for x in range(10, round(frame.board.w), 97):
        for y in range(10, round(frame.board.h), 61):
            at = QPointF(x, y)
            if scene.hit(at).kind == "board":
                mine.help.forget()
                scene.asked_at.emit(at, scene.hit(at))
                assert said(mine), (x, y)


def test_what_a_refusal_says_stands_whole_in_a_smaller_window(mine: TableWidget) -> None:
    bubble = mine.scene.furniture.bubble
    mine.pilot.explain(31)
    words = bubble.accessible_name()
    assert words and bubble.isVisible()
    for size in ((900, 640), (1280, 800)):
        mine.resize(*size)
        box, board = bubble.mapRectToScene(bubble.area), mine.scene.frame.board
        assert bubble.isVisible() and bubble.accessible_name() == words
        assert 0 <= box.left() < box.right() <= board.right and 0 <= box.top() < box.bottom() <= board.bottom


def test_a_button_that_cannot_be_pressed_says_why(tables: Any, qtbot: QtBot) -> None:
    waiting = fakes.view(player(0), player(1), None)
    table: TableWidget = tables(FakeMatch(waiting))
    main = table.scene.furniture.buttons["main"]
    play_deed(Pointer(table.view.viewport(), 1).click(table.view.mapFromScene(main.mapToScene(main.area.center()))))
    assert "Bryn decides" in said(table)


def test_a_card_let_go_in_a_wrong_place_is_not_hatched(tables: Any) -> None:
    side = player(0, hand=(card(20, "Wick Halloran", "hand"),), field=(card(1, "Ilse Farrow"),), cp=1)
    table: TableWidget = tables(FakeMatch(fakes.view(side, player(1), priority(("play", 20)))))
    table.pilot.explain(20, MISPLACED)
    assert table.speech.about is None and "onto your field" in said(table)


def test_attackers_are_not_in_the_hand(tables: Any) -> None:
    side = player(0, hand=(card(20, "Signal Hill", "hand"),), field=(card(1, "Ilse Farrow"),))
    table: TableWidget = tables(FakeMatch(fakes.view(side, player(1), choose("attackers", 1, least=0))))
    table.pilot.use(20)
    assert "used in your deployment step and when you may answer" in said(table)
