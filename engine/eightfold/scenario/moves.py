"""Reading moves and expectations."""

from __future__ import annotations

import re

from engine.eightfold.cards.card import ELEMENTS
from engine.eightfold.scenario.words import Move
from engine.scenario.common.expectations import Expectations, Qualities
from engine.scenario.common.naming import Known, needs, plain_words
from engine.scenario.common.reading import is_number
from engine.scenario.common.steps import SEATS, All, Check, is_none
from engine.scenario.source import Item

MOVES = (
    "play", "ability", "attack", "block", "split", "redraw", "choose", "say", "pass", "concede",
)  # fmt: skip
PLACES = ("next turn", "attack", "main 2", "end phase", "end")
PILES = ("hand", "deck", "damage", "break zone", "removed", "forwards", "backups", "monsters", "formation", "field")
_QUALITIES = Qualities(
    words={
        "zone": ("field", "hand", "deck", "damage", "break zone", "removed", "stack"),
        "state": ("active", "dull"),
        "frozen": ("yes", "no"),
        "junctioned": ("yes", "no"),
        "owner": SEATS,
        "controller": SEATS,
        "element": ELEMENTS,
    },
    figures=("power", "damage", "cost"),
    names=("on",),
    lists=("keywords", "items", "job"),
)
_ABILITY = re.compile(r"(?P<name>.+?) (?:\d+|level up)")
_PAY = ("discard", "dull")


def known(names: frozenset[str]) -> Known:
    """The names of a scenario."""
    return Known(names, _ABILITY)


def read_go_to(value: Item) -> All:
    """``go to: X``."""
    return All(value.line, "go to", value.one_of("go to", PLACES))


def read_move(key: Item, seat: int, verb: str, value: Item | None, names: Known) -> Move:
    """A move and its argument."""
    said = plain_words(key, verb, value, ("pass", "concede"), names)
    if isinstance(said, tuple):
        return Move(key.line, seat, verb, said)
    if verb in ("play", "ability"):
        return _use(key, seat, verb, said, names)
    if verb == "split":
        shares = tuple((names.name(name), count.number("a share")) for name, count in said.pairs("split"))
        return Move(key.line, seat, verb, shares=shares)
    if said.is_map:
        found = said.fields(verb, ("with",))
        needs(said, found, verb, ("with",))
        said = found["with"]
    return Move(key.line, seat, verb, names.several(said, "with"))


def _use(key: Item, seat: int, verb: str, value: Item, names: Known) -> Move:
    """A card that is played, or an ability that is used."""
    own = ("on", "war god", "overdrive", "combination") if verb == "play" else ("number", "discard")
    found = value.fields(verb, ("card", "pay", "targets", *own)) if value.is_map else {"card": value}
    needs(value, found, verb, ("card",))
    pay: dict[str, Item] = {}
    if "pay" in found and not is_none(found["pay"]):
        pay = found["pay"].fields("pay", _PAY)
    overdrive = False
    if "overdrive" in found:
        said = found["overdrive"]
        overdrive = said.data if isinstance(said.data, bool) else said.one_of("overdrive", ("yes", "no")) == "yes"
    return Move(
        key.line,
        seat,
        verb,
        (names.name(found["card"]),),
        on=names.name(found["on"]) if "on" in found else "",
        number=found["number"].number("number") if "number" in found else 1,
        discard=names.several(pay.get("discard")),
        dull=names.several(pay.get("dull")),
        spent=names.several(found.get("discard")),
        targets=_targets(found["targets"], names) if "targets" in found else None,
        sacrifice=names.name(found["war god"]) if "war god" in found and not is_none(found["war god"]) else "",
        overdrive=overdrive,
        combination=names.several(found.get("combination")),
    )


def _targets(item: Item, names: Known) -> tuple[str, ...]:
    return () if is_none(item) else tuple(names.choice(one) for one in item.several("targets"))


class Expected(Expectations):
    """What can be expected."""

    __slots__ = ("_names",)
    asked_for = (
        "priority", "attackers", "block", "split", "choose", "order", "yes-no", "redraw", "discard", "none",
    )  # fmt: skip
    qualities = seen_qualities = _QUALITIES
    seen = ("zone", "stack")

    def __init__(self, names: Known) -> None:
        self._names = names

    def about(self, word: str, value: Item) -> bool:
        """Whether a card is spoken of."""
        return value.is_map and self._names.has(word)

    def place(self, key: Item, seat: int, what: str, value: Item, word: str) -> Check:
        """Cards of a place, or how many."""
        if what not in PILES:
            raise key.error(f"'{word}': a player has {', '.join(PILES)}")
        found: int | tuple[str, ...]
        if is_none(value):
            found = ()
        elif value.is_list:
            found = tuple(self._names.name(entry) for entry in value.elements(word))
        else:
            found = value.number(word) if is_number(value) else (self._names.name(value),)
        return Check(key.line, word, ("zone", seat, what), found)

    def further(self, key: Item, word: str, value: Item) -> Check | None:
        """What is on the stack, or how much."""
        if word != "stack":
            return None
        found: int | tuple[str, ...]
        if is_number(value):
            found = value.number(word)
        else:
            found = () if is_none(value) else tuple(self._names.choice(one) for one in value.several(word))
        return Check(key.line, word, (word,), found)
