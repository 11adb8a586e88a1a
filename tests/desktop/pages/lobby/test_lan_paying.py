"""In a sealed match between two machines a drag shows the payment, and the other machine hears nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QPointF
from pytestqt.qtbot import QtBot

from engine.kernel.decisions import Answer
from engine.kernel.identity import canonical
from tests.lan.peers import Pair, lively
from trails_desktop.app.demo.mouse import Pointer
from trails_desktop.lan.sealed.history import ToldMatch
from trails_desktop.match.api import Foreseer, Payment
from trails_desktop.pages.lobby.play.sealed_match import LanMatch
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.table import TableWidget
from trails_desktop.ui.fonts import load_fonts
from trails_desktop.ui.theme import theme


class Cable:
    """A room whose line is the pair's, for one seat."""

    trouble = ""

    def __init__(self, pair: Pair, seat: int) -> None:
        self._pair, self._seat = pair, seat
        self._listeners: list[Callable[[], None]] = []

    def put(self, match: ToldMatch, payloads: Sequence[bytes]) -> None:
        self._pair.put(self._seat, payloads)

    def listen(self, call: Callable[[], None]) -> None:
        self._listeners.append(call)

    def deaf(self, call: Callable[[], None]) -> None:
        self._listeners.remove(call)

    def look(self) -> None:
        for call in self._listeners:
            call()


@pytest.fixture
def pair(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Pair]:
    """A match with decks in which there is something to pay for; its seed by indirect parameter."""
    load_fonts()
    made = Pair(request.param, made=ToldMatch)
    made.connect()
    made.settle()
    yield made


def port(pair: Pair, seat: int) -> LanMatch:
    side = pair.sides[seat]
    assert isinstance(side, ToldMatch)
    return LanMatch(Cable(pair, seat), side, pair.pools[seat])  # type: ignore[arg-type]


def plays(match: LanMatch) -> list[Answer]:
    decision = match.view().decision
    if decision is None or decision.purpose != "priority":
        return []
    return [(option,) for option in decision.options if option[0] in ("play", "arts", "craft")]


def give(pair: Pair, seat: int) -> None:
    game = pair.sides[seat].game
    assert game is not None and game.decision is not None
    pair.answer(seat, lively(game.decision, pair.random))
    pair.settle()


@pytest.mark.parametrize("pair", [2, 17], indirect=True)
def test_what_was_foreseen_is_what_is_asked_and_nobody_hears_of_it(pair: Pair) -> None:
    ports = {seat: port(pair, seat) for seat in (0, 1)}
    assert isinstance(ports[0], Foreseer)
    tried = charged = asked = 0
    for _ in range(120):
        pair.settle()
        seat = pair.asked()
        if seat < 0:
            break
        match, side = ports[seat], pair.sides[seat]
        assert side.game is not None
        before, sent = canonical(side.game), [len(line) for line in pair.traffic]
        foreseen: dict[Answer, Payment] = {answer: match.foresee_payment(answer) for answer in plays(match)}
        tried += len(foreseen)
        assert canonical(side.game) == before, "trying changes nothing"
        assert [len(line) for line in pair.lines] == [0, 0], "and sends nothing"
        assert ports[1 - seat].foresee_payment((("pass",),)) == Payment(), "who is not asked foresees nothing"
        paid = next((answer for answer, one in foreseen.items() if one.proposed), None)
        if paid is None:
            give(pair, seat)
            continue
        ready = {card.id for card in match.view().players[seat].homebase if card.ready}
        charged += 1
        pair.answer(seat, paid)
        pair.settle()
        assert [len(line) for line in pair.traffic] != sent, "the answer itself goes over the line"
        decision = match.view().decision
        if decision is not None and decision.purpose == "pay":
            asked += 1
            assert match.payment() == tuple(("pick", ident) for ident in foreseen[paid].proposed)
        else:
            still = {card.id for card in match.view().players[seat].homebase if card.ready}
            assert ready - still >= set(foreseen[paid].proposed)
    assert tried > 10 and charged > 1, (tried, charged, asked)


@pytest.mark.parametrize("pair", [3], indirect=True)
def test_the_payment_glows_while_a_card_is_dragged(pair: Pair, qtbot: QtBot) -> None:
    """On a real table over the sealed match: lifted, the cards that would pay are marked; put back, nothing was."""
    for _ in range(400):
        pair.settle()
        seat = pair.asked()
        assert seat >= 0, "the match went by without a payment"
        match = port(pair, seat)
        hand = {card.id for card in match.view().players[seat].hand}
        found = next((one for one in plays(match) if one[0][1] in hand and match.foresee_payment(one).proposed), None)
        if found is not None:
            break
        give(pair, seat)
    else:
        raise AssertionError("nobody could pay")
    table = TableWidget(match, pair.pools[seat], None, theme("dark"), speed=0)
    qtbot.addWidget(table)
    table.resize(1280, 800)
    with qtbot.waitExposed(table):
        table.show()
    side = pair.sides[seat]
    assert side.game is not None
    before, wanted = canonical(side.game), set(match.foresee_payment(found).proposed)
    pointer = Pointer(table.view.viewport(), 4)
    item = table.scene.cards[key_of(int(found[0][1]))]
    pointer.move(table.view.mapFromScene(item.mapToScene(QPointF(-0.4 * item.width, -0.4 * item.height))))
    pointer.press()
    field = table.scene.frame.own.field
    for _ in pointer.glide(table.view.mapFromScene(QPointF(field.cx, field.y + 20))):
        QCoreApplication.processEvents()
    assert table.stage.held == key_of(int(found[0][1]))
    glowing = {key[1] for key, card in table.scene.cards.items() if card.marks.pays}
    assert glowing == wanted
    table.scene.end_gesture()
    pointer.release()
    assert canonical(side.game) == before and not any(pair.lines)
