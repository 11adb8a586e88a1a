"""Seawall on the board: its ground, how a player stands, and the board itself."""

from __future__ import annotations

import math
import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.catalogue import Catalogue
from engine.views import View
from trails_desktop.board.game import BoardGame, BoardWords, Life, dark_only
from trails_desktop.games.faces.houses import mark_of
from trails_desktop.games.faces.painter import CardPainter
from trails_desktop.games.faces.prints import Prints
from trails_desktop.games.faces.signs import draw_sign
from trails_desktop.games.seawall.burst import burst_sheet
from trails_desktop.games.seawall.face import STYLE
from trails_desktop.games.seawall.pictures import BOOK
from trails_desktop.games.seawall.prints import made_of, now_of, printed_of
from trails_desktop.games.seawall.spec import SPEC
from trails_desktop.games.seawall.words import words
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import circle, fill_path, polygon, radial, text, tone
from trails_desktop.ui.theme import INK, Theme

_SEED: Final = 4
_GATES: Final = 6


def _ground(p: QPainter, area: QRectF, theme: Theme) -> None:
    """A tide curve with hour ticks over depth lines and soundings."""
    wide, high, chance = area.width(), area.height(), random.Random(_SEED)

    def ink(share: float) -> QColor:
        return tone(theme.chart, theme.chart_alpha * share)

    p.setBrush(Qt.BrushStyle.NoBrush)
    step = high / 800
    for j in range(26):
        phase, path = chance.uniform(0, 6.28), QPainterPath()
        for i in range(0, int(wide) + 20, 10):
            y = (20 + j * 31 + 22 * math.sin(i / 170 / step + j * 0.35) + 9 * math.sin(i / 61 / step + phase)) * step
            if i == 0:
                path.moveTo(i, y)
            else:
                path.lineTo(i, y)
        p.setPen(QPen(ink(1.1 if j % 4 == 0 else 0.5), 1))
        p.drawPath(path)
        if j % 4 == 0:
            for share in (0.18, 0.55, 0.90):
                said = f"{chance.randint(0, 9)}.{chance.randint(0, 9)}"
                at = wide * share + chance.randint(-30, 30)
                text(p, at, (14 + j * 31) * step, said, font("cond", 10 * step, 500), ink(1.9))
    tide = QPainterPath()
    middle = high * 0.445
    for i in range(0, int(wide) + 10, 8):
        y = middle + 120 * step * math.sin(i / wide * math.tau * 2)
        if i == 0:
            tide.moveTo(i, y)
        else:
            tide.lineTo(i, y)
    p.setPen(QPen(ink(1.5), 1.6))
    p.drawPath(tide)
    p.setPen(QPen(ink(1.1), 1))
    for i in range(0, int(wide), 41):
        tall = 5 if i % 123 else 11
        p.drawLine(QPointF(i, middle - tall), QPointF(i, middle + tall))


def _life(view: View, seat: int, said: BoardWords) -> Life:
    side = next(side for side in view.sides if side.seat == seat)
    shields = side.sizes.get("shields", 0)
    base = next(iter(side.zones.get("base", ())), None)
    hp = 0 if base is None else max(0, base.numbers.get("hp", 0) - base.counters.get("damage", 0))
    whole = 0 if base is None else base.numbers.get("hp", 0)
    resources = side.zones.get("resources", ())
    ready = sum(not card.turned for card in resources)
    seen = {color for card in view.cards() if card.owner == seat for color in card.words.get("color", ())}
    places = said.places
    spoken = f"{places['shields']} {shields}, {places['base']} {hp}, {places['resources']} {ready}/{len(resources)}"
    return Life(
        big=str(shields),
        label=places["shields"],
        lamps=(shields, hp, whole),
        said=spoken,
        rows=(
            ("cask", f"{ready}/{len(resources)}"),
            ("hand", str(side.sizes.get("hand", 0))),
            ("deck", str(side.sizes.get("deck", 0))),
        ),
        houses=tuple(sorted(seen)),
    )


def _lamps(p: QPainter, area: QRectF, life: Life, theme: Theme, k: float) -> None:
    """Six shields as six gates; the base is the bar beside them."""
    shields, hp, whole = life.lamps
    wide = (area.width() - 92 * k) / _GATES
    for i in range(_GATES):
        x, y = area.left() + i * wide, area.top()
        steps = [
            (1, 20), (1, 5), (4, 5), (4, 0), (9, 0), (9, 4), (wide / k - 11, 4), (wide / k - 11, 0), (wide / k - 6, 0),
            (wide / k - 6, 5), (wide / k - 3, 5), (wide / k - 3, 20),
        ]  # fmt: skip
        gate = polygon([(x + dx * k, y + dy * k) for dx, dy in steps])
        if i < shields:
            lamp = radial(x + wide / 2, y + 10 * k, 16 * k, [(0, "#FFF6D2"), (0.6, "#FFCF66"), (1, "#E0921A")])
            fill_path(p, gate, lamp, INK, 1.2)
        else:
            fill_path(p, gate, None, tone(theme.text3, 0.8), 1.2)
    left, right = area.right() - 84 * k, area.right()
    label = words().places["base"].capitalize()
    text(p, left, area.top() + 15 * k, label, font("cond", 13 * k, 600, 6, label), theme.text2)
    hue = theme.coral if hp < whole or not whole else theme.text
    said = f"{hp}/{whole}" if whole else "–"
    text(p, right, area.top() + 16 * k, said, font("cond", 17 * k, 700), hue, "r")
    p.fillRect(QRectF(left, area.top() + 20 * k, 84 * k, 4 * k), QColor("#0A0F16"))
    p.fillRect(QRectF(left, area.top() + 20 * k, 84 * k * hp / max(1, whole), 4 * k), QColor("#8FD0C8"))


def _mark(p: QPainter, key: str, x: float, y: float, r: float) -> None:
    house = STYLE.house(key)
    fill_path(p, circle(x, y, r), house.deep)
    fill_path(p, mark_of(house, x, y, r * 0.58), "#FFFDF4")


def board_game(catalogue: Catalogue | None) -> BoardGame:
    """Seawall as a board knows it. catalogue: what its cards print."""
    prints = Prints(catalogue, made_of, printed_of)
    return BoardGame(
        spec=SPEC,
        painter=CardPainter(STYLE, prints.printed, now_of, BOOK.shown(prints)),
        words=words,
        life=_life,
        ground=_ground,
        lamps=_lamps,
        mark=_mark,
        sign=draw_sign,
        dress=dark_only(b0="#1D4A50", b1="#12313A", b2="#081A20", bg="#081519", chart="#7FC4BC", chart_alpha=0.20,
                        zone="#8FCFC8"),
        sheet=burst_sheet,
        seals={"linked": "link"},
    )  # fmt: skip
