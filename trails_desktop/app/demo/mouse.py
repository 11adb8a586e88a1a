"""A pair of hands at a table: carry out an answer as a person would, with the mouse.

Demonstration and tests use them. They send real events to the widgets and read only what is on the table; nothing goes
past the window. A deed is a generator of :class:`Beat`: whoever plays it lets the event loop run between two beats, at
whatever pace. :mod:`keyboard` does the same by keyboard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from engine.kernel.decisions import Answer, Decision, Kind, Option
from engine.trails.views.records import CardView, View
from trails_desktop.match.api import MatchPort
from trails_desktop.table.geometry.keys import key_of
from trails_desktop.table.placing.shown import landing
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions.asking import BAND, BOARD, FIELD, HOMEBASE, Spot
from trails_desktop.table.sheets.base import DONE, ChoiceSheet
from trails_desktop.table.sheets.number import NumberSheet, SplitSheet
from trails_desktop.table.sheets.options import OptionsSheet
from trails_desktop.table.sheets.rails import RailSheet
from trails_desktop.table.table import TableWidget

_NONE: Final = Qt.MouseButton.NoButton
_LEFT: Final = Qt.MouseButton.LeftButton
PLAIN: Final = Qt.KeyboardModifier.NoModifier
#: Beats in a row in which nothing happens before the hands give up.
PATIENCE: Final = 2000
#: Where a card is looked for uncovered, as shares of its size: the middle first, then the edges that a heap leaves.
_POINTS: Final = (
    (0, 0), (0, -0.3), (-0.35, -0.35), (-0.43, 0), (-0.43, 0.2), (0.43, 0), (0.4, -0.4), (0, 0.4),
    (-0.46, 0), (-0.46, 0.25), (-0.46, -0.25), (0, 0.46), (0, -0.46), (0.2, 0.46), (-0.2, 0.46), (0.46, 0),
)  # fmt: skip
_STEP: Final = 8.0  #: pixels of one movement while something is being fitted into its place


class Clumsy(Exception):
    """The hands could not do what was asked: something is covered, missing, or did not react."""


@dataclass(frozen=True, slots=True)
class Beat:
    """A moment between two movements. ms: how long a person would take, at normal pace. what: "" or what is to be seen
    just now: "carried" (a card over the place where it will be dropped), "aimed" (an arrow on its target), "menu",
    "sheet", "marked" (a card was just marked)."""

    ms: float = 0.0
    what: str = ""


Deed = Iterator[Beat]


@dataclass(frozen=True, slots=True)
class Intent:
    """What is to be done. target: for ``attackers``, whom they are to attack; the table asks for it right afterwards,
    and dragging the arrow answers both."""

    answer: Answer
    target: Option | None = None


class Chooser(Protocol):
    """Who decides, from a view (a computer player)."""

    def choose(self, view: View) -> Answer: ...


def intend(chooser: Chooser, view: View, port: MatchPort) -> Intent:
    """What ``chooser`` wants to answer to the question of ``view``, in the order in which a table says it."""
    decision = view.decision
    assert decision is not None
    answer = chooser.choose(view)
    if decision.kind is Kind.ARRANGE:
        answer = tuple(sorted(answer, key=lambda option: option[0] != "top"))
    elif decision.kind is Kind.SPLIT:
        answer = tuple(sorted(answer, key=lambda share: decision.options.index(share[:-1])))
    elif decision.purpose == "pay" and set(answer) == set(port.payment()):
        answer = port.payment()
    if decision.purpose != "attackers" or not answer:
        return Intent(answer)
    targets = port.attack_targets([int(option[1]) for option in answer])
    prompt = "Choose the target of the attack."
    asked = Decision(decision.seat, Kind.CHOOSE, "attack target", "803.4", prompt, targets)
    return Intent(answer, chooser.choose(replace(view, asked_for="attack target", decision=asked))[0])


class Pointer:
    """The mouse: moves, presses and wheels on one widget."""

    def __init__(self, widget: QWidget, steps: int = 4) -> None:
        """steps: movements of one drag; more look smoother."""
        self._widget = widget
        self._steps = steps
        self._held = False
        self.at = QPoint(-1, -1)

    def move(self, to: QPoint) -> None:
        """Move there at once."""
        self.at = to
        self._send(QEvent.Type.MouseMove, _NONE)

    def press(self) -> None:
        """The left button goes down."""
        self._held = True
        self._send(QEvent.Type.MouseButtonPress, _LEFT)

    def release(self) -> None:
        """The left button goes up."""
        self._held = False
        self._send(QEvent.Type.MouseButtonRelease, _LEFT)

    def glide(self, to: QPoint) -> Deed:
        """Move there step by step."""
        start = self.at
        for step in range(1, self._steps + 1):
            share = step / self._steps
            self.move(start + (to - start) * (share * share * (3 - 2 * share)))
            yield Beat(16)

    def click(self, at: QPoint) -> Deed:
        """Go there and click."""
        if self.at.x() >= 0:
            yield from self.glide(at)
        self.move(at)
        yield Beat(120)
        self.press()
        yield Beat(60)
        self.release()

    def wheel(self, notches: int) -> None:
        """Turn the wheel towards the person by so many notches; negative: away."""
        at = QPointF(self.at)
        event = QWheelEvent(
            at, QPointF(self._widget.mapToGlobal(self.at)), QPoint(0, 0), QPoint(0, -120 * notches), _NONE, PLAIN,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QCoreApplication.sendEvent(self._widget, event)

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton) -> None:
        down = _LEFT if self._held else _NONE
        everywhere = QPointF(self._widget.mapToGlobal(self.at))
        QCoreApplication.sendEvent(self._widget, QMouseEvent(kind, QPointF(self.at), everywhere, button, down, PLAIN))


def press_widget(widget: QWidget) -> Deed:
    """Click a button outside the table (start screen, curtain, end)."""
    yield from Pointer(widget).click(widget.rect().center())


def settled(table: TableWidget) -> Deed:
    """Wait until nothing moves on the table and no answer is on its way."""
    for _ in range(PATIENCE):
        if not (table.clock.busy or table.pilot.following):
            return
        yield Beat(15)
    raise Clumsy("the table does not come to rest")


class MouseHands:
    """Plays on a table's viewport: drags for plays, placing and attacks, clicks for everything else."""

    def __init__(self, table: TableWidget, steps: int = 4) -> None:
        self._table = table
        self.pointer = Pointer(table.view.viewport(), steps)

    def perform(self, intent: Intent) -> Deed:
        """Answer the pending question of the table's seat. Raises :class:`Clumsy`."""
        table, answer = self._table, intent.answer
        yield from settled(table)
        asking = table.pilot.asking
        if asking.decision is None:
            raise Clumsy("nobody is asked")
        if asking.panel:
            yield from self._sheet(question(table), answer)
        elif asking.purpose == "priority":
            yield from self._act(answer[0])
        elif asking.purpose == "attackers" and answer:
            yield from self._attack(intent)
        elif asking.purpose == "place" and answer:
            yield from self._carry(int(answer[0][1]), HOMEBASE)
        elif answer and not asking.multi:
            yield from self._point_out(answer[0])
        else:
            for option in changes(table.pilot.taken, answer):
                yield from self._point_out(option)
                yield Beat(180, "marked")
            if not answer and table.pilot.main_state().answer:  # not what is proposed: a click on the bare board
                yield from self.pointer.click(QPoint(3, table.height() - 3))
            yield from self._button("main")

    # --- deeds -------------------------------------------------------------------------------------------------------
    def _act(self, option: Option) -> Deed:
        table = self._table
        if option == ("pass",):
            yield from self._button("main")
            return
        obj = int(option[2] if option[0] == "support" else option[1])
        card = ask.find(table.pilot.view, obj)
        if card is None:
            raise Clumsy(f"object {obj} is nowhere to be seen")
        spots = table.pilot.drops(card)
        if piled := key_of(obj) not in table.scene.shown:
            yield from self._open_pile(card)
        dragged = option[0] != "craft" and option[0] != "gain" and not piled
        whole = [spot for spot in (FIELD, HOMEBASE, BAND, BOARD) if spots.get(spot) == (option,)]
        whole += [spot for spot in spots if spot[0] == "card" and spots[spot] == (option,)]
        menus = [spot for spot in spots if spots[spot] is None]
        held = card.zone == "hand"  # which one click only looks at
        if (dragged or held) and whole:
            yield from self._carry(obj, whole[0])
        elif (dragged or held) and menus:
            yield from self._carry(obj, menus[0])
            yield from self._menu(option)
        else:
            alone = len(table.pilot.asking.acts.get(obj, ())) == 1 and option[0] != "support"
            yield from self._click_card(obj)
            if not alone:
                yield from self._menu(option)

    def _open_pile(self, card: CardView) -> Deed:
        """Click the pile in which a card lies, so that its cards come over the table."""
        table = self._table
        box = table.scene.frame.of(card.owner == table.below).zone(card.zone)
        yield from self.pointer.click(table.view.mapFromScene(QPointF(box.cx, box.cy)))
        yield Beat(420, "pile")
        if key_of(card.id) not in table.scene.shown:
            raise Clumsy(f"the pile with object {card.id} did not open")

    def _attack(self, intent: Intent) -> Deed:
        """Mark a group by clicks, then drag the arrow from the first attacker to the target."""
        attackers = [int(option[1]) for option in intent.answer]
        if len(attackers) > 1 or self._table.pilot.taken:
            for option in changes(self._table.pilot.taken, intent.answer):
                yield from self._click_card(int(option[1]))
                yield Beat(180, "marked")
        if (target := intent.target) is None:
            raise Clumsy("an attack needs a target")
        yield from self._take_hold(attackers[0])
        spot: Spot = ("seat" if target[0] == "seat" else "card", target[1])
        yield from self.pointer.glide(self._spot(spot))
        yield Beat(700, "aimed")
        self.pointer.release()

    def _carry(self, obj: int, spot: Spot) -> Deed:
        yield from self._take_hold(obj)
        # The first movement opens the rows: where to let go is looked up afterwards.
        self.pointer.move(self.pointer.at + QPoint(0, -12))
        yield Beat(16)
        yield from self.pointer.glide(self._spot(spot))
        yield Beat(320, "carried")
        self.pointer.release()

    def _take_hold(self, obj: int) -> Deed:
        yield from self._hover(obj)
        self.pointer.press()
        yield Beat(80)

    def _point_out(self, option: Option) -> Deed:
        """Click a card, a player or a waiting ticket."""
        if option[0] == "seat":
            yield from self.pointer.click(self._spot(("seat", option[1])))
        elif key_of(int(option[1])) in self._table.scene.shown:
            yield from self._click_card(int(option[1]))
        else:
            yield from self._ticket(int(option[1]))

    def _ticket(self, waiting: int) -> Deed:
        table = self._table
        tickets = table.scene.furniture.tickets
        ids = [one.id for one in table.pilot.view.standby]
        if waiting not in ids:
            raise Clumsy(f"object {waiting} is nowhere to be seen")
        for _ in range(2):  # the stack spreads under the pointer
            at = tickets.ticket_box(ids.index(waiting)).center()
            yield from self.pointer.glide(table.view.mapFromScene(at))
            yield Beat(60)
        yield from self.pointer.click(self.pointer.at)

    def _click_card(self, obj: int) -> Deed:
        yield from self._hover(obj)
        yield from self.pointer.click(self.pointer.at)

    def _button(self, name: str) -> Deed:
        part = self._table.scene.furniture.buttons[name]
        yield from self.pointer.click(self._table.view.mapFromScene(part.mapToScene(part.area.center())))

    def _menu(self, option: Option) -> Deed:
        menu = self._table.sheets.menu
        if menu is None:
            raise Clumsy("no menu opened")
        yield Beat(420, "menu")
        yield from self._cell(menu, index_of(menu, option))

    # --- sheets ------------------------------------------------------------------------------------------------------
    def _sheet(self, sheet: ChoiceSheet, answer: Answer) -> Deed:
        yield Beat(500, "sheet")
        if isinstance(sheet, OptionsSheet):
            for option in answer if answer or sheet.many else ((),):
                yield from self._cell(sheet, index_of(sheet, option))
            if not sheet.many:
                return
        elif isinstance(sheet, NumberSheet):
            yield from self._number(sheet, int(answer[0][1]))
        elif isinstance(sheet, SplitSheet):
            yield from self._split(sheet, answer)
        elif isinstance(sheet, RailSheet):
            for rail, indexes in reversed(tuple(enumerate(rails_for(sheet, answer)))):
                for slot, index in enumerate(indexes):
                    yield from self._fit(sheet, index, rail, slot)
        yield from self._cell(sheet, DONE)

    def _number(self, sheet: NumberSheet, wanted: int) -> Deed:
        """Click the number's chip, or count with the wheel where there are none."""
        chip = wanted - sheet.state.least
        if not sheet.cell_box(chip).isNull():
            yield from self._cell(sheet, chip)
            return
        yield from self.pointer.glide(self._table.view.mapFromScene(sheet.mapToScene(sheet.area.center())))
        while sheet.value != wanted:
            self.pointer.wheel(-1 if wanted > sheet.value else 1)
            yield Beat(60)

    def _split(self, sheet: SplitSheet, answer: Answer) -> Deed:
        wanted = [next((int(s[-1]) for s in answer if s[:-1] == c.option), 0) for c in sheet.state.choices]
        for sign in (-1, 1):  # nothing can be given before it was taken from somebody
            for row, share in enumerate(wanted):
                while (share - sheet.shares[row]) * sign > 0:
                    yield from self._cell(sheet, 2 * row + (sign > 0))

    def _cell(self, sheet: ChoiceSheet, index: int) -> Deed:
        view = self._table.view
        for _ in range(PATIENCE):
            if not sheet.cell_box(index).isNull():
                break
            # A long list shows a part of it: look for the option with the wheel.
            self.pointer.move(view.mapFromScene(sheet.mapToScene(sheet.area.center())))
            shown = [i for i in range(len(sheet.state.choices)) if not sheet.cell_box(i).isNull()]
            self.pointer.wheel(1 if not shown or index > shown[-1] else -1)
            yield Beat(60)
        yield from self.pointer.click(view.mapFromScene(sheet.mapToScene(sheet.cell_box(index).center())))
        yield Beat(120)

    def _fit(self, sheet: RailSheet, index: int, rail: int, slot: int) -> Deed:
        """Drag a card of an order to its place, watching the others make room."""
        if sheet.rails[rail][slot : slot + 1] == (index,):
            return
        box = sheet.cell_box(index)
        grip = sheet.mapToScene(box.topLeft() + QPointF(7, box.height() / 2))
        yield from self.pointer.glide(self._table.view.mapFromScene(grip))
        self.pointer.press()
        yield Beat(80)
        for _ in range(PATIENCE):
            now = next(r for r, cards in enumerate(sheet.rails) if index in cards)
            at = sheet.rails[now].index(index)
            if (now, at) == (rail, slot):
                break
            by = QPointF(0, _STEP if now < rail else -_STEP)
            if now == rail:
                by = QPointF(_STEP if at < slot else -_STEP, 0)
            self.pointer.move(self.pointer.at + by.toPoint())
            yield Beat(12)
        self.pointer.release()
        yield Beat(120)

    # --- where things are --------------------------------------------------------------------------------------------
    def _hover(self, obj: int) -> Deed:
        """Bring the pointer onto a card; rows move under it, so look again until it is there."""
        table = self._table
        for _ in range(6):
            yield from self.pointer.glide(self._on_card(obj))
            yield Beat(60)
            yield from settled(table)
            if table.scene.hit(table.view.mapToScene(self.pointer.at)).obj == obj:
                return
        raise Clumsy(f"object {obj} cannot be reached with the pointer")

    def _on_card(self, obj: int) -> QPoint:
        """A point of the viewport on a card where nothing covers it."""
        table = self._table
        item = table.scene.cards.get(key_of(obj))
        if item is None:
            raise Clumsy(f"object {obj} is not on the table")
        for dx, dy in _POINTS:
            at = table.view.mapFromScene(item.mapToScene(QPointF(dx * item.width, dy * item.height)))
            if table.view.viewport().rect().contains(at) and table.scene.hit(table.view.mapToScene(at)).obj == obj:
                return at
        raise Clumsy(f"object {obj} is covered")

    def _spot(self, spot: Spot) -> QPoint:
        """A point where letting go means ``spot``."""
        table = self._table
        scene, kind = table.scene, spot[0]
        if kind == "card":
            return self._on_card(int(spot[1]))
        if kind == "seat":
            box = scene.plate_box(int(spot[1]))
            return table.view.mapFromScene(QPointF(box.cx, box.cy))
        fr = scene.frame
        if spot in (FIELD, HOMEBASE):
            place = landing(table.pilot.view, table.below, str(spot[1]), fr)
            wished = QPointF(place.x, place.y)
            box = fr.own.zone(str(spot[1]))
        else:
            box = fr.mid if spot == BAND else fr.own.field
            wished = QPointF(box.cx, box.cy)
        lit = table.stage.lit or frozenset({spot})
        for at in (wished, *_grid(box.x, box.y, box.w, box.h)):
            found = next((one for one in scene.spots(at) if one in lit), None)
            if found == spot:
                return table.view.mapFromScene(at)
        raise Clumsy(f"there is no room to let go on {spot}")


