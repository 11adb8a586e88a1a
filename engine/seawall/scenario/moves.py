"""Reading moves and expectations."""

from __future__ import annotations

import re
from typing import Any

from engine.scenario.common.expectations import Expectations, Qualities
from engine.scenario.common.naming import Known, needs, plain_words
from engine.scenario.common.reading import is_number
from engine.scenario.common.steps import SEATS, All, Check, is_none
from engine.scenario.source import Item
from engine.seawall.scenario.words import Move

MOVES = (
    "play", "activate", "support", "attack", "block", "end main", "redraw", "choose", "say", "pass", "concede",
)  # fmt: skip
PLACES = ("next turn", "end phase", "end")
PILES = ("battle", "hand", "deck", "trash", "removed", "resource deck", "shields")
ZONES = (*PILES, "base", "resources", "none", "gone")
_QUALITIES = Qualities(
    words={
        "zone": ZONES,
        "state": ("active", "rested"),
        "face": ("up", "down"),
        "linked": ("yes", "no"),
        "owner": SEATS,
        "color": ("blue", "green", "red", "white", "none"),
    },
    figures=("ap", "hp", "damage", "level", "cost"),
    names=("pilot", "under"),
    lists=("keywords", "traits"),
)
_RESOURCES = ("active", "rested", "ex")
_ABILITY = re.compile(r"(?P<name>.+?) (?:\d+|repair|breach|burst)")


def known(names: frozenset[str]) -> Known:
    """The names of a scenario."""
    return Known(names, _ABILITY)


def read_go_to(value: Item) -> All:
    """``go to: X``."""
    return All(value.line, "go to", value.one_of("go to", PLACES))


def read_move(key: Item, seat: int, verb: str, value: Item | None, names: Known) -> Move:
    """A move and its argument."""
    said = plain_words(key, verb, value, ("pass", "concede", "end main"), names)
    if isinstance(said, tuple):
        return Move(key.line, seat, verb, said)
    if verb == "play":
        found = said.fields("play", ("card", "on", "pay")) if said.is_map else {"card": said}
        needs(said, found, "play", ("card",))
        on = names.name(found["on"]) if "on" in found else ""
        return Move(key.line, seat, verb, (names.name(found["card"]),), on=on, ex=_ex(found))
    if verb == "activate":
        found = said.fields(verb, ("card", "number", "discard", "pay")) if said.is_map else {"card": said}
        needs(said, found, verb, ("card",))
        return Move(
            key.line,
            seat,
            verb,
            (names.name(found["card"]),),
            ex=_ex(found),
            number=found["number"].number("number") if "number" in found else 1,
            discard=names.several(found.get("discard"), "discard"),
        )
    if verb == "support":
        found = said.fields(verb, ("unit", "to"))
        needs(said, found, verb, ("unit", "to"))
        return Move(key.line, seat, verb, (names.name(found["unit"]),), on=names.name(found["to"]))
    found = said.fields(verb, ("with", "on"))
    needs(said, found, verb, ("with", "on"))
    target = found["on"].word("on")
    if target != "player":
        target = names.name(found["on"])
    return Move(key.line, seat, verb, (names.name(found["with"]),), on=target)


def _ex(found: dict[str, Item]) -> int | None:
    if "pay" not in found:
        return None
    pay = found["pay"].fields("pay", ("ex",))
    needs(found["pay"], pay, "pay", ("ex",))
    return pay["ex"].number("ex")


class Expected(Expectations):
    """What can be expected."""

    __slots__ = ("_names",)
    asked_for = ("main", "block", "action", "choose", "order", "yes-no", "redraw", "discard", "none")
    qualities = seen_qualities = _QUALITIES

    def __init__(self, names: Known) -> None:
        self._names = names

    def about(self, word: str, value: Item) -> bool:
        """Whether a card is spoken of."""
        return value.is_map and self._names.has(word)

    def place(self, key: Item, seat: int, what: str, value: Item, word: str) -> Check:
        """Cards of a place, or how many; Resources also by kind."""
        return Check(key.line, word, ("zone", seat, what), self._there(key, what, value, word))

    def _there(self, key: Item, what: str, value: Item, word: str) -> Any:
        if what == "resources":
            if not value.is_map:
                return value.number(word)
            return tuple((name, item.number(name)) for name, item in value.fields(word, _RESOURCES).items())
        if what == "base":
            if is_number(value):
                return value.number(word)
            if value.is_list:
                value = value.elements(word)[0] if value.data else value
            return "none" if is_none(value) else self._names.name(value)
        if what not in PILES:
            raise key.error(f"'{word}': a player has {', '.join((*PILES, 'base', 'resources'))}")
        if not value.is_list:
            return value.number(word)
        return tuple(self._names.name(entry) for entry in value.elements(word))
