"""How hard a puzzle is, and what it is called."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from math import log2
from typing import Final

from engine.scenario.unique.posing import Posing
from engine.scenario.unique.ways import Way

#: From which points a puzzle is of the next grade.
_GRADES: Final = (7.8, 9.5, 10.7, 12.4)
#: Whose deed names a puzzle: what is played before what attacks.
_FIRST: Final = ("play", "pair", "arts", "craft", "ability", "activate", "support", "attack")


@dataclass(frozen=True, slots=True)
class Hardness:
    """lines: ends of the turn that somebody who tries everything meets. near: those of them that only just do not win.
    acts: of the way."""

    lines: int
    near: int
    acts: int

    @property
    def points(self) -> float:
        """The more there is to choose from, the more it tempts, the longer the way: each doubling counts alike."""
        return log2(1 + self.lines) + log2(1 + self.near) + self.acts / 2


def level(hardness: Hardness) -> int:
    """1 (first steps) to 5."""
    return 1 + bisect_right(_GRADES, hardness.points)


def title_of(posing: Posing, way: Way, lang: str) -> str:
    """What a puzzle is called: after the cards that do most of it, two at most."""
    first = lead(way)
    others = sorted({card for act, _ in way for card in cards_of(act)} - {"blank", first})
    names = [posing.name(card, lang) for card in (first, *others[:1])]
    if len(names) == 1:
        return {"en": f"What {names[0]} can do", "ja": f"{names[0]}のできること"}[lang]
    return {"en": " and ".join(names), "ja": "と".join(names)}[lang]


def hint_of(posing: Posing, way: Way, lang: str) -> str:
    """What is told to somebody who is stuck: which cards have a part in it, by name, and how much has to be done."""
    ids = sorted({card for act, _ in way for card in cards_of(act)} - {"blank"})
    names = [posing.name(card, lang) for card in ids]
    acts = len(way)
    if lang == "ja":
        return f"決めることは{acts}つ。関わるのは{'、'.join(names)}。"
    return f"There are {acts} things to decide. These have a part in it: {', '.join(names)}."


def lead(way: Way) -> str:
    """The id of the card by which a way is known."""
    return min(((_rank(act), card) for act, _ in way for card in cards_of(act)), default=(0, ""))[1]


def _rank(act: str) -> int:
    words = act.split()
    return next((at for at, word in enumerate(_FIRST) if word in words), len(_FIRST))


def cards_of(act: str) -> list[str]:
    """The ids of the cards that an act names (:func:`engine.scenario.unique.ways.said`)."""
    return [word.partition("@")[0] for word in act.replace(",", " ").split() if "@" in word]
