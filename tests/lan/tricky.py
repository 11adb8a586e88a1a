"""Cards that do to hidden cards whatever the rulebook lets card texts do, and decks full of them."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from engine.trails.cards.pool import CardPool
from engine.trails.cards.printing import read_printings
from trails_desktop.lan.sealed.handshake import digests_of

_EVENTS: dict[str, list[Any]] = {
    "seek": [{"search": {"org": "Guild"}}, {"put": {"who": "it", "to": "hand"}}, {"shuffle": "you"}],
    "fetch": [{"search": {"most": 2}}, {"put": {"who": "it", "to": "hand"}}, {"shuffle": "you"}],
    "look": [{"look at top": 2}],
    "show": [{"reveal top": 2}],
    "mill": [{"reveal top": {"n": 2, "as": "it"}}, {"put": {"who": "it", "to": "trail"}}],
    "bury": [{"look at top": {"n": 1, "as": "it"}}, {"put": {"who": "it", "to": "homebase", "face": "down"}}],
    "exile": [{"look at top": {"n": 1, "as": "it"}}, {"exile": "it"}],
    "rand": [{"discard": {"n": 1, "player": "opponent", "how": "random"}}],
    "force": [{"discard": {"n": 1, "player": "opponent"}}],
    "bare": [{"reveal": {"zone": "hand", "whose": "opponent"}}],
    "blind": [{"choose": {"zone": "hand", "whose": "opponent"}}, {"discard it": "it"}],
    "plan": [{"plan": 3}],
    "quiet": [
        {"choose": {"zone": "hand", "whose": "you", "type": "UNIT"}},
        {"put": {"who": "it", "to": "homebase", "face": "down"}},
    ],
    "pay": [
        {
            "may": [{"choose": {"zone": "hand", "whose": "you", "type": "UNIT"}}, {"discard it": "it"}],
            "then": [{"draw": 2}],
        }
    ],
    "loot": [{"draw": 2}, {"discard": 1}],
    "back": [{"choose": {"zone": "hand", "whose": "you"}}, {"put": {"who": "it", "to": "deck top"}}],
    "both": [{"discard": {"n": 1, "player": "each"}}, {"draw": {"n": 1, "player": "each"}}],
}
_TARGETED: dict[str, tuple[dict[str, Any], list[Any]]] = {
    "bounce": ({"type": "UNIT"}, [{"return": "it"}]),
    "tuck": ({"type": "UNIT"}, [{"put": {"who": "it", "to": "deck top"}}]),
    "sink": ({"type": "UNIT"}, [{"put": {"who": "it", "to": "deck bottom"}}, {"shuffle": "each"}]),
    "stun": ({"type": "UNIT"}, [{"stun": "it"}]),
    "rebuild": ({"zone": "homebase"}, [{"rebuild": "it"}]),
    "expose": ({"zone": "homebase", "whose": "opponent", "face": "down"}, [{"face up": "it"}]),
    "cover": ({"zone": "homebase", "face": "up"}, [{"face down": "it"}]),
    "raze": ({"zone": "homebase"}, [{"destroy": "it"}]),
    "recall": ({"zone": "homebase"}, [{"return": "it"}]),
}


def _record(number: str, kind: str, effects: list[Any], **more: Any) -> dict[str, Any]:
    return {"number": number, "lang": "en", "set": "T", "name": number, "type": kind, "effects": effects, **more}


@lru_cache(maxsize=1)
def pool() -> CardPool:
    """A library of such cards."""
    records = [_record(name, "EVENT", [{"event": {"do": do}}], ep=0) for name, do in _EVENTS.items()]
    for name, (target, do) in _TARGETED.items():
        records.append(_record(name, "EVENT", [{"event": {"targets": {"it": target}, "do": do}}], ep=0))
    wakes = {
        "triggered": {"event": "is stunned", "who": {"type": "UNIT", "whose": "you"}, "zone": "hand"},
        "do": [{"bond": 3}],
    }
    lurks = {"triggered": {"event": "draws", "player": "opponent", "zone": "homebase"}, "do": [{"bond": 1}]}
    for number in range(6):
        orgs = ["Guild"] if number % 2 else ["Crown"]
        effects = [wakes] if number == 0 else [lurks] if number == 1 else [{"icon": "Dispatch"}] if number == 2 else []
        records.append(_record(f"unit{number}", "UNIT", effects, cp=1 + number % 3, str=2, **{"def": 2}, orgs=orgs))
    records.append(_record("base", "BASE", [], level=1))
    records.append(
        _record(
            "arts",
            "UNIT",
            [{"arts": {"do": [{"draw": 1}]}}],
            cp=2,
            str=1,
            **{"def": 1},
            arts={"ep": 0, "name": "a", "text": "b"},
        )
    )
    return CardPool(read_printings(records, "tricky"))


@lru_cache(maxsize=1)
def sharing() -> CardPool:
    """UNITs, bases, and events that ask who of their targets gets what (1204.2e)."""
    two = {"two": {"type": "UNIT", "count": 2, "split": ["up", "down"]}}
    do = [{"get": {"who": "up", "str": 2}}, {"return": "down"}]
    records = [_record(f"share{n}", "EVENT", [{"event": {"targets": two, "do": do}}], ep=0) for n in range(3)]
    values: dict[str, Any] = {"str": 2, "def": 2, "orgs": ["Guild"]}
    records += [_record(f"unit{n}", "UNIT", [], cp=0, **values) for n in range(5)]
    records.append(_record("base", "BASE", [], level=1))
    return CardPool(read_printings(records, "sharing"))


@lru_cache(maxsize=1)
def digests() -> dict[str, str]:
    """Worked out once."""
    return digests_of(pool())


def deck(seed: int, size: int = 60) -> tuple[str, ...]:
    """A deck of every such card, at random."""
    random = Random(seed)
    numbers = list(pool())
    return tuple(random.choice(numbers) for _ in range(size))


def decks(seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Decks for both seats."""
    return deck(2 * seed), deck(2 * seed + 1)
