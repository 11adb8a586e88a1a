"""Eightfold on the board: its ground, how a player stands, and the board itself."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from engine.catalogue import Catalogue
from engine.kernel.decisions import Option
from engine.views import CardView, View
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.game import BoardGame, BoardWords, Life, dark_only
from trails_desktop.games.eightfold.burst import burst_sheet
from trails_desktop.games.eightfold.face import STYLE, draw_jar
from trails_desktop.games.eightfold.houses import HOUSES
from trails_desktop.games.eightfold.pictures import BOOK
from trails_desktop.games.eightfold.prints import made_of, now_of, printed_of, type_name
from trails_desktop.games.eightfold.spec import SPEC
from trails_desktop.games.eightfold.words import words
from trails_desktop.games.faces.houses import mark_of
from trails_desktop.games.faces.painter import CardPainter
from trails_desktop.games.faces.prints import Prints
from trails_desktop.games.faces.signs import draw_sign, jar_path
from trails_desktop.games.faces.style import Printed
from trails_desktop.ui.fonts import font
from trails_desktop.ui.paint import circle, fill_path, polygon, text, tone
from trails_desktop.ui.theme import Theme

_SEED: Final = 4
_LIVES: Final = 7


def _ground(p: QPainter, area: QRectF, theme: Theme) -> None:
    """The plan of a fair: octagons, streets, stalls and the marks of eight quarters."""
    k, x, y, chance = area.height() / 800, area.width() / 2, area.height() * 0.445, random.Random(_SEED)

    def ink(share: float) -> QColor:
        return tone(theme.chart, theme.chart_alpha * share)

    for size, line in ((70.0, 1.4), (150, 1.0), (240, 1.0), (350, 1.4), (480, 1.0), (620, 1.0)):
        angles = [i * math.tau / 8 + math.pi / 8 for i in range(8)]
        ring = polygon([(x + size * 1.18 * k * math.cos(a), y + size * k * math.sin(a)) for a in angles])
        fill_path(p, ring, None, ink(1.1), line)
    p.setPen(QPen(ink(1), 1))
    for i in range(8):
        a = i * math.tau / 8 + math.pi / 8
        start = QPointF(x + 82 * k * math.cos(a), y + 70 * k * math.sin(a))
        p.drawLine(start, QPointF(x + 900 * k * math.cos(a), y + 800 * k * math.sin(a)))
    for i, house in enumerate([house for key, house in HOUSES.items() if key]):
        a = i * math.tau / 8
        at = (x + 340 * k * math.cos(a), y + 290 * k * math.sin(a))
        fill_path(p, mark_of(house, *at, 26 * k), ink(0.55))
    p.setPen(QPen(ink(0.9), 1))
    for _ in range(150):
        a, far = chance.uniform(0, 6.28), chance.uniform(90, 600) * k
        left, top, stall = x + far * 1.2 * math.cos(a), y + far * math.sin(a), chance.uniform(5, 11) * k
        p.drawRect(QRectF(left, top, stall * 1.4, stall))


def _life(view: View, seat: int, said: BoardWords) -> Life:
    side = next(side for side in view.sides if side.seat == seat)
    damage = side.sizes.get("damage", 0)
    backups = [card for card in side.zones.get("field", ()) if card.type == "backup"]
    ready = sum(not card.turned for card in backups)
    seen = {color for card in view.cards() if card.owner == seat for color in card.words.get("element", ())}
    places = said.places
    spoken = f"{places['damage']} {damage}/{_LIVES}, {places['backups']} {ready}/{len(backups)}"
    return Life(
        big=str(damage),
        label=places["damage"],
        lamps=(damage,),
        said=spoken,
        rows=(
            ("hand", str(side.sizes.get("hand", 0))),
            ("deck", str(side.sizes.get("deck", 0))),
            ("jar", f"{ready}/{len(backups)}"),
        ),
        houses=tuple(sorted(seen)),
    )


def _lamps(p: QPainter, area: QRectF, life: Life, theme: Theme, k: float) -> None:
    """Seven jars; those that burn are damage, the seventh is the last."""
    damage = life.lamps[0]
    wide = (area.width() - 52 * k) / _LIVES
    for i in range(_LIVES):
        jar = jar_path(area.left() + i * wide + wide / 2, area.top() + 12 * k, 9.5 * k)
        taken = i < damage
        fill_path(p, jar, "#FF7F66" if taken else None, "#2A0E0A" if taken else tone(theme.text3, 0.9), 1.3)
        if i == _LIVES - 1:
            fill_path(p, jar, None, theme.coral, 1.4)
    left = tr("{count} left").format(count=max(0, _LIVES - damage))
    text(p, area.right(), area.top() + 19 * k, left, font("cond", 15 * k, 600, 0, left), theme.text2, "r")


def _coin(p: QPainter, key: str, x: float, y: float, r: float, there: bool) -> None:
    """A jar: in the colour of its quarter with its mark when it is filled, an outline while it is wanted."""
    house = STYLE.house(key)
    if there:
        draw_jar(p, x, y, r, "", house)
        fill_path(p, mark_of(house, x, y + r * 0.08, r * 0.42), "#FFFDF4", tone("#000000", 0.35), 1)
    else:
        fill_path(p, jar_path(x, y, r), tone("#000000", 0.28), house.colour if key else "#9A8CA8", 1.8)


def _outcome(view: View, option: Option, share: int) -> str:
    """What a share of a blocker's damage does to a member of a Party."""
    card = view.card(int(option[1]))
    if card is None or "power" not in card.numbers:
        return ""
    broken = share > 0 and share + card.counters.get("damage", 0) >= card.numbers["power"]
    tr = QCoreApplication.translate
    return tr("Eightfold", "breaks") if broken else tr("Eightfold", "survives")


def _mark(p: QPainter, key: str, x: float, y: float, r: float) -> None:
    house = STYLE.house(key)
    fill_path(p, circle(x, y, r), house.deep)
    fill_path(p, mark_of(house, x, y, r * 0.58), "#FFFDF4")


def board_game(catalogue: Catalogue | None) -> BoardGame:
    """Eightfold as a board knows it. catalogue: what its cards print."""
    prints = Prints(catalogue, made_of, printed_of)

    def printed(card: CardView, language: str) -> Printed:
        """What a card prints; an ability that waits looks like its card, and says what it is."""
        face = prints.printed(card, language)
        return replace(face, title=type_name(card.type).upper()) if card.type == "ability" else face

    def note(area: str, cards: Sequence[CardView]) -> str:
        """How many of the cards that came as damage had a Second Wind."""
        if area != "damage":
            return ""
        entries = [prints.entry(card.number) for card in cards if card.number]
        count = sum("burst" in entry.words.get("icon", ()) for entry in entries if entry is not None)
        tr = QCoreApplication.translate
        if not count:
            return tr("Eightfold", "no Second Wind yet")
        return tr("Eightfold", "Second Wind: {count}").format(count=count)

    return BoardGame(
        spec=SPEC,
        painter=CardPainter(STYLE, printed, now_of, BOOK.shown(prints)),
        words=words,
        life=_life,
        ground=_ground,
        lamps=_lamps,
        mark=_mark,
        sign=draw_sign,
        dress=dark_only(b0="#44294F", b1="#2A1835", b2="#140B1C", bg="#120A18", chart="#D0A0E0", chart_alpha=0.17,
                        zone="#D2B0E0"),
        sheet=burst_sheet,
        outcome=_outcome,
        note=note,
        veils={"frozen": "#BFE9FA"},
        coin=_coin,
    )  # fmt: skip
