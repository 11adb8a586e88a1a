"""Cards by number: their names, printed faces and pictures in the player's language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.trails.cards.pool import corrected_names
from engine.trails.cards.printing import Printing, as_corrected
from engine.trails.views.records import CardView
from trails_desktop.cardart.faces.api import ArtsText, FaceSpec
from trails_desktop.cardart.pictures.casting import cast_pictures
from trails_desktop.cardart.pictures.spec import PictureSpec
from trails_desktop.ui.icons import craft_key
from trails_desktop.ui.orgs import ORG_KEYS, org_name

#: Printings by card number and language, as :func:`engine.trails.cards.printing.group` makes them.
CardPool = Mapping[str, Mapping[str, Printing]]

_ICON_LINE = re.compile(r"^\s*(?:(?:\[[^\[\]]+\]|【[^【】]+】)\s*)+$")
_ICON = re.compile(r"\[([^\[\]]+)\]|【([^【】]+)】")


def icon_crafts(text: str) -> tuple[str, ...]:
    """The icon crafts of a card text by English key: those that stand alone on a line, in either language."""
    found: list[str] = []
    for line in text.splitlines():
        if _ICON_LINE.match(line):
            found += [craft_key(english or japanese) for english, japanese in _ICON.findall(line)]
    return tuple(dict.fromkeys(found))


class CardNames:
    """Looks cards up by number. A number that the pool lacks gets a plain face made from what the view says."""

    def __init__(self, pool: CardPool, lang: str = "en") -> None:
        self._pool = pool
        self.lang = lang
        self._specs: dict[tuple[str, str], FaceSpec] = {}
        self._pictures: Mapping[str, PictureSpec] | None = None
        self._called: dict[str, Mapping[str, str]] = {}

    def printing(self, number: str, lang: str = "") -> Printing | None:
        """The printing in that language (the player's own unless said), else in the other one."""
        versions = self._pool.get(number)
        if not versions:
            return None
        return versions.get(lang or self.lang) or next(iter(versions.values()))

    def languages(self, number: str) -> tuple[str, ...]:
        """The languages a card is printed in here."""
        return tuple(self._pool.get(number, {}))

    def name(self, number: str | None, fallback: str = "") -> str:
        """The printed name in the player's language; ``fallback`` (or the number) for a card nobody has."""
        printing = self.printing(number) if number else None
        return printing.name if printing else fallback or number or ""

    def words(self, number: str) -> int:
        """How many words the text of a card has; of a Japanese one, as many as take as long to read."""
        printing = self.printing(number)
        said = printing.text if printing is not None else ""
        return len(said.split()) if said.isascii() or self.lang != "ja" else len(said) // 3

    def called(self, word: str) -> str:
        """A card's name or an organization, as the engine compares them, in the player's language; a word that no card
        here has stays as it is."""
        if self.lang not in self._called:
            self._called[self.lang] = {
                **{org_name(key, "en"): org_name(key, self.lang) for key in ORG_KEYS},
                **self._pairs(),
            }
        return self._called[self.lang].get(word) or org_name(word, self.lang)

    def _pairs(self) -> dict[str, str]:
        pairs: dict[str, str] = {}
        for versions in self._pool.values():
            own = versions.get(self.lang)
            for other in versions.values() if own is not None else ():
                if own is None or other is own:
                    continue
                pairs.setdefault(corrected_names(other)[0], corrected_names(own)[0])
                if len(other.orgs) == len(own.orgs):
                    pairs.update(dict(zip(other.orgs, own.orgs, strict=True)) | pairs)
        return pairs

    def card_name(self, card: CardView) -> str:
        """The name of a card in a view, "" if it is hidden."""
        if card.number is None:
            return ""
        return self.name(card.number, card.names[0] if card.names else "")

    def face(self, number: str, lang: str = "", card: CardView | None = None) -> FaceSpec:
        """The printed face of a card number."""
        key = (number, lang or self.lang)
        if key in self._specs:
            return self._specs[key]
        printing = self.printing(number, lang)
        if printing is None:
            return _plain(number, key[1], card)
        spec = spec_of(printing)
        self._specs[key] = spec
        return spec

    def picture(self, number: str) -> PictureSpec | None:
        """What to paint for a card number; None for a card nobody has."""
        if self._pictures is None:
            self._pictures = cast_pictures(self._pool)
        return self._pictures.get(number)


def spec_of(printing: Printing) -> FaceSpec:
    """The face of a printing as the card painter wants it, with the official corrections."""
    name, subname = corrected_names(printing)
    printing = as_corrected(printing)
    arts = printing.arts
    return FaceSpec(
        number=printing.number, set_name=printing.set, lang=printing.lang, name=name,
        subname=subname, type=printing.type, cp=printing.cp, ep=printing.ep, level=printing.level,
        strength=printing.strength, defence=printing.defence, orgs=printing.orgs, text=printing.text,
        arts=None if arts is None else ArtsText(arts.ep, arts.name, arts.text), rarity=printing.rarity,
        icons=icon_crafts(printing.text),
    )  # fmt: skip


def _plain(number: str, lang: str, card: CardView | None) -> FaceSpec:
    """A face for a card without a printing: what the rules know of it is all there is."""
    types = "/".join(card.types) if card and card.types else "UNIT"
    return FaceSpec(
        number=number, set_name="", lang=lang, name=card.names[0] if card and card.names else number, subname="",
        type=types, cp=card.cp if card else None, ep=card.ep if card else None, level=card.level if card else None,
        strength=card.strength if card else None, defence=card.defence if card else None,
        orgs=tuple(org_name(org, lang) for org in card.orgs) if card else (), text="", arts=None, rarity="",
        icons=card.icons if card else (),
    )  # fmt: skip
