"""Reading the steps of a scenario: moves, passes, expectations."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.scenario.board.cards import BLANK
from engine.scenario.common import steps as common
from engine.scenario.common.expectations import Expectations, Qualities
from engine.scenario.common.naming import needs
from engine.scenario.common.steps import SEATS, All, Check, Expect, Reading, is_none
from engine.scenario.source import Item
from engine.scenario.words import STEPS, ZONES, Move, Step

MOVES = (
    "play",
    "arts",
    "craft",
    "gain ep",
    "support",
    "place",
    "attack",
    "fight back",
    "cure",
    "exchange",
    "choose",
    "say",
    "pass",
    "concede",
)
NUMBERS = ("bond", "cp", "ep")
ASKED_FOR = (
    "priority",
    "attackers",
    "attack target",
    "fight back",
    "cure",
    "place",
    "exchange",
    "choose",
    "order",
    "number",
    "yes-no",
    "name",
    "hand",
    "agree",
)
_QUALITIES = Qualities(
    words={
        "zone": (*ZONES, "standby"),
        "owner": SEATS,
        "controller": SEATS,
        "state": ("ready", "action", "stunned"),
        "face": ("up", "down"),
        "combat": ("none", "attacking", "sclm attacking", "defending"),
    },
    figures=("str", "def", "cp", "ep", "level", "wings"),
    names=(),
    lists=("names", "orgs", "types", "crafts", "attributes"),
    called=False,
)
_LABEL = re.compile(r"(?:support (?P<after>.+)|(?P<name>.+?) (?:arts|craft \d+|trigger \d+|[A-Z].*|delayed))")

Names = frozenset[str]


def read_step(item: Item, names: Names) -> Step:
    """One item of ``do``."""

    def move(key: Item, seat: int, verb: str, value: Item | None, trying: bool) -> Move:
        return read_move(key, seat, verb, value, names, trying=trying)

    return common.read_step(item, Reading(MOVES, move, lambda value: read_expect(value, names), _go_to))


def _go_to(value: Item) -> All:
    place = value.word("go to")
    if place in ("next turn", "end"):
        return All(value.line, "go to", place)
    step, _, seat = place.partition(" ")
    if step not in STEPS or step == "setup" or (seat and seat not in SEATS):
        raise value.error(
            f"one cannot go to '{place}'; places are next turn, end, {', '.join(STEPS[1:])} (with A or B)"
        )
    if seat and step in ("turn-start", "cure"):
        raise value.error(f"{step} belongs to nobody; leave out {seat}")
    return All(value.line, "go to", step, SEATS.index(seat) if seat else -1)


# --- moves -----------------------------------------------------------------------------------------------------------
def read_move(key: Item, seat: int, verb: str, value: Item | None, names: Names, *, trying: bool = False) -> Move:
    """A move and its argument. trying: it is expected to be refused."""
    if verb in ("pass", "concede"):
        if value is not None:
            raise value.error(f"{verb} takes nothing")
        return Move(key.line, seat, verb)
    if value is None:
        raise key.error(f"{verb} needs an argument")
    if verb in ("play", "arts", "craft"):
        return _play(key, seat, verb, value, names)
    if verb == "support":
        found = value.fields(verb, ("unit", "with"))
        needs(value, found, verb, ("unit", "with"))
        return Move(key.line, seat, verb, (_name(found["unit"], names),), on=_name(found["with"], names))
    if verb == "attack":
        return _attack(key, seat, value, names)
    if verb == "say":
        return Move(key.line, seat, verb, (value.one_of("say", ("yes", "no")),))
    if verb == "choose":
        return _choose(key, seat, value, names)
    if is_none(value):
        if verb in ("gain ep", "fight back"):
            raise value.error(f"{verb} cannot be none")
        return Move(key.line, seat, verb)
    items = value.several(verb)
    if len(items) != 1 and verb != "exchange" and not trying:  # that too many are refused can be shown
        raise value.error(f"{verb} takes one card")
    return Move(key.line, seat, verb, tuple(_name(item, names, blank=True) for item in items))


def _play(key: Item, seat: int, verb: str, value: Item, names: Names) -> Move:
    known = ("card", "targets", "x", "from", *(("number", "pay") if verb == "craft" else ("pay",)))
    found = value.fields(verb, known) if value.is_map else {"card": value}
    needs(value, found, verb, ("card",))
    targets = found.get("targets")
    x = found["x"].number("x") if "x" in found else None
    return Move(
        key.line,
        seat,
        verb,
        (_name(found["card"], names),),
        targets=None if targets is None else tuple(_target(item, names) for item in targets.several("targets")),
        x=x,
        number=found["number"].number("number") if "number" in found else 1,
        pay=tuple(_name(item, names, blank=True) for item in found["pay"].several("pay")) if "pay" in found else (),
        origin=found["from"].one_of("from", ("hand", "homebase")) if "from" in found else "",
    )


def _attack(key: Item, seat: int, value: Item, names: Names) -> Move:
    if is_none(value):
        return Move(key.line, seat, "attack")
    found = value.fields("attack", ("with", "on"))
    needs(value, found, "attack", ("on",))
    units = tuple(_name(item, names) for item in found["with"].several("with")) if "with" in found else ()
    if "with" in found and not units:
        raise found["with"].error("an attack needs a UNIT; to decline say none")
    on = found["on"].word("on")
    return Move(key.line, seat, "attack", units, on=on if on == "player" else _name(found["on"], names))


def _choose(key: Item, seat: int, value: Item, names: Names) -> Move:
    if is_none(value):
        return Move(key.line, seat, "choose")
    if value.is_map:
        found = value.fields("choose", ("under", "top"))
        under = (
            tuple(_name(item, names, blank=True) for item in found["under"].several("under"))
            if "under" in found
            else ()
        )
        top = tuple(_name(item, names, blank=True) for item in found["top"].several("top")) if "top" in found else ()
        return Move(key.line, seat, "choose", under, top=top)
    return Move(key.line, seat, "choose", tuple(item.word("a choice") for item in value.several("choose")))


def _name(item: Item, names: Names, *, blank: bool = False) -> str:
    name = item.word("a name")
    if name not in names and not (blank and name == BLANK):
        raise item.error(f"nothing on the board is called '{name}'")
    return name


def _target(item: Item, names: Names) -> str:
    name = item.word("a target")
    if name in names or name in SEATS or name == BLANK:
        return name
    if (found := _LABEL.fullmatch(name)) and (found["name"] or found["after"]) in names:
        return name
    raise item.error(f"nothing on the board is called '{name}'")


# --- expectations ----------------------------------------------------------------------------------------------------
def read_expect(item: Item, names: Names) -> Expect:
    """A map of what is expected."""
    return Expected(names).read(item)


class Expected(Expectations):
    """What can be expected."""

    __slots__ = ("_names",)
    asked_for = (*ASKED_FOR, "none")
    qualities = _QUALITIES
    seen_qualities = replace(_QUALITIES, called=True)
    seen = ("player", "zone")

    def __init__(self, names: Names) -> None:
        self._names = names

    def about(self, word: str, value: Item) -> bool:
        """Whether a card is spoken of."""
        return word in self._names

    def place(self, key: Item, seat: int, what: str, value: Item, word: str) -> Check:
        """A number of a player, cards of a zone, or how many."""
        if what in NUMBERS:
            return Check(key.line, word, ("player", seat, what), value.number(word))
        if what not in ZONES:
            raise key.error(f"'{word}': a player has {', '.join((*NUMBERS, *ZONES))}")
        found: int | tuple[str, ...]
        if value.is_list:
            found = tuple(_name(entry, self._names, blank=True) for entry in value.elements(word))
        else:
            found = value.number(word)
        return Check(key.line, word, ("zone", seat, what), found)

    def further(self, key: Item, word: str, value: Item) -> Check | None:
        """What waits in standby, and the step."""
        if word == "standby":
            waiting = tuple(_target(entry, self._names) for entry in value.elements(word))
            return Check(key.line, word, (word,), waiting)
        return Check(key.line, word, (word,), value.one_of(word, (*STEPS, "end"))) if word == "step" else None