# --- readings both kinds of hands share ------------------------------------------------------------------------------
def question(table: TableWidget) -> ChoiceSheet:
    """The sheet of the pending question. Raises :class:`Clumsy`."""
    if table.sheets.question is None:
        raise Clumsy("the question is not shown")
    return table.sheets.question


def changes(taken: Answer, wanted: Answer) -> list[Option]:
    """What to click, in order, so that exactly ``wanted`` is marked in its order."""
    keep = 0
    while keep < len(taken) and taken[: keep + 1] == wanted[: keep + 1]:
        keep += 1
    return [*taken[keep:], *wanted[keep:]]


def index_of(sheet: ChoiceSheet, option: Option) -> int:
    """Which cell of a sheet an option is. Raises :class:`Clumsy`."""
    for index, choice in enumerate(sheet.state.choices):
        if choice.option == option:
            return index
    raise Clumsy(f"{option} is not offered")


def rails_for(sheet: RailSheet, answer: Answer) -> Sequence[Sequence[int]]:
    """The indexes that belong on each rail of a sheet for ``answer``."""
    if sheet.state.kind == "order":
        return [[index_of(sheet, option) for option in answer]]
    cards = [choice.option[1] for choice in sheet.state.choices]
    return [[cards.index(option[1]) for option in answer if option[0] == side] for side in ("top", "under")]


def _grid(x: float, y: float, w: float, h: float) -> Iterator[QPointF]:
    for row in (0.5, 0.8, 0.2, 0.95, 0.05):
        for column in (0.5, 0.75, 0.25, 0.9, 0.1, 0.97, 0.03):
            yield QPointF(x + column * w, y + row * h)
