"""What a game hands in to be played on a board: numbers, faces, words and its own signs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from engine.kernel.decisions import Decision, Option
from engine.views import CardView, View
from trails_desktop.board.spec.areas import BoardSpec
from trails_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Verb:
    """How an option is said. title: with ``{0}``, ``{1}`` for its cards and players in order, ``{n}`` for its last
    number. detail: what follows, for the main button. cards: which places of the option are cards (the first is what
    acts, the others what it is done to); -1 there is the other player. icon: of the program."""

    title: str
    detail: str = ""
    cards: tuple[int, ...] = (1,)
    icon: str = ""


@dataclass(frozen=True, slots=True)
class BoardWords:
    """Words of a game in the language in use. places: zones, steps, labels. verbs: by the first word of an option.
    questions: what is asked, by purpose. types, fields, marks: words of a view. prompt: a template of the engine in the
    language. counters: by name. waits: what is said where a forecast ends because another decides, by what for, with
    ``{who}``. quiet: the first word of the option that is proposed where one of two is asked for, by purpose; without
    it the first."""

    places: Mapping[str, str] = field(default_factory=dict)
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    questions: Mapping[str, str] = field(default_factory=dict)
    types: Mapping[str, str] = field(default_factory=dict)
    fields: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    counters: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, str] = field(default_factory=dict)
    endings: Mapping[str, str] = field(default_factory=dict)
    waits: Mapping[str, str] = field(default_factory=dict)
    quiet: Mapping[str, str] = field(default_factory=dict)
    prompt: Callable[[str], str] = str
    card_name: Callable[[str, str], str] = lambda number, name: name


@dataclass(frozen=True, slots=True)
class Life:
    """How a player stands, for the plate. big, label: the number one looks at first and what it counts. lamps: what the
    game's own painter shows. said: all of it in words. rows: sign and text each. houses: keys of the player's marks."""

    big: str
    label: str
    lamps: tuple[int, ...]
    said: str
    rows: tuple[tuple[str, str], ...] = ()
    houses: tuple[str, ...] = ()


class FacePainter(Protocol):
    """Paints cards. kinds of faces: "" the table face, "lying", "chip", "slot", "tab", "master", "back"."""

    def key(self, card: CardView, kind: str, language: str) -> Hashable:
        """What of a card such a face shows: equal keys look alike."""

    def paint(self, p: QPainter, card: CardView, kind: str, box: QRectF, picture: QImage | None, language: str) -> None:
        """Paint it into a box."""

    def picture(self, card: CardView) -> Any:
        """What its picture is painted from, None for none."""

    def name(self, card: CardView, language: str) -> str:
        """Its name in a language, "" if nobody here knows it."""

    def text(self, card: CardView, language: str) -> str:
        """Its printed text."""

    def sums(self, card: CardView, language: str) -> tuple[tuple[str, str, str], ...]:
        """How its values came about, where they differ from the printed ones: number, words, field."""


#: Paints a sign by its name: painter, name, x, y, size, colour.
SignPainter = Callable[[QPainter, str, float, float, float, str], None]
#: Paints a coin of a house (its key, "" for one of none): painter, key, x, y, radius, whether it is there.
CoinPainter = Callable[[QPainter, str, float, float, float, bool], None]
#: Makes the question's own sheet, None for a question that has none of its own: decision, view and the sheet's place.
SheetMaker = Callable[[Decision, View], Any]


@dataclass(frozen=True, slots=True)
class BoardGame:
    """A game as a board knows it. dress: the theme of its board, from the theme in use. ground: paints what is drawn on
    the board itself. life: how a seat stands in a view. lamps: paints a :class:`Life`. mark: paints the mark of a
    house: painter, key, x, y, radius. sheets: see :data:`SheetMaker`. bonded: the seal at the seam of two cards, "" for
    none. frozen: a mark under which a card wears a veil of frost. coin: paints what is paid, None in a game in which
    nothing is paid by a plan. outcome: what a share of something divided does to the card of an option, in a word.
    note: a line at an area that is counted, by its key and cards."""

    spec: BoardSpec
    painter: FacePainter
    words: Callable[[], BoardWords]
    life: Callable[[View, int, BoardWords], Life]
    ground: Callable[[QPainter, QRectF, Theme], None]
    lamps: Callable[[QPainter, QRectF, Life, Theme, float], None]
    mark: Callable[[QPainter, str, float, float, float], None]
    sign: SignPainter
    dress: Callable[[Theme], Theme] = lambda theme: theme
    sheet: SheetMaker = lambda decision, view: None
    seals: Mapping[str, str] = field(default_factory=dict)
    veils: Mapping[str, str] = field(default_factory=dict)
    coin: CoinPainter | None = None
    outcome: Callable[[View, Option, int], str] = lambda view, option, share: ""
    note: Callable[[str, Sequence[CardView]], str] = lambda area, cards: ""


def dark_only(**tokens: str | float) -> Callable[[Theme], Theme]:
    """Other tokens for the dark theme; light and high contrast keep the program's own grounds."""

    def dress(theme: Theme) -> Theme:
        return replace(theme, **tokens) if theme.name == "dark" else theme  # type: ignore[arg-type]

    return dress
