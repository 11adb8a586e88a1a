"""The hand tools: what each one asks for, and the options of each question, from what its player may know.

A tool is a word; :data:`TOOLS` says what is asked for it, in order. Options never speak of what a card is where the
player may not know it, and whether a question comes follows from public facts.

A new tool: its questions here, its doing in ``deeds``, its sentence in ``words``. Guard:
tests/trails/byhand/test_byhand.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from engine.kernel.decisions import Option
from engine.kernel.objects import Obj
from engine.trails import tree as t
from engine.trails.cards.icon_crafts import SUPPORTS
from engine.trails.state.game import TrailsGame
from engine.trails.tree.loading.words import ICON_CRAFTS
from engine.trails.tree.zones import DECK, EXILE, FIELD, HAND, HOMEBASE, STANDBY, TRAIL

#: What is asked for each tool. "fetch" moves cards of trails and exiles. "take" and "order" follow on "search" and
#: "look" and are not offered by themselves.
TOOLS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "move": ("cards", "to"),
        "fetch": ("cards", "to"),
        "ready": ("cards",),
        "action": ("cards",),
        "stun": ("cards",),
        "cure": ("cards",),
        "ko": ("cards",),
        "destroy": ("cards",),
        "gets": ("cards", "str", "def", "until"),
        "bond": ("seat", "change"),
        "draw": ("seat", "amount"),
        "discard": ("seat", "amount", "how"),
        "ep": ("seat", "amount"),
        "cp": ("seat", "amount"),
        "search": (),
        "look": ("depth",),
        "shuffle": ("seat",),
        "reveal": ("cards",),
        "reveal hand": (),
        "face up": ("cards",),
        "face down": ("cards",),
        "support": ("cards",),
        "lose support": ("cards",),
        "gives": ("cards", "craft", "until"),
        "loses": ("cards", "lost", "until"),
        "counter": ("cards",),
        "note": ("cards", "note"),
        "take": ("cards", "to"),
        "order": ("order",),
    }
)
FOLLOWING: Final = frozenset(("take", "order"))  #: what follows on another tool
DONE: Final[Option] = ("tool", "done")
BACK: Final[Option] = ("back",)
CHANGE: Final = 40  #: by how much bond, STR and DEF change at most in one step
AMOUNT: Final = 10  #: how many cards or points one step deals with at most
NOTE: Final = "note: "  #: what the attribute of a note begins with

#: Where cards can be moved to: zone, whether ready, whether face-up, and whether under the other player's control.
PLACES: Final[Mapping[str, tuple[int, bool, bool, bool]]] = MappingProxyType(
    {
        "field": (FIELD, True, True, False),
        "field action": (FIELD, False, True, False),
        "field opponent": (FIELD, True, True, True),
        "field opponent action": (FIELD, False, True, True),
        "homebase": (HOMEBASE, True, False, False),
        "homebase action": (HOMEBASE, False, False, False),
        "homebase up": (HOMEBASE, True, True, False),
        "homebase up action": (HOMEBASE, False, True, False),
        "hand": (HAND, True, True, False),
        "deck top": (DECK, True, False, False),
        "deck bottom": (DECK, True, False, False),
        "trail": (TRAIL, True, True, False),
        "exile": (EXILE, True, True, False),
    }
)
#: Crafts that need no number and no quoted craft, and rules, in the words of :class:`engine.trails.tree.Have`.
CRAFTS: Final = tuple(key for key in ICON_CRAFTS if key not in ("Uplift", "Boarding", "Wings of Light", "Doll"))
RULES: Final = (
    "cannot attack",
    "cannot be attacked",
    "cannot overkill",
    "cannot ready",
    "cannot fight back",
    "attack if able",
)
ALL_CRAFTS: Final = "all crafts"
UNTIL: Final = ("turn", "combat", "next turn", "game")
_UNIT = frozenset(("UNIT",))


def _near(game: TrailsGame) -> list[Obj]:
    return [obj for zone in (FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1) for obj in game.there(zone)]


def _field(game: TrailsGame) -> list[Obj]:
    return [obj for zone in (FIELD, FIELD + 1) for obj in game.there(zone)]


def _units(game: TrailsGame) -> list[Obj]:
    return [obj for obj in _field(game) if "UNIT" in game.traits(obj.id).types]


def _movable(game: TrailsGame, seat: int) -> list[Obj]:
    zones = (HAND, FIELD, FIELD + 1, HOMEBASE, HOMEBASE + 1)
    return [obj for zone in zones for obj in game.there(zone ^ seat)]  # the own side first


def _gone(game: TrailsGame, seat: int) -> list[Obj]:
    return [obj for zone in (TRAIL, TRAIL + 1, EXILE, EXILE + 1) for obj in game.there(zone ^ seat)]


def _faced(game: TrailsGame, up: bool) -> list[Obj]:
    return [obj for obj in _near(game) if obj.face_up is not up and "stunned" not in obj.marks]


def _supported(game: TrailsGame, wanted: bool) -> list[Obj]:
    return [obj for obj in _units(game) if SUPPORTS.isdisjoint(obj.marks) is not wanted]


def _own_hidden(game: TrailsGame, seat: int) -> list[Obj]:
    down = [obj for obj in game.there(HOMEBASE + seat) if not obj.face_up]
    return [obj for obj in (*game.there(HAND + seat), *down) if obj.id not in game.shown]


def _waiting(game: TrailsGame) -> list[Obj]:
    """What waits besides the ability being carried out, which lies on top until it has resolved."""
    return [obj for obj in game.there(STANDBY)[1:] if obj.entry is not None and obj.entry.kind != "support"]


_CARDS: Final[Mapping[str, Callable[[TrailsGame, int], list[Obj]]]] = MappingProxyType(
    {
        "move": _movable,
        "fetch": _gone,
        "ready": lambda game, seat: [obj for obj in _near(game) if not obj.ready and "stunned" not in obj.marks],
        "action": lambda game, seat: [obj for obj in _near(game) if obj.ready],
        "stun": lambda game, seat: [obj for obj in _units(game) if "stunned" not in obj.marks],
        "cure": lambda game, seat: [obj for obj in _field(game) if "stunned" in obj.marks],
        "ko": lambda game, seat: _units(game),
        "destroy": lambda game, seat: _near(game),
        "gets": lambda game, seat: _units(game),
        "reveal": _own_hidden,
        "face up": lambda game, seat: _faced(game, True),
        "face down": lambda game, seat: _faced(game, False),
        "support": lambda game, seat: _supported(game, False),
        "lose support": lambda game, seat: _supported(game, True),
        "gives": lambda game, seat: _units(game),
        "loses": lambda game, seat: _field(game),
        "counter": lambda game, seat: _waiting(game),
        "note": lambda game, seat: _near(game),
        "take": lambda game, seat: _looked_at(game),
        "order": lambda game, seat: _looked_at(game),
    }
)


def _looked_at(game: TrailsGame) -> list[Obj]:
    found = [game.objs[ident] for ident in game.looking[1] if ident in game.objs]
    return [obj for obj in found if obj.zone >> 1 == DECK >> 1]


def cards(game: TrailsGame, seat: int, tool: str) -> tuple[Option, ...]:
    """The cards that a tool can be used on."""
    found = _CARDS[tool](game, seat)
    if tool == "take" and len(found) == len(game.zones[DECK + seat]):
        # looking through a whole deck does not tell its order
        found = sorted(found, key=lambda obj: (game.number(obj), obj.id))
    return tuple(("pick", obj.id) for obj in found)


def offered(game: TrailsGame, seat: int) -> tuple[Option, ...]:
    """The tools that can be used on anything now, "done" first."""
    return (DONE, *(("tool", tool) for tool in TOOLS if tool not in FOLLOWING and _usable(game, seat, tool)))


def _usable(game: TrailsGame, seat: int, tool: str) -> bool:
    if tool in ("search", "look"):
        return bool(game.zones[DECK + seat])
    if tool == "reveal hand":
        return bool(game.zones[HAND + (seat ^ 1)])
    return TOOLS[tool][0] != "cards" or bool(_CARDS[tool](game, seat))


def words(kind: str, game: TrailsGame, line: t.Hand, chosen: Sequence[int]) -> tuple[Option, ...]:
    """The options of a question that is answered with one word, ``("back",)`` last."""
    options: list[Option] = []
    if kind == "to":
        options = [("to", place) for place in PLACES]
    elif kind == "seat":
        options = [("seat", 0), ("seat", 1)]
    elif kind == "how":
        options = [("how", "choose"), ("how", "random")]
    elif kind == "until":
        fighting = game.combat is not None and game.combat.stage == "attacking"
        options = [("until", until) for until in UNTIL if until != "combat" or fighting]
    elif kind == "craft":
        options = [("name", word) for word in (*CRAFTS, *RULES)]
    elif kind == "lost":
        options = [("name", word) for word in (ALL_CRAFTS, *ICON_CRAFTS)]
    elif kind == "note":
        has = any(mark.startswith(NOTE) for ident in chosen for mark in game.objs[ident].marks)
        options = [("note", text) for text in notes(line)]
        options += [("note", "")] if has else []
    return (*options, BACK)


def notes(line: t.Hand) -> tuple[str, ...]:
    """What can be written on a note: what nobody read, its sentences, and numbers. Never free text: it would be the
    one thing of a match that no rule bounds."""
    rest = line.rest or line.text.strip()
    parts = [part.strip() for part in rest.replace("。", "。\n").replace(". ", ".\n").splitlines()]
    texts = (rest, *parts) if len(parts) > 1 else (rest,)
    return (*dict.fromkeys(text[:120] for text in texts if text), *(str(number) for number in range(1, 10)))
