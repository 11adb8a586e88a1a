"""The purse: over the board while something is paid by a plan. It shows what is due as empty coins, fills them with
what was chosen, and says what is missing or too much. Sources are pointed at on the board itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from engine.kernel.decisions import Decision, Option
from engine.kernel.payments import Plan, Source
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.desk import Desk
from trails_desktop.board.game import CoinPainter
from trails_desktop.board.sheets.sheet import sheet_style
from trails_desktop.board.spec.areas import RATIO
from trails_desktop.ui.fonts import font, text_width
from trails_desktop.ui.paint import fill_path, gradient, polygon, rounded, text, tone
from trails_desktop.ui.theme import INK

_WIDE, _HIGH, _CARD = 800.0, 150.0, 104.0
_COIN: Final = 25.0
_STEP: Final = 58.0
_MOST: Final = 6  #: coins at full size; more stand closer
_PRICES: Final = 2.0  #: what using up a card of the hand costs more than one that comes back


def options_of(decision: Decision, plan: Plan) -> tuple[Option, ...]:
    """The options that mean the sources of a plan."""
    ids = {source.id for source in plan}
    return tuple(option for option in decision.options if option[1] in ids)


class Purse(QWidget):
    """desk: the board over which it stands. decision: with the bill. coin: paints one. other: the button for another
    plan."""

    def __init__(self, desk: Desk, decision: Decision, coin: CoinPainter, parent: QWidget) -> None:
        super().__init__(parent)
        assert decision.bill is not None
        self._desk, self._coin = desk, coin
        self._bill, self._card = decision.bill, desk.now.card(decision.source)
        self._ways = self._bill.ways(self._price)
        self._at = 0
        self._taken: tuple[Source, ...] = ()
        self.setObjectName("BoardSheet")  # its button looks as those of sheets
        self.setStyleSheet(sheet_style(desk.scene.theme, desk.look.scale))
        self.other = QPushButton(self)
        self.other.setObjectName("SheetPlain")
        self.other.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.other.setVisible(len(self._ways) > 1)
        self._say()

    def _price(self, source: Source) -> float:
        """Cards that are gone for good cost more than those that come back; of them the dear ones most."""
        card = self._desk.now.card(source.id)
        cost = 0 if card is None else card.numbers.get("cost", 0)
        return _PRICES + cost if source.kind == self._bill.alone else 0.5 + 0.01 * cost

    # --- the plan -----------------------------------------------------------------------------------------------------
    @property
    def plan(self) -> Plan:
        """The plan at hand."""
        return self._ways[self._at] if self._ways else ()

    def turn(self) -> Plan:
        """The next plan."""
        self._at = (self._at + 1) % max(1, len(self._ways))
        self._say()
        return self.plan

    def leave(self) -> None:
        """It is over."""
        self.hide()
        self.deleteLater()

    def show_taken(self, chosen: Sequence[Option]) -> None:
        """What is used up so far."""
        by_id = {source.id: source for source in self._bill.sources}
        self._taken = tuple(by_id[int(option[1])] for option in chosen if option[1] in by_id)
        self.setAccessibleName(f"{self._title()}. {self._needs()}. {self.standing()}")
        self.update()

    def paying(self) -> frozenset[int]:
        """What is used up."""
        return frozenset(source.id for source in self._taken)

    def tags(self) -> dict[int, tuple[str, str]]:
        """What each source brings, as a tag over it; and what brings nothing."""
        paying, found = self.paying(), {}
        for source in self._bill.sources:
            used = source.id in paying
            found[source.id] = (f"✓ {source.value}", "mint") if used else (str(source.value), "amber")
        side = next(side for side in self._desk.now.sides if side.seat == self._desk.now.seat)
        for card in side.zones.get("hand", ()):
            if card.id not in found and (self._card is None or card.id != self._card.id):
                found[card.id] = (tr("pays nothing"), "text3")
        return found

    # --- in words -----------------------------------------------------------------------------------------------------
    def _title(self) -> str:
        name = "" if self._card is None else self._desk.faces.name(self._card)
        return tr("Pay {n} for {card}").format(n=self._bill.cost.amount, card=name)

    def _needs(self) -> str:
        values = self._desk.teller.words.values
        needs = [values.get(need, need) for need in self._bill.cost.needs]
        if not needs:
            return tr("anything pays")
        counted = ", ".join(f"{needs.count(need)} {need}" for need in dict.fromkeys(needs))
        return tr("with {what} in it").format(what=counted)

    def standing(self) -> str:
        """How it stands."""
        due, have = self._bill.cost.amount, sum(source.value for source in self._taken)
        if not self._bill.refusal([source.id for source in self._taken]):
            if have == due:
                return tr("{have} of {due}, nothing left over").format(have=have, due=due)
            return tr("{have} of {due}, {over} too many").format(have=have, due=due, over=have - due)
        if have < due:
            return tr("{count} missing").format(count=due - have)
        if not set(self._bill.cost.needs) <= {colour for source in self._taken for colour in source.colours}:
            return self._needs()
        return tr("{over} too many").format(over=have - due) if have > due else tr("less would do")

    def _say(self) -> None:
        said = tr("Other plan {at}/{count}").format(at=self._at + 1, count=len(self._ways))
        self.other.setText(f"{said}   O")
        self.other.setAccessibleName(said)

    # --- the picture --------------------------------------------------------------------------------------------------
    def place(self) -> None:
        """Over the own row of what fights, between the plates."""
        boxes, spec = self._desk.scene.boxes, self._desk.game.spec
        row = max((boxes.areas[area.key, True] for area in spec.areas if area.row == "field"), key=lambda box: box.w)
        k = boxes.u
        wide = min(_WIDE * k, boxes.board.w - 24 * k)
        high = _HIGH * k + 40 * k  # the card stands out above
        left = max(12 * k, min(96 * k, boxes.board.w - wide - 12 * k))
        self.setGeometry(round(left), round(row.cy - _HIGH * k / 2 - 40 * k), round(wide), round(high))
        size = self.other.sizeHint()
        self.other.setGeometry(round(wide - size.width() - 24 * k), round(high - size.height() - 20 * k),
                               size.width(), size.height())  # fmt: skip
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The strip, the card, the coins and how it stands."""
        p, theme, k = QPainter(self), self._desk.scene.theme, self._desk.scene.boxes.u
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        grown = min(self._desk.look.scale, 1.25)
        strip = QRectF(2, 40 * k, self.width() - 4, self.height() - 42 * k)
        dark = theme.name == "dark"
        fill = gradient(0, strip.top(), 0, strip.bottom(), [(0, "#3A2440"), (1, "#24142C")]) if dark else theme.panel2
        rounded(p, strip, 14 * k, fill, theme.amber if dark else theme.line, 2)
        if dark:
            for at in range(int(strip.width() / (40 * k))):
                p.fillRect(QRectF(strip.left() + 20 * k + at * 40 * k, strip.top() - 1.5 * k, 3 * k, 3 * k), "#FBE6B0")
        left = strip.left() + 20 * k
        if self._card is not None and self._card.name is not None:
            self._paint_card(p, left, k)
        left += (_CARD + 32) * k
        said = self._title()
        text(p, left, strip.top() + 34 * k, said, font("display", 22 * k * grown, 600, 0, said), theme.text, "l",
             strip.right() - left - 16 * k)  # fmt: skip
        needs = self._needs()
        text(p, left, strip.top() + 57 * k, needs, font("ui", 15 * k * grown, 500, 0, needs), theme.text2)
        wide = self._paint_coins(p, left, strip.top() + 98 * k, k)
        ready = not self._bill.refusal([source.id for source in self._taken])
        said = ("✓  " if ready else "") + self.standing()
        used = font("ui", 16 * k * grown, 600, 0, said)
        right = max(left + wide + 24 * k, strip.right() - 24 * k - max(230 * k, text_width(used, said)))
        text(p, right, strip.top() + 66 * k, said, used, theme.mint if ready else theme.coral)

    def _paint_card(self, p: QPainter, left: float, k: float) -> None:
        assert self._card is not None
        w = _CARD * k
        face = self._desk.faces.pixmap(self._card, "", w, w * RATIO, self.devicePixelRatioF())
        p.save()
        p.translate(left + w / 2, self.height() / 2 + 6 * k)
        p.rotate(-4)
        p.drawPixmap(QPointF(-w / 2, -w * RATIO / 2), face)
        p.restore()

    def _paint_coins(self, p: QPainter, left: float, y: float, k: float) -> float:
        """A coin for each that is due, those demanded first, filled in the order of the sources; more than is due stand
        apart. Returns how wide they are."""
        due, needs = self._bill.cost.amount, list(self._bill.cost.needs)
        brought = [(source, house) for source in self._ordered() for house in [_house(source)] * source.value]
        count = max(due, len(brought))
        step = _STEP * k * min(1.0, _MOST / max(1, count))
        theme = self._desk.scene.theme
        spans: dict[int, list[float]] = {}
        for nth in range(count):
            x = left + step / 2 + nth * step + (10 * k if nth >= due else 0)
            filled = nth < len(brought)
            house = brought[nth][1] if filled else needs[nth] if nth < len(needs) else ""
            r = _COIN * k * min(1.0, step / (_STEP * k) * 1.1)
            self._coin(p, house, x, y, r, filled)
            if filled:
                spans.setdefault(brought[nth][0].id, []).append(x)
            if nth < len(needs):
                tip = y - r * 1.35
                fill_path(
                    p, polygon([(x - 6 * k, tip - 7 * k), (x + 6 * k, tip - 7 * k), (x, tip)]), theme.amber, INK, 1
                )
        for ident, places in spans.items():
            card = self._desk.now.card(ident)
            name = "" if card is None else self._desk.faces.name(card)
            x0, x1, foot = places[0] - step * 0.4, places[-1] + step * 0.4, y + 34 * k
            p.setPen(QPen(tone(theme.text2, 0.9), 1.2))
            p.drawPolyline([QPointF(x0, foot - 4 * k), QPointF(x0, foot), QPointF(x1, foot), QPointF(x1, foot - 4 * k)])
            used = font("cond", 12.5 * k, 500, 0, name)
            text(p, (x0 + x1) / 2, foot + 13 * k, name, used, theme.text2, "c", x1 - x0 + step * 0.18)
        return count * step + 10 * k

    def _ordered(self) -> list[Source]:
        """Those that bring what is demanded first."""
        needs = set(self._bill.cost.needs)
        return sorted(self._taken, key=lambda source: not needs & source.colours)


def _house(source: Source) -> str:
    return next(iter(sorted(source.colours)), "")
