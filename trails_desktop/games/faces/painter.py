"""Paints the cards of a view with a style: what is printed comes from the game's data, what is now from the view."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage, QPainter

from engine.views import CardView
from trails_desktop.games.faces.bones import straight
from trails_desktop.games.faces.master import HEIGHT, WIDTH, draw_master
from trails_desktop.games.faces.style import Now, Printed, Style
from trails_desktop.games.faces.table import (
    draw_chip,
    draw_lying_face,
    draw_slot,
    draw_tab,
    draw_table_face,
    draw_ticket,
)

#: A card as it is printed in a language; made up from the view for one that is in no data.
Print = Callable[[CardView, str], Printed]
#: What is printed on a card and what it is now.
NowOf = Callable[[CardView, Printed], Now]
_BACK: Final = "back"


class CardPainter:
    """See :class:`trails_desktop.board.game.FacePainter`. picture: what a card's picture is painted from."""

    def __init__(
        self,
        style: Style,
        printed: Print,
        now: NowOf,
        picture: Callable[[CardView, Printed], Any] = lambda card, face: None,
    ) -> None:
        self.style, self._printed, self._now, self._picture = style, printed, now, picture

    def key(self, card: CardView, kind: str, language: str) -> Hashable:
        """What of a card such a face shows."""
        if card.name is None or kind == _BACK:
            return _BACK
        face = self._printed(card, language)
        if kind in ("chip", "lying chip", "slot"):
            return (kind, face.number, face.house)
        return (kind, face, self._now(card, face), "linked" in card.marks)

    def name(self, card: CardView, language: str) -> str:
        """Its name in a language."""
        return "" if card.name is None else self._printed(card, language).name

    def text(self, card: CardView, language: str) -> str:
        """Its printed text."""
        return "" if card.name is None else self._printed(card, language).text.replace("**", "")

    def picture(self, card: CardView) -> Any:
        """What its picture is painted from."""
        return None if card.name is None else self._picture(card, self._printed(card, "en"))

    def sums(self, card: CardView, language: str) -> tuple[tuple[str, str, str], ...]:
        """Values that differ from the printed ones."""
        if card.name is None:
            return ()
        face = self._printed(card, language)
        now = self._now(card, face)
        tr, found = QCoreApplication.translate, []
        for one in face.values:
            value = now.value(one)
            if value != one.printed:
                said = tr("CardFaces", "{label}: printed {printed}, now {now}")
                found.append(("", said.format(label=one.label, printed=one.printed, now=value), one.field))
        return tuple(found)

    def paint(self, p: QPainter, card: CardView, kind: str, box: QRectF, picture: QImage | None, language: str) -> None:
        """Paint it into a box."""
        style, width, high = self.style, box.width(), box.height()
        if card.name is None or kind == _BACK:
            p.scale(width / WIDTH, high / HEIGHT)
            p.setClipPath(straight(QRectF(0, 0, WIDTH, HEIGHT)))
            style.back(p)
            return
        face = self._printed(card, language)
        now = self._now(card, face)
        if kind == "master":
            p.scale(width / WIDTH, high / HEIGHT)
            word = QCoreApplication.translate("CardFaces", "Bonded with {name}")
            draw_master(p, style, face, now, picture, language, word)
        elif kind == "lying":
            draw_lying_face(p, style, face, now, high, picture)
        elif kind == "chip":
            draw_chip(p, style, face, width, picture)
        elif kind == "lying chip":
            p.translate(width, 0)
            p.rotate(90)
            draw_chip(p, style, face, high, picture)
        elif kind == "slot":
            draw_slot(p, style, face, width, picture)
        elif kind == "ticket":
            draw_ticket(p, style, face, now, box, picture, card.words.get("number", ()))
        elif kind == "tab":
            draw_tab(p, style, face, now, box, picture, "linked" in card.marks)
        else:
            draw_table_face(p, style, face, now, width, picture)
