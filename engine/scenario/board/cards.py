"""Cards of a scenario: defined in the file itself or taken from the library."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from engine.scenario.source import Item, Place, ScenarioError
from engine.text.byhand import playable
from engine.text.compile import compile_card
from engine.text.source.proper_names import WordTable
from engine.text.suggest.proposal import accepted, with_proposals
from engine.trails import tree as t
from engine.trails.cards.carddef import CardDef
from engine.trails.cards.make import make_card
from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import Printing, read_printing
from engine.trails.tree.errors import CardError
from engine.trails.tree.loading.meaning import load_meaning
from engine.trails.tree.loading.words import ICON_CRAFTS

_FIELDS = (
    "type",
    "name",
    "subname",
    "cp",
    "ep",
    "level",
    "str",
    "def",
    "orgs",
    "text",
    "arts",
    "lang",
    "effects",
    "by hand",
)
_JAPANESE = {
    "暗躍": "Covert",
    "援軍": "Reinforcement",
    "帰属": "Attribution",
    "派遣": "Dispatch",
    "武術": "Martial Arts",
    "ヘイト": "Hate",
    "戦術リンク": "Tactical Link",
    "高揚": "Uplift",
    "体制崩し": "Regime Break",
    "搭乗": "Boarding",
    "魔法": "Magic",
    "光まとう翼": "Wings of Light",
    "呪い": "Curse",
    "暗躍:選択式": "Covert: Choice",
    "暗躍：選択式": "Covert: Choice",
    "人形": "Doll",
}
_ICON_LINE = re.compile(r"(?:\s*[\[【][^\]】]+[\]】]\s*)+")
_ICON = re.compile(r"[\[【]([^\]】]+)[\]】]")
_VALUE = re.compile(r"(.*?)\s*(\d*)")
_WITH_MORE = frozenset(
    ("Uplift", "Boarding")
)  #: icon crafts with crafts of their own: their lines are read as any text is
_MORE = re.compile("Uplift|Boarding|高揚|搭乗")
_JAPANESE_SCRIPT = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
BLANK = "blank"  #: the word for an anonymous card


class Cards:
    """Looks a card up by its id: the scenario's own cards shadow those of the library. notes: a sentence about each
    line that is not in printed style, and what it is read as."""

    __slots__ = ("_library", "_made", "_own", "notes")

    def __init__(self, own: Item | None, library: CardPool) -> None:
        self._library = library
        self._own = {key.word("a card's id"): value for key, value in own.pairs("cards")} if own is not None else {}
        printings = {ident: own_printing(ident, item) for ident, item in self._own.items()}
        notes: list[str] = []
        self._made: dict[str, CardDef] = {}
        if self._own:  # the words of a whole library are collected for cards that are new alone
            words = own_words(printings.values(), library)
            self._made = {
                ident: own_card(printings[ident], item, library, words, notes) for ident, item in self._own.items()
            }
        self.notes = tuple(notes)

    def owns(self, ident: str) -> bool:
        """Whether the scenario defines this card itself."""
        return ident in self._own

    def own_data(self) -> dict[str, object]:
        """What stands under ``cards:``, as plain data."""
        return {ident: item.data for ident, item in self._own.items()}

    def get(self, ident: str, place: Place) -> CardDef:
        """The card; ``place`` is where it is asked for."""
        found = self._made.get(ident)
        if found is None and ident == BLANK:
            found = self._made[ident] = blank()
        if found is None:
            if ident not in self._library:
                raise place.error(f"there is no card '{ident}', neither under cards nor in the library")
            try:
                found = self._made[ident] = self._library.playable(ident)
            except CardError as error:
                raise place.error(str(error)) from error
        return found


def blank() -> CardDef:
    """An anonymous UNIT without anything to it."""
    record = {"number": BLANK, "type": "UNIT", "name": "Blank", "cp": 1, "str": 1, "def": 1}
    return make_card({"en": read_printing(record, "scenario")})


def own_printing(ident: str, item: Item) -> Printing:
    """What is printed on a card defined in the scenario."""
    fields = item.fields(f"the card {ident}", _FIELDS)
    record = {word: value.data for word, value in fields.items()}
    record.setdefault("name", ident)
    if "lang" not in record:
        arts = record.get("arts")
        texts = (record.get("text"), arts.get("text") if isinstance(arts, dict) else arts)
        said = " ".join(str(text) for text in texts if text) or str(record["name"])
        record["lang"] = "ja" if _JAPANESE_SCRIPT.search(said) else "en"
    try:
        return read_printing({**record, "number": ident}, "scenario")
    except CardError as error:
        raise item.error(str(error)) from error


def own_words(own: Iterable[Printing], library: CardPool) -> WordTable:
    """The words that the cards of a scenario may use: all of its own cards, and those of the library."""
    canonical = [replace(one, orgs=tuple(library.org(org) for org in one.orgs)) for one in own]
    return WordTable((*canonical, *(one for number in library for one in library[number].values())), library.told_orgs)


def own_card(printing: Printing, item: Item, library: CardPool, words: WordTable, notes: list[str]) -> CardDef:
    """A card defined in the scenario. notes: gets what is to be said of its words (see :class:`Cards`)."""
    ident = printing.number
    fields = item.fields(f"the card {ident}", _FIELDS)
    try:
        meaning = _meaning(printing, fields, item, words, notes)
        card = make_card({printing.lang: printing}, "scenario", meaning)
    except CardError as error:
        raise item.error(str(error)) from error
    except RecursionError as error:
        raise fields.get("effects", item).error(f"card {ident}: these effects are nested without end") from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise fields.get("effects", item).error(f"card {ident}: these effects cannot be read ({error!r})") from error
    return library.tied(card)


def _meaning(printing: Printing, fields: dict[str, Item], item: Item, words: WordTable, notes: list[str]) -> t.Meaning:
    """What the card does: its ``effects`` and the icon crafts of its text; without ``effects``, what its text says."""
    icons: list[t.Craft] = []
    where = fields.get("text", item)
    lines = [(number, line.strip()) for number, line in enumerate(printing.text.splitlines())]
    lines = [(number, line) for number, line in lines if line and not (line[0] in "(（" and line[-1] in ")）")]
    plain = all(_ICON_LINE.fullmatch(line) and not _MORE.search(line) for _, line in lines)
    if printing.effects is None and (printing.arts or not plain):
        return _read(printing, fields, item, words, notes)
    for number, line in lines:
        if _ICON_LINE.fullmatch(line):
            icons += [_icon(word, where, number) for word in _ICON.findall(line)]
    found = load_meaning(printing.effects or (), f"card {printing.number}")
    if printing.arts is not None and found.arts is None:
        raise fields["arts"].error(f"card {printing.number}: its effects say nothing of the arts")
    if found.arts is not None and printing.arts is None:
        raise item.error(f"card {printing.number}: an effect of arts without arts")
    if any(isinstance(craft, t.Icon) for craft in found.crafts):
        icons = []
    return t.Meaning((*icons, *found.crafts), found.event, found.arts, found.keywords)


def _read(printing: Printing, fields: dict[str, Item], item: Item, words: WordTable, notes: list[str]) -> t.Meaning:
    """The text through the same door as any card's text; a line that is not understood is an error with its place, or
    is done by hand where the card says ``by hand: true``."""
    compiled = compile_card(printing, words)
    if "by hand" in fields and fields["by hand"].data is True:
        return playable(printing, compiled, words)
    if not compiled.understood:  # whoever writes a scenario stands for its words: what they propose is taken
        proposed = with_proposals(compiled, printing, words)
        compiled = compile_card(accepted(printing, proposed), words)
        notes += (
            f"card {printing.number}: '{line.text}' is read as '{line.proposal}'"
            for line in proposed.lines
            if line.proposal
        )
    where = fields.get("text", item)
    number = 0
    for result in compiled.lines:
        problem = result.problem
        if result.understood or problem is None:
            number += 1
            continue
        if result.kind == "arts":
            raise fields["arts"].error(f"the arts cannot be read at '{problem.near}': {problem.message}")
        message = f"this line cannot be read at '{problem.near}': {problem.message}: '{result.text}'"
        raise ScenarioError(where.file, _line(where, number), message)
    return compiled.meaning


def _icon(word: str, where: Item, number: int) -> t.Icon:
    found = _VALUE.fullmatch(word)
    name, value = (found[1], int(found[2] or 0)) if found else (word, 0)
    key = _JAPANESE.get(name, name)
    if key not in ICON_CRAFTS or key in _WITH_MORE:
        raise ScenarioError(where.file, _line(where, number), f"the icon craft '{word}' is not known")
    return t.Icon(key, value)


def _line(where: Item, number: int) -> int:
    """Line of the file for a line of a text (a block text begins on the line after its mark)."""
    return where.line + number + (1 if getattr(where.node, "style", None) in ("|", ">") else 0)
